import { data, redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { business } from "~/content/business";
import { mailboxCopy } from "~/content/desk/mailbox/mailbox-copy.server";
import { leadPath } from "~/features/leads/paths";
import { actOnMailbox } from "~/features/mail/mailbox/act-on-mailbox.server";
import {
  FIELD_PROBLEMS,
  GOOD_OUTCOMES,
  MAILBOX_OUTCOMES,
  MAILBOX_PATH,
  OLDER_FROM,
  OUTCOME,
  type RefusedField,
} from "~/features/mail/mailbox/mailbox";
import { MailboxStateCard } from "~/features/mail/mailbox/mailbox-state";
import { readMailbox } from "~/features/mail/mailbox/read-mailbox.server";
import { StrangerList } from "~/features/mail/mailbox/stranger-list";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mailbox";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const outcome = MAILBOX_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  const read = await orDatabaseAway(async () => {
    await requireUser(args);
    return readMailbox(context.get(servicesContext), { language, now: new Date() });
  });
  return { ...read, outcome, copy: mailboxCopy[language] };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { done, fields } = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    return { done: await actOnMailbox(context.get(servicesContext), fields, { user, now: new Date() }), fields };
  });
  if ("lead" in done) return redirect(`${leadPath(done.lead)}?outcome=saved`, 303);
  const typed = fields.who ?? fields[OLDER_FROM];
  if (typeof typed === "string" && FIELD_PROBLEMS.includes(done.outcome)) {
    const mail = typeof fields.mail === "string" ? fields.mail : null;
    return data<RefusedField>({ outcome: done.outcome, mail, typed }, { status: 422 });
  }
  return redirect(`${MAILBOX_PATH}?${new URLSearchParams({ [OUTCOME]: done.outcome })}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? fill(loaderData.copy.metaTitle, { name: business.name }) : business.name);

export default function MailboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData ?? null;
  const { state, strangers, outcome, copy } = loaderData;
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-4 max-w-[70ch]">{copy.subtitle}</p>
      {outcome && !refused && (
        <NoticeBar isGood={GOOD_OUTCOMES.includes(outcome)} listPath={MAILBOX_PATH}>
          {copy.outcomes[outcome]}
        </NoticeBar>
      )}
      <MailboxStateCard state={state} refused={refused} copy={copy} />
      <StrangerList strangers={strangers} refused={refused} copy={copy} />
    </>
  );
}
