import { data, Link, replace } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { addProject, fieldsOfLead } from "~/features/projects/desk/add-project.server";
import { LEAD_PARAM } from "~/features/projects/desk/new-project";
import { NewProjectForm } from "~/features/projects/desk/new-project-form";
import { deskProjectPath, PROJECTS_PATH } from "~/features/projects/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { dayOf } from "~/lib/time/zoned-time";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-new";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const lead = url.searchParams.get(LEAD_PARAM);
  const fields = await orDatabaseAway(async () => {
    await requireUser(args);
    return lead === null ? undefined : fieldsOfLead(context.get(servicesContext).db, lead);
  });
  return {
    id: newId(),
    served: fields ?? { language: OWNER_LANGUAGE },
    isPrefilled: fields !== undefined,
    today: dayOf(new Date().toISOString()),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request);
  const by = { user, now: new Date(), language: context.get(languageContext) };
  const added = await orDatabaseAway(() => addProject(context.get(servicesContext), fields, by));
  // Going back to this page would show an empty one.
  return "id" in added ? replace(deskProjectPath(added.id), 303) : data(added.answer, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ projects }) => ({ failed: projects.make.away }));

export const meta = deskMeta(({ projects }) => projects.make.metaTitle);

export default function NewProject({ loaderData, actionData }: Route.ComponentProps) {
  const { id, served, isPrefilled, today } = loaderData;
  const { make: words } = useWords("projects");
  return (
    <>
      <Link to={PROJECTS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="mb-2 text-desk">{words.title}</h1>
      <p className="mb-6 max-w-[60ch]">{isPrefilled ? words.fromLead : words.subtitle}</p>
      <NewProjectForm key={served.lead_id} id={id} served={served} today={today} answer={actionData ?? null} />
    </>
  );
}
