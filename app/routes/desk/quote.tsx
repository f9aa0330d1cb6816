import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { threadCopy } from "~/content/desk/thread/thread-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { GonePage } from "~/features/desk/gone-page";
import { leadToWriteTo } from "~/features/leads/lead-to-write-to.server";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { quoteWords, showQuote } from "~/features/quotes/customer/show-quote.server";
import { ANSWER_FORM } from "~/features/quotes/editor/desk-question";
import { readDeskQuote } from "~/features/quotes/editor/desk-quote.server";
import { deskWords } from "~/features/quotes/editor/desk-words.server";
import { DiscardDraft } from "~/features/quotes/editor/discard-draft";
import { LISTED_NAMES } from "~/features/quotes/editor/draft-fields";
import { FollowedQuote } from "~/features/quotes/editor/followed-quote";
import { isGoodOutcome, outcomeIn } from "~/features/quotes/editor/outcomes";
import { QuoteEditor } from "~/features/quotes/editor/quote-editor";
import { readEditor } from "~/features/quotes/editor/read-editor.server";
import { replyByForm } from "~/features/quotes/editor/reply-by-form.server";
import { useHeldDraft } from "~/features/quotes/editor/use-held-draft";
import { useToldOutcome } from "~/features/quotes/editor/use-told-outcome";
import { workOnQuote } from "~/features/quotes/editor/work-on-quote.server";
import { deskQuotePath, OUTCOME_PARAM, QUOTES_PATH } from "~/features/quotes/paths";
import { QuoteMark } from "~/features/quotes/quote-mark";
import { findQuote } from "~/features/quotes/quote-store.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { useLanguage } from "~/lib/language/language-context";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
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
    const copy = deskWords(quotesCopy[language].desk, language, row);
    const mailsCopy = pageCopy(adminCopy, language).mails;
    const { question } = quotesCopy[language];
    const title = row ? copy.quote.metaTitle : `${copy.gone.title} | ${business.name}`;
    const shared = { title, copy, question, mailsCopy, copyId: newId(), outcome: outcomeIn(url) };
    if (!row) return data({ ...shared, editor: null, followed: null }, { status: 404 });
    if (row.state === "draft") {
      return data({ ...shared, editor: await readEditor(row, shared.outcome, language, copy), followed: null });
    }
    const shown = showQuote(row, now);
    const quote = await readDeskQuote(db, row, { language, now, copy: copy.quote });
    const writeTo = row.lead_id ?? (row.email && (await leadToWriteTo(db, row.email)));
    const writing = writeTo ? await readWriting(db, writeTo, { user, language, env, now }) : null;
    const words = quoteWords(row, shown, env.SITE_URL);
    const thread = threadCopy[language];
    return data({ ...shared, editor: null, followed: { quote, shown, words, writeTo, writing, thread } });
  });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request, LISTED_NAMES);
  const by = { language: context.get(languageContext), now: new Date(), user };
  if (fields.do === ANSWER_FORM) {
    const replied = await orDatabaseAway(() => replyByForm(context.get(servicesContext), fields, by));
    if (replied.outcome === "refused") return data({ reply: replied.refused }, { status: replied.status });
    return redirect(`${deskQuotePath(params.quote)}?${OUTCOME_PARAM}=${ANSWERED[replied.outcome]}`, 303);
  }
  const done = await orDatabaseAway(() => workOnQuote(context.get(servicesContext), params.quote, fields, by));
  return "to" in done ? redirect(done.to, 303) : data(done.answer, { status: done.status });
}

/** After a conflict the page shows what somebody else has answered. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.title ?? business.name);

export default function Quote(props: Route.ComponentProps) {
  return <QuoteFile key={props.params.quote} {...props} />;
}

function QuoteFile({ loaderData, actionData, params }: Route.ComponentProps) {
  const { language } = useLanguage();
  const { copy, question } = loaderData;
  const { editor, key, noteUse } = useHeldDraft(loaderData.editor);
  const followed = editor ? null : loaderData.followed;
  const reply = actionData && "reply" in actionData ? actionData.reply : null;
  const edited = actionData && "fields" in actionData ? actionData : null;
  const stage = followed?.quote.stage ?? "draft";
  const outcome = useToldOutcome((followed && edited?.outcome) || loaderData.outcome, stage);
  if (!editor && !followed) return <GonePage copy={copy.gone} to={QUOTES_PATH} back={copy.back} about={params.quote} />;
  return (
    <>
      <Link to={QUOTES_PATH} className="link inline-flex min-h-11 items-center text-small">
        {copy.back}
      </Link>
      <h1 className="text-desk wrap-anywhere">{followed ? copy.quote.title : copy.editor.title}</h1>
      <p className="mt-3 mb-6">
        <QuoteMark stage={stage} word={copy.quote.states[stage]} />
      </p>
      {/* The previous outcome is out of date once something else was refused. */}
      {!reply && !(editor && edited?.outcome) && outcome && (
        <div className="mb-8">
          <DoneNotice tone={isGoodOutcome(outcome) ? "good" : "bad"} text={copy.outcomes[outcome]} />
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
            language={language}
            copy={copy}
            onUse={noteUse}
          />
          <DiscardDraft quote={params.quote} copy={copy.editor} />
        </>
      )}
      {followed && (
        <FollowedQuote
          {...followed}
          copyId={loaderData.copyId}
          copy={copy.quote}
          question={question}
          mailsCopy={loaderData.mailsCopy}
          reply={reply}
        />
      )}
    </>
  );
}
