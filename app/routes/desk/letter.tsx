import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { handleLetterForm } from "~/features/newsletter/letters/handle-letter-form.server";
import { LETTER_OUTCOMES, LETTERS_PATH, NEW_LETTER } from "~/features/newsletter/letters/letter";
import { LetterForm } from "~/features/newsletter/letters/letter-form";
import { LetterPreview } from "~/features/newsletter/letters/letter-preview";
import { LetterSend, LetterState } from "~/features/newsletter/letters/letter-sending";
import { articleChoices, readLetterPage } from "~/features/newsletter/letters/read-letters.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/letter";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const isNew = params.letter === NEW_LETTER;
  const letter = await orDatabaseAway(async () => {
    await requireOwner(args);
    return isNew ? null : readLetterPage(context.get(servicesContext).db, params.letter, language);
  });
  if (!letter && !isNew) throw redirect(`${LETTERS_PATH}?outcome=gone`);
  return {
    letter,
    newId: newId(),
    articles: articleChoices(language),
    outcome: LETTER_OUTCOMES.find((known) => known === url.searchParams.get("outcome")) ?? null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    const acted = await handleLetterForm(context.get(servicesContext), params.letter, fields, by);
    if ("to" in acted) return redirect(acted.to, 303);
    return data(acted.answer, { status: acted.status });
  });
}

/** The typed fields stay, also beside a later version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === undefined && defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ form }, sent) => (sent.has("subject_nl") ? form : null));

export const meta = deskMeta(({ letters }) => letters.metaTitle);

const EMPTY = { subject_nl: "", body_nl: "", subject_en: "", body_en: "" };

export default function LetterPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = useWords("letters");
  const { letter, newId: made, articles, outcome } = loaderData;
  const { state = "draft", version = 0, languages = [], startedAt = null, endedAt = null } = letter ?? {};
  const moments = [
    startedAt && fill(words.started, { moment: startedAt.text }),
    endedAt && fill(words.ended, { moment: endedAt.text }),
  ];
  return (
    <>
      <Link to={LETTERS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="mb-2 text-desk wrap-anywhere">{letter?.title ?? words.newTitle}</h1>
      <p className="mb-6 text-small text-ink-500">{[words.states[state], ...moments].filter(Boolean).join(" · ")}</p>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone={outcome === "gone" ? "bad" : "good"} text={words.outcomes[outcome]} />
        </div>
      )}
      {letter?.progress && state !== "draft" && <LetterState state={state} progress={letter.progress} />}
      {state === "draft" && (
        <LetterForm
          // An article that is put in replaces what was typed.
          key={`${params.letter} ${version} ${actionData?.problem === null ? JSON.stringify(actionData.fields) : ""}`}
          id={made}
          version={version}
          fields={letter?.fields ?? EMPTY}
          answer={actionData ?? null}
          articles={articles}
        />
      )}
      {letter && <LetterPreview id={letter.id} version={version} languages={languages} />}
      {letter && state === "draft" && <LetterSend version={version} languages={languages} readers={letter.readers} />}
    </>
  );
}
