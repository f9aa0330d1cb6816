import { data, Link, replace } from "react-router";
import { useWords } from "~/content/desk/words";
import { VAT_PERCENT } from "~/content/prices/price-list";
import { deskMeta } from "~/features/desk/desk-meta";
import { emptyFields, LISTED_NAMES } from "~/features/quotes/editor/draft-fields";
import { fieldsOfLead } from "~/features/quotes/editor/fields-of.server";
import { pricedLines, titlesOfKinds } from "~/features/quotes/editor/priced-lines.server";
import { QuoteEditor } from "~/features/quotes/editor/quote-editor";
import { writeNewQuote } from "~/features/quotes/editor/write-draft.server";
import { QUOTES_PATH, REQUEST_PARAM } from "~/features/quotes/paths";
import { leadBehind } from "~/features/quotes/quoted-lead.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { useLanguage } from "~/lib/language/language-context";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-new";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const reference = url.searchParams.get(REQUEST_PARAM);
  const prefilled = await orDatabaseAway(async () => {
    await requireUser(args);
    return reference ? fieldsOfLead(context.get(servicesContext).db, reference, language) : undefined;
  });
  return {
    id: newId(),
    reference,
    fields: prefilled?.fields ?? emptyFields(language),
    isPrefilled: prefilled !== undefined,
    vatPercent: VAT_PERCENT,
    priced: pricedLines(language),
    titles: titlesOfKinds(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const { db } = context.get(servicesContext);
  const language = context.get(languageContext);
  await orDatabaseAway(() => requireUser(args));
  const { fields: posted } = await readBody(request, LISTED_NAMES);
  const reference = url.searchParams.get(REQUEST_PARAM);
  const lead = reference ? await orDatabaseAway(() => leadBehind(db, reference)) : undefined;
  const edited = await orDatabaseAway(() =>
    writeNewQuote(
      posted,
      { requestId: lead?.subject_id ?? null, leadId: lead?.id ?? null },
      { db, language, now: new Date() },
    ),
  );
  // Going back to this page would show an empty one, and make a second draft.
  return "to" in edited ? replace(edited.to, 303) : data(edited.answer, { status: edited.status });
}

export const meta = deskMeta(({ quotes }) => quotes.editor.newMetaTitle);

export default function NewQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useLanguage();
  const { id, reference, fields, isPrefilled, vatPercent, priced, titles } = loaderData;
  const words = useWords("quotes");
  return (
    <>
      <Link to={QUOTES_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="mb-2 text-desk">{words.editor.newTitle}</h1>
      {isPrefilled && <p className="max-w-[70ch]">{words.editor.fromRequest}</p>}
      <div className="mt-8">
        <QuoteEditor
          key={reference}
          of={{ request: reference }}
          stamp={{ name: "id", value: id }}
          fields={fields}
          answer={actionData ?? null}
          vatPercent={vatPercent}
          priced={priced}
          titles={titles}
          language={language}
        />
      </div>
    </>
  );
}
