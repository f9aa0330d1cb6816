import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { dashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { leadsCopy } from "~/content/desk/leads/leads-copy.server";
import { peopleCopy } from "~/content/desk/people/people-copy.server";
import { threadCopy } from "~/content/desk/thread/thread-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { GonePage } from "~/features/desk/gone-page";
import { orRefusedAtDesk } from "~/features/desk/not-taken";
import { readColleagues } from "~/features/leads/assign/read-colleagues.server";
import { LeadNotice } from "~/features/leads/dashboard/lead-notice";
import { DESK_OUTCOMES } from "~/features/leads/lead";
import { LeadDesk } from "~/features/leads/lead-page/lead-desk";
import { BATCH, OUTCOME, postLead } from "~/features/leads/lead-page/post-lead.server";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { refusePost } from "~/features/leads/lead-page/refuse-post";
import { timelinePlace } from "~/features/leads/lead-page/timeline";
import { readBatchNotice } from "~/features/leads/list/present-batch.server";
import { leadPath } from "~/features/leads/paths";
import { readLeadPlan, readStepNotice } from "~/features/leads/plans/present-plan.server";
import { StepBar } from "~/features/leads/plans/step-bar";
import { FILE_FIELD, FILES_FIELD } from "~/features/mail/thread/files";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { linkToPrivacy } from "~/features/privacy/find/link-to-privacy.server";
import { PrivacyLink } from "~/features/privacy/find/privacy-link";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readFormWithFiles } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const [file, batch, user, colleagues, writing, plan, stepNotice] = await orDatabaseAway(async () => {
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
      await readLeadPlan(services, params.lead, { language, now: new Date() }),
      await readStepNotice(db, url, language),
    ] as const;
  });
  const { requests, suspects, mails, leads, lead, notice } = pageCopy(adminCopy, language);
  return data(
    {
      file,
      colleagues,
      writing,
      outcome: DESK_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
      batch,
      plan,
      stepNotice,
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
        thread: threadCopy[language],
      },
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

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefusedAtDesk(args, (problem, sent) => refusePost(problem, Object.fromEntries(sent)));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData?.copy.lead.metaTitle ?? business.name);

export default function LeadPage({
  loaderData: { file, colleagues, writing, outcome, batch, plan, stepNotice, by, privacy, copy },
  actionData,
  params,
}: Route.ComponentProps) {
  if (!file) return <GonePage copy={copy.lead.gone} to={DESK_PATH} back={copy.lead.back} about={params.lead} />;
  return (
    <>
      {/* The previous outcome is out of date once something else was refused. */}
      {!actionData && stepNotice && <StepBar notice={stepNotice} listPath={leadPath(file.lead.id)} />}
      {!actionData && <LeadNotice outcome={outcome} batch={batch} listPath={leadPath(file.lead.id)} />}
      <LeadDesk
        key={file.lead.id}
        file={file}
        colleagues={colleagues}
        plan={plan}
        copy={copy}
        by={by}
        refused={actionData && "form" in actionData ? actionData : null}
        reply={actionData && "reply" in actionData ? actionData.reply : null}
        writing={writing}
        mail={actionData && "mail" in actionData ? actionData.mail : null}
      />
      {privacy && <PrivacyLink link={privacy} />}
    </>
  );
}
