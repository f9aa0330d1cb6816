import { data, Link, type MetaDescriptor, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { leadToWriteTo } from "~/features/leads/lead-to-write-to.server";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { quoteFacts, readDeskQuote } from "~/features/quotes/editor/desk-quote.server";
import { CopyAction } from "~/features/quotes/editor/desk-quote-view";
import { DiscardDraft } from "~/features/quotes/editor/discard-draft";
import { LISTED_NAMES } from "~/features/quotes/editor/draft-fields";
import { FollowedQuote } from "~/features/quotes/editor/followed-quote";
import { isGoodOutcome, outcomeIn, useToldOutcome } from "~/features/quotes/editor/outcomes";
import { QuoteEditor } from "~/features/quotes/editor/quote-editor";
import { QuoteVersions } from "~/features/quotes/editor/quote-versions";
import { readEditor } from "~/features/quotes/editor/read-draft.server";
import { readVersions } from "~/features/quotes/editor/read-versions.server";
import { replyByForm } from "~/features/quotes/editor/reply-by-form.server";
import { useKeptDraft } from "~/features/quotes/editor/use-typed-quote";
import { workOnQuote } from "~/features/quotes/editor/work-on-quote.server";
import { ANSWER_FORM, deskQuotePath, OUTCOME_PARAM, QUOTES_PATH } from "~/features/quotes/paths";
import { QuoteMark } from "~/features/quotes/quote-mark";
import { findQuote } from "~/features/quotes/quote-store.server";
import { quoteWords, showQuote } from "~/features/quotes/show-quote.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { useLanguage } from "~/lib/language/language-context";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote";

const ANSWERED = { answered: "answered", delayed: "answeredLater", gone: "refused" } as const;

export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const { db, env } = context.get(servicesContext);
  const language = context.get(languageContext);
  const now = new Date();
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const row = await findQuote(db, { id: params.quote });
    const shared = { facts: row ? quoteFacts(row, language) : null, copyId: newId(), outcome: outcomeIn(url) };
    if (!row) return data({ ...shared, versions: null, editor: null, followed: null }, { status: 404 });
    const versions = await readVersions(db, row, { language, now });
    if (row.state === "draft") {
      const editor = await readEditor(row, shared.outcome, { language, now });
      return data({ ...shared, versions, editor, followed: null });
    }
    const shown = showQuote(row, now);
    const quote = await readDeskQuote(db, row, { language, now });
    const writeTo = row.lead_id ?? (row.email && (await leadToWriteTo(db, row.email)));
    const writing = writeTo ? await readWriting(db, writeTo, { user, language, env, now }) : null;
    const words = quoteWords(row, shown, env.SITE_URL);
    return data({ ...shared, versions, editor: null, followed: { quote, shown, words, writeTo, writing } });
  });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request, LISTED_NAMES);
  const by = { language: context.get(languageContext), now: new Date(), user };
  if (fields.do === ANSWER_FORM) {
    const replied = await orDatabaseAway(() => replyByForm(context.get(servicesContext), fields, by));
    if (replied.outcome === "refused") return data(replied.answer, { status: replied.status });
    return redirect(`${deskQuotePath(params.quote)}?${OUTCOME_PARAM}=${ANSWERED[replied.outcome]}`, 303);
  }
  const done = await orDatabaseAway(() => workOnQuote(context.get(servicesContext), params.quote, fields, by));
  return "to" in done ? redirect(done.to, 303) : data(done.answer, { status: done.status });
}

/** The page shows a colleague's answer after a conflict. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta = (args: Route.MetaArgs): MetaDescriptor[] =>
  deskMeta(({ quotes }) => {
    const facts = args.loaderData?.facts;
    if (!facts) return `${quotes.gone.title} | {name}`;
    return fill(quotes.quote.metaTitle, { number: facts.number, name: business.name });
  })(args);

export default function Quote(props: Route.ComponentProps) {
  return <QuoteFile key={props.params.quote} {...props} />;
}

function QuoteFile({ loaderData, actionData, params }: Route.ComponentProps) {
  const { language } = useLanguage();
  const words = useWords("quotes");
  const { editor, key, noteUse } = useKeptDraft(loaderData.editor);
  const followed = editor ? null : loaderData.followed;
  const edited = actionData && "outcome" in actionData ? actionData : null;
  const reply = actionData && "problem" in actionData ? actionData : null;
  const stage = followed?.quote.stage ?? "draft";
  const outcome = useToldOutcome((followed && edited?.outcome) || loaderData.outcome, stage);
  const { facts } = loaderData;
  if (!facts || (!editor && !followed))
    return <GonePage copy={words.gone} to={QUOTES_PATH} back={words.back} about={params.quote} />;
  return (
    <>
      <Link to={QUOTES_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk wrap-anywhere">{fill(followed ? words.quote.title : words.editor.title, facts)}</h1>
      <p className="mt-3 mb-6">
        <QuoteMark stage={stage} word={words.quote.states[stage]} />
      </p>
      {loaderData.versions && <QuoteVersions versions={loaderData.versions} />}
      {/* The previous outcome is out of date once something else was refused. */}
      {!reply && !(editor && edited?.outcome) && outcome && (
        <div className="mb-8">
          <DoneNotice tone={isGoodOutcome(outcome) ? "good" : "bad"} text={words.outcomes[outcome]} />
        </div>
      )}
      {editor && (
        <>
          <QuoteEditor
            key={key}
            of={params}
            stamp={{ name: "version", value: String(editor.version) }}
            fields={editor.fields}
            answer={edited ?? editor.answer}
            vatPercent={editor.vatPercent}
            priced={editor.priced}
            titles={editor.titles}
            language={language}
            onUse={noteUse}
          />
          {loaderData.versions?.isOvertaken && (
            <div className="mt-10">
              <CopyAction copyId={loaderData.copyId} />
            </div>
          )}
          <DiscardDraft quote={params.quote} />
        </>
      )}
      {followed && <FollowedQuote {...followed} copyId={loaderData.copyId} reply={reply} />}
    </>
  );
}
