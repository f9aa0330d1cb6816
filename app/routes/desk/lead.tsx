import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { v4 as uuidv4 } from "uuid";
import { useWords } from "~/content/desk/words";
import { readAsked } from "~/features/calendars/copies/answer-change.server";
import { AskedChanges } from "~/features/calendars/copies/asked-changes";
import { readOpenConversation } from "~/features/chat/desk/desk-conversation.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { readColleagues } from "~/features/leads/assign/read-colleagues.server";
import { DeskNotices } from "~/features/leads/desk-notice";
import { DESK_OUTCOMES } from "~/features/leads/lead";
import { LeadDesk } from "~/features/leads/lead-page/lead-desk";
import { wordsForAbsence } from "~/features/leads/lead-page/lead-forms";
import { BATCH, OUTCOME, postLead } from "~/features/leads/lead-page/post-lead.server";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { timelinePlace } from "~/features/leads/lead-page/timeline";
import { readBatchNotice } from "~/features/leads/list/present-batch.server";
import { leadPath } from "~/features/leads/paths";
import { readLeadPlan, readStepNotice } from "~/features/leads/plans/present-plan.server";
import { FILE_FIELD, FILES_FIELD } from "~/features/mail/thread/files";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { linkToPrivacy } from "~/features/privacy/find/link-to-privacy.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { readLeadCheck } from "~/features/website-check/desk/lead-check.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readFormWithFiles } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const [file, batch, user, colleagues, writing, chat, plan, step, asked, check] = await orDatabaseAway(async () => {
    const opener = await requireUser(args);
    const place = timelinePlace(leadPath(params.lead), url);
    const services = context.get(servicesContext);
    const { db, env } = services;
    const read = await readLead(db, params.lead, { language, now: new Date() }, place);
    const id = url.searchParams.get(BATCH);
    const done = id === null ? null : await readBatchNotice(db, { id, user_id: opener.id }, language);
    return [
      read,
      done,
      opener,
      await readColleagues(db, opener.id),
      await readWriting(db, params.lead, { user: opener, language, env }),
      await readOpenConversation(db, params.lead, { language, now: new Date() }),
      await readLeadPlan(services, params.lead, { language, now: new Date() }),
      await readStepNotice(db, url, language),
      await readAsked(db, { language, now: new Date() }, params.lead),
      await readLeadCheck(services, params.lead, { language, now: new Date() }),
    ] as const;
  });
  return data(
    {
      file,
      asked,
      colleagues,
      writing,
      chat: chat && { conversation: chat, replyId: uuidv4() },
      notice: {
        outcome: DESK_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
        batch,
        step,
      },
      plan,
      check,
      privacy: file && linkToPrivacy(file.lead, user.role, language),
    },
    { status: file ? 200 : 404 },
  );
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  const user = await orDatabaseAway(() => requireUser(args));
  const form = await readFormWithFiles(request, FILES_FIELD, [FILE_FIELD]);
  const by = { user, now: new Date(), language: context.get(languageContext) };
  return orDatabaseAway(() => postLead(services, params.lead, form, by));
}

export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) => orFormAnswer(args, wordsForAbsence);

export const meta = deskMeta(({ admin }) => admin.lead.metaTitle);

export default function LeadPage({
  loaderData: { file, asked, colleagues, writing, chat, notice, plan, check, privacy },
  actionData,
  params,
}: Route.ComponentProps) {
  const { lead: words } = useWords("admin");
  if (!file) return <GonePage copy={words.gone} to={DESK_PATH} back={words.back} about={params.lead} />;
  return (
    <>
      {/* The previous outcome is out of date once something else was refused. */}
      {!actionData && <DeskNotices notice={notice} listPath={leadPath(file.lead.id)} />}
      <AskedChanges asked={asked} />
      <LeadDesk
        key={file.lead.id}
        file={file}
        colleagues={colleagues}
        plan={plan}
        check={check}
        answer={actionData ?? null}
        writing={writing}
        chat={chat}
        privacy={privacy}
      />
    </>
  );
}
