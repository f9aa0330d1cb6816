import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { dashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { leadsCopy } from "~/content/desk/leads/leads-copy.server";
import { peopleCopy } from "~/content/desk/people/people-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { GonePage } from "~/features/desk/gone-page";
import { orRefusedAtDesk } from "~/features/desk/not-taken";
import { assignConflictMessage } from "~/features/leads/assign/assign-conflict-message.server";
import { readColleagues } from "~/features/leads/assign/read-colleagues.server";
import { conflictMessage } from "~/features/leads/conflict-message.server";
import { LeadNotice } from "~/features/leads/dashboard/lead-notice";
import { DESK_OUTCOMES, type DeskOutcome } from "~/features/leads/lead";
import { wrongField } from "~/features/leads/lead-changes.server";
import { actOnLead, changeByForm } from "~/features/leads/lead-page/act-on-lead.server";
import { LeadDesk } from "~/features/leads/lead-page/lead-desk";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { refusePost } from "~/features/leads/lead-page/refuse-post";
import { refusedChange } from "~/features/leads/lead-page/refused-change";
import { timelinePlace } from "~/features/leads/lead-page/timeline";
import { readBatchNotice } from "~/features/leads/list/present-batch.server";
import { leadPath } from "~/features/leads/paths";
import { linkToPrivacy } from "~/features/privacy/find/link-to-privacy.server";
import { PrivacyLink } from "~/features/privacy/find/privacy-link";
import { ANSWER_FORM } from "~/features/quotes/editor/desk-question";
import { replyByForm } from "~/features/quotes/editor/reply-by-form.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead";

const OUTCOME = "outcome";
const BATCH = "batch";
const ANSWERED = { answered: "sent", delayed: "delayed", gone: "refused" } as const;

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const [file, batch, user, colleagues] = await orDatabaseAway(async () => {
    const opener = await requireUser(args);
    const place = timelinePlace(leadPath(params.lead), url);
    const { db } = context.get(servicesContext);
    const read = await readLead(db, params.lead, { language, now: new Date() }, place);
    const id = url.searchParams.get(BATCH);
    const done = id === null ? null : await readBatchNotice(db, { id, user_id: opener.id }, language);
    return [read, done, opener, await readColleagues(db, opener.id)] as const;
  });
  const { requests, suspects, mails, leads, lead, notice } = pageCopy(adminCopy, language);
  return data(
    {
      file,
      colleagues,
      outcome: DESK_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
      batch,
      by: leadsCopy[language].timeline.by,
      privacy: file && linkToPrivacy(file.lead, user.role, language),
      copy: {
        requests,
        suspects,
        mails,
        leads,
        lead,
        notice,
        people: peopleCopy[language],
        batch: dashboardCopy[language].batch,
        question: quotesCopy[language].question,
      },
    },
    { status: file ? 200 : 404 },
  );
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request);
  const by = { user, now: new Date() };
  const again = (outcome: DeskOutcome, batch: string | null = null) =>
    redirect(
      `${leadPath(params.lead)}?${new URLSearchParams({ [OUTCOME]: outcome, ...(batch && { [BATCH]: batch }) })}`,
      303,
    );
  return orDatabaseAway(async () => {
    if (!("do" in fields)) return again(await actOnLead(services, fields, by));
    if (fields.do === ANSWER_FORM) {
      const replied = await replyByForm(services, fields, { ...by, language: context.get(languageContext) });
      if (replied.outcome === "refused") return data({ reply: replied.refused }, { status: replied.status });
      return again(ANSWERED[replied.outcome]);
    }
    const { outcome, batch } = await changeByForm(services, params.lead, fields, by);
    if (outcome === "invalid")
      return data(refusedChange("invalid", fields, { field: wrongField(fields) }), { status: 422 });
    if (outcome !== "conflict") return again("saved", batch);
    const inWords = fields.do === "assign" ? assignConflictMessage : conflictMessage;
    const conflict = await inWords(services.db, params.lead, context.get(languageContext));
    return data(refusedChange("conflict", fields, { conflict }), { status: 409 });
  });
}

export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefusedAtDesk(args, (problem, sent) => refusePost(problem, Object.fromEntries(sent)));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData?.copy.lead.metaTitle ?? business.name);

export default function LeadPage({
  loaderData: { file, colleagues, outcome, batch, by, privacy, copy },
  actionData,
  params,
}: Route.ComponentProps) {
  if (!file) return <GonePage copy={copy.lead.gone} to={DESK_PATH} back={copy.lead.back} about={params.lead} />;
  return (
    <>
      {/* The previous outcome is out of date once something else was refused. */}
      {!actionData && <LeadNotice outcome={outcome} batch={batch} listPath={leadPath(file.lead.id)} copy={copy} />}
      <LeadDesk
        key={file.lead.id}
        file={file}
        colleagues={colleagues}
        copy={copy}
        by={by}
        refused={actionData && "form" in actionData ? actionData : null}
        reply={actionData && "reply" in actionData ? actionData.reply : null}
      />
      {privacy && <PrivacyLink link={privacy} />}
    </>
  );
}
