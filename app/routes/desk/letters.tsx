import { Mails } from "lucide-react";
import { Link, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { countsOf, LETTER_OUTCOMES, LETTERS_PATH, letterPath, NEW_LETTER } from "~/features/newsletter/letters/letter";
import { readLetters } from "~/features/newsletter/letters/read-letters.server";
import { NEWSLETTER_PATH } from "~/features/newsletter/subscriber-filter";
import { requireOwner } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/letters";

const CURSOR = "cursor";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const cursor = url.searchParams.get(CURSOR);
  const list = await orDatabaseAway(async () => {
    await requireOwner(args);
    return readLetters(context.get(servicesContext).db, cursor, language);
  });
  if (!list) throw redirect(LETTERS_PATH);
  const outcome = LETTER_OUTCOMES.find((known) => known === url.searchParams.get("outcome")) ?? null;
  return { ...list, isFirst: cursor === null, outcome };
}

export const meta = deskMeta(({ letters }) => letters.metaTitle);

export default function Letters({ loaderData }: Route.ComponentProps) {
  const words = useWords("letters");
  const { letters, nextCursor, isFirst, outcome } = loaderData;
  return (
    <>
      <Link to={NEWSLETTER_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.toReaders}
      </Link>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-desk">{words.title}</h1>
        <ButtonLink to={letterPath(NEW_LETTER)} variant="quiet">
          {words.add}
        </ButtonLink>
      </div>
      <p className="mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && (
        <div className="mb-6 max-w-[46rem]">
          <DoneNotice tone={outcome === "gone" ? "bad" : "good"} text={words.outcomes[outcome]} />
        </div>
      )}
      {letters.length === 0 && (
        <EmptyList icon={Mails} copy={words.empty}>
          <ButtonLink to={letterPath(NEW_LETTER)}>{words.add}</ButtonLink>
        </EmptyList>
      )}
      {letters.length > 0 && (
        <ul className="max-w-[56rem] rounded-card border border-linen-200 bg-white">
          {letters.map(({ id, title, state, at, progress }) => (
            <li key={id} className="border-t border-linen-200 px-4 py-3 first:border-t-0 sm:px-6">
              <Link
                to={letterPath(id)}
                className="link inline-flex min-h-11 items-center py-1.5 font-semibold wrap-anywhere"
              >
                {title}
              </Link>
              <p className="text-small text-ink-500">
                <span className="font-semibold text-ink-950">{words.states[state]}</span> ·{" "}
                {fill(state === "draft" ? words.changed : words.started, { moment: at.text })}
                {progress && countsOf(progress).map((name) => ` · ${progress[name]} ${words.progress[name]}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Paging
        olderPath={nextCursor && `${LETTERS_PATH}?${new URLSearchParams({ [CURSOR]: nextCursor })}`}
        newestPath={isFirst ? null : LETTERS_PATH}
        copy={words.paging}
      />
    </>
  );
}
