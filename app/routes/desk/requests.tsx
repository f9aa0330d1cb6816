import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { Dashboard } from "~/features/leads/dashboard/dashboard";
import { DASHBOARD_QUERY, dashboardQueryIn } from "~/features/leads/dashboard/dashboard-answer";
import { handleDashboardForm } from "~/features/leads/dashboard/handle-dashboard-form.server";
import { readDashboard } from "~/features/leads/dashboard/read-dashboard.server";
import { leadListPath, readLeadFilter } from "~/features/leads/list/lead-filter";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/requests";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const filter = readLeadFilter(url);
  const read = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    return readDashboard(services, { url, filter, user, language, now: new Date() });
  });
  if (!read) throw redirect(leadListPath({ ...filter, cursor: null }, dashboardQueryIn(url)));
  return { read, filter, language, ownerEmail: services.ownerEmail };
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const filter = readLeadFilter(url);
  const acted = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request, ["lead"]);
    const language = context.get(languageContext);
    return handleDashboardForm(context.get(servicesContext), { fields, user, language, now: new Date() });
  });
  const place = url.searchParams.get(DASHBOARD_QUERY.place);
  const where = place === null ? {} : { [DASHBOARD_QUERY.place]: place };
  if ("query" in acted) throw redirect(leadListPath(filter, { ...acted.query, ...where }), 303);
  return data(acted.answer, { status: acted.status });
}

export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ admin: { lead } }) => ({ failed: lead.failed }));

export const meta: Route.MetaFunction = deskMeta(({ admin }, { loaderData }: Route.MetaArgs) =>
  loaderData?.filter.status === "spam" ? admin.suspects.metaTitle : admin.requests.metaTitle,
);

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  return <Dashboard {...loaderData} answer={actionData ?? null} />;
}
