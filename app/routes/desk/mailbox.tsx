import { data, redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { leadPath } from "~/features/leads/paths";
import { handleMailboxForm } from "~/features/mail/mailbox/handle-mailbox-form.server";
import {
  FIELD_PROBLEMS,
  GOOD_OUTCOMES,
  MAILBOX_OUTCOMES,
  MAILBOX_PATH,
  OLDER_FROM,
  OUTCOME,
} from "~/features/mail/mailbox/mailbox";
import { MailboxStateCard } from "~/features/mail/mailbox/mailbox-state";
import { readMailbox } from "~/features/mail/mailbox/read-mailbox.server";
import { UnknownSenderList } from "~/features/mail/mailbox/unknown-sender-list";
import { MAIL_SETTINGS_PATH } from "~/features/mail/settings/mail-settings";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mailbox";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const outcome = MAILBOX_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  const read = await orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const read = await readMailbox(context.get(servicesContext), { language, now: new Date() });
    return { ...read, isOwner: role === "owner" };
  });
  return { ...read, outcome };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { done, fields } = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    return { done: await handleMailboxForm(context.get(servicesContext), fields, { user, now: new Date() }), fields };
  });
  if ("lead" in done) return redirect(`${leadPath(done.lead)}?outcome=saved`, 303);
  const typed = (["who", OLDER_FROM] as const).find((field) => typeof fields[field] === "string");
  if (typed && FIELD_PROBLEMS.includes(done.outcome)) {
    const says = deskWords[context.get(languageContext)].mailbox.outcomes[done.outcome];
    return data(formAnswer(null, fields, { [typed]: says }), { status: 422 });
  }
  return redirect(`${MAILBOX_PATH}?${new URLSearchParams({ [OUTCOME]: done.outcome })}`, 303);
}

export const meta = deskMeta(({ mailbox }) => mailbox.metaTitle);

export default function MailboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null;
  const { state, unknownSenders, outcome, isOwner } = loaderData;
  const words = useWords("mailbox");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-4 max-w-[70ch]">{words.subtitle}</p>
      {outcome && !answer && (
        <NoticeBar isGood={GOOD_OUTCOMES.includes(outcome)} listPath={MAILBOX_PATH}>
          {words.outcomes[outcome]}
        </NoticeBar>
      )}
      <MailboxStateCard state={state} answer={answer} settings={isOwner ? MAIL_SETTINGS_PATH : null} />
      <UnknownSenderList unknownSenders={unknownSenders} answer={answer} />
    </>
  );
}
