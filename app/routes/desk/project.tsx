import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from "react-router";
import { IN_PLACE } from "~/components/desk/row-answer";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { postProject } from "~/features/projects/desk/post-project.server";
import { ProjectDesk } from "~/features/projects/desk/project-desk";
import {
  OUTCOME_PARAM,
  PROJECT_FORMS,
  type ProjectOutcome,
  UPLOAD_FIELD,
} from "~/features/projects/desk/project-forms";
import { readDeskProject } from "~/features/projects/desk/read-desk-project.server";
import { PROJECTS_PATH } from "~/features/projects/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { readFormWithFiles } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { dayOf } from "~/lib/time/zoned-time";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const now = new Date();
  const shown = await orDatabaseAway(async () => {
    await requireUser(args);
    const reader = { language: context.get(languageContext), now };
    return readDeskProject(context.get(servicesContext), params.project, reader);
  });
  const outcome = url.searchParams.get(OUTCOME_PARAM);
  return data({ shown, outcome, today: dayOf(now.toISOString()) }, { status: shown ? 200 : 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  const form = await readFormWithFiles(request, UPLOAD_FIELD);
  const by = { user, now: new Date(), language: context.get(languageContext) };
  return orDatabaseAway(() => postProject(context.get(servicesContext), params.project, form, by));
}

/** The page shows how things stand after a conflict. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ projects }, sent) => {
    const isOwn = PROJECT_FORMS.some((form) => form === sent.get("do")) || sent.has(IN_PLACE);
    return isOwn ? { failed: projects.page.problems.away } : null;
  });

export const meta = (args: Route.MetaArgs): MetaDescriptor[] =>
  deskMeta(({ projects: { page } }) =>
    fill(page.metaTitle, { customer: args.loaderData?.shown?.name ?? page.gone.title, name: business.name }),
  )(args);

export default function Project({ loaderData: { shown, outcome, today }, actionData, params }: Route.ComponentProps) {
  const { page: words } = useWords("projects");
  if (!shown) return <GonePage copy={words.gone} to={PROJECTS_PATH} back={words.back} about={params.project} />;
  const isKnown = outcome !== null && Object.hasOwn(words.outcomes, outcome);
  return (
    <>
      {/* The previous outcome is out of date once something else was refused. */}
      {!actionData && isKnown && (
        <div className="pt-4">
          <DoneNotice tone="good" text={words.outcomes[outcome as ProjectOutcome]} />
        </div>
      )}
      <ProjectDesk key={shown.id} shown={shown} today={today} answer={actionData ?? null} />
    </>
  );
}
