import { Trash2 } from "lucide-react";
import { data, Link, redirect } from "react-router";
import { v7 as uuidv7 } from "uuid";
import { ButtonLink } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { quotesCopy } from "~/content/quotes/quotes-copy.server";
import { requireUser } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { readDeskQuote } from "~/features/quotes/desk-quote.server";
import { Deed, DeskQuoteView } from "~/features/quotes/desk-quote-view";
import { deskWords } from "~/features/quotes/desk-words.server";
import { LISTED_NAMES } from "~/features/quotes/draft-fields";
import { isGoodOutcome, outcomeIn } from "~/features/quotes/outcomes";
import { QUOTES_PATH } from "~/features/quotes/paths";
import { QuoteEditor } from "~/features/quotes/quote-editor";
import { QuoteSheet } from "~/features/quotes/quote-sheet";
import { readEditor } from "~/features/quotes/read-editor.server";
import { quoteWords, showQuote } from "~/features/quotes/show-quote.server";
import { findQuote } from "~/features/quotes/store.server";
import { workOnQuote } from "~/features/quotes/work-on-quote.server";
import { readBody } from "~/lib/http/api.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote";
import { orDatabaseAway } from "./database-away.server";

/** A draft in its editor; what was sent as the customer sees it, with what became of it. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const { db, env } = context.get(servicesContext);
  const language = context.get(languageContext);
  const now = new Date();
  return orDatabaseAway(async () => {
    await requireUser(args);
    const row = await findQuote(db, { id: params.quote });
    const copy = deskWords(quotesCopy[language].desk, language, row);
    const mailsCopy = pageCopy(adminCopy, language).mails;
    const shared = { copy, mailsCopy, copyId: uuidv7(), outcome: outcomeIn(url) };
    if (!row) return data({ ...shared, editor: null, followed: null }, { status: 404 });
    if (row.state === "draft") {
      return data({ ...shared, editor: readEditor(row, shared.outcome, language, copy), followed: null });
    }
    const shown = showQuote(row, now);
    const quote = await readDeskQuote(db, row, { language, now, copy: copy.quote });
    return data({ ...shared, editor: null, followed: { quote, shown, words: quoteWords(row, shown, env.SITE_URL) } });
  });
}

/** Does what a button of the page asks. A database that is away loses nothing of what was typed. */
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request, LISTED_NAMES);
  const done = await workOnQuote(context.get(servicesContext), params.quote, fields, {
    language: context.get(languageContext),
    now: new Date(),
    user,
  });
  return "to" in done ? redirect(done.to, 303) : data(done.answer, { status: done.status });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData?.copy.quote.metaTitle ?? business.name);

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useLanguage();
  const { copy, editor, followed, outcome } = loaderData;
  if (!editor && !followed) {
    return (
      <div className="grid justify-items-start gap-3">
        <h1 className="text-h2">{copy.gone.title}</h1>
        <p>{copy.gone.text}</p>
        <ButtonLink to={QUOTES_PATH} variant="quiet">
          {copy.back}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Link to={QUOTES_PATH} className="link inline-flex min-h-11 items-center text-small">
        {copy.back}
      </Link>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none wrap-anywhere">
        {followed ? copy.quote.title : copy.editor.title}
      </h1>
      <p className="mt-3 mb-6 w-fit rounded-stitch bg-indigo-100 px-2 py-0.5 text-small font-semibold text-indigo-700">
        {copy.quote.states[followed?.quote.state ?? "draft"]}
      </p>
      {(outcome ?? (followed && actionData?.outcome)) && (
        <div className="mb-8 max-w-[46rem]">
          <Outcome outcome={(followed && actionData?.outcome) || outcome} copy={copy.outcomes} />
        </div>
      )}
      {editor && (
        <>
          <QuoteEditor
            key={editor.version}
            stamp={{ version: editor.version }}
            fields={editor.fields}
            answer={actionData ?? editor.answer}
            vatPercent={editor.vatPercent}
            language={language}
            copy={copy}
          />
          <details className="mt-10">
            <summary className="link inline-flex min-h-11 items-center">{copy.editor.discard}</summary>
            <div className="mt-2 grid justify-items-start gap-3">
              <p>{copy.editor.discardText}</p>
              <Deed icon={Trash2} name="discard" label={copy.editor.discardSubmit} pending={copy.editor.pending} />
            </div>
          </details>
        </>
      )}
      {followed && (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <DeskQuoteView
            quote={followed.quote}
            copyId={loaderData.copyId}
            copy={copy.quote}
            mailsCopy={loaderData.mailsCopy}
          />
          <QuoteSheet shown={followed.shown} copy={followed.words.sheet} />
        </div>
      )}
    </>
  );
}

function Outcome({
  outcome,
  copy,
}: {
  outcome: ReturnType<typeof outcomeIn>;
  copy: Route.ComponentProps["loaderData"]["copy"]["outcomes"];
}) {
  return outcome && <FormNotice tone={isGoodOutcome(outcome) ? "good" : "bad"} text={copy[outcome]} />;
}
