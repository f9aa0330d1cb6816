import { FolderOpen } from "lucide-react";
import { Link, redirect } from "react-router";
import { useRowKeys } from "~/components/desk/use-row-keys";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { CURSOR_PARAM, GROUP_PARAM, PROJECT_GROUPS, projectGroupPath } from "~/features/projects/desk/project-groups";
import { ProjectList } from "~/features/projects/desk/project-list";
import { ProjectTabs } from "~/features/projects/desk/project-tabs";
import { readProjects, type ShownGroup } from "~/features/projects/desk/read-projects.server";
import { NEW_PROJECT_PATH, PROJECTS_PATH } from "~/features/projects/paths";
import { ExportLinks } from "~/features/reports/exports/export-links";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/projects";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const group = PROJECT_GROUPS.find((known) => known === url.searchParams.get(GROUP_PARAM)) ?? null;
  const cursor = url.searchParams.get(CURSOR_PARAM);
  const read = await orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const projects = await readProjects(
      context.get(servicesContext).db,
      { group, cursor },
      { language, now: new Date() },
    );
    return projects && { ...projects, isOwner: role === "owner" };
  });
  if (!read) throw redirect(projectGroupPath(group));
  const [first] = read.groups;
  return {
    ...read,
    group,
    olderPath: group && first?.nextCursor ? projectGroupPath(group, first.nextCursor) : null,
    newestPath: group && cursor !== null ? projectGroupPath(group) : null,
  };
}

export const meta = deskMeta(({ projects }) => projects.metaTitle);

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { groups, counts, group, olderPath, newestPath, isOwner } = loaderData;
  const words = useWords("projects");
  useRowKeys();
  const shown = groups.filter(({ projects }) => projects.length > 0);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-desk">{words.title}</h1>
        {shown.length > 0 && <ButtonLink to={NEW_PROJECT_PATH}>{words.create}</ButtonLink>}
      </div>
      <p className="mt-2 max-w-[70ch]">{words.subtitle}</p>
      <ProjectTabs shown={group} counts={counts} />
      {shown.length === 0 && (
        <EmptyList icon={FolderOpen} copy={words.empty[group ?? "all"]}>
          <ButtonLink to={NEW_PROJECT_PATH}>{words.create}</ButtonLink>
        </EmptyList>
      )}
      <div className="grid gap-8">
        {shown.map((each) => (
          <Group key={each.group} {...each} count={counts[each.group]} isOnly={group !== null} />
        ))}
      </div>
      <Paging olderPath={olderPath} newestPath={newestPath} copy={words.pages} />
      {isOwner && (
        <div className="mt-4">
          <ExportLinks name="projects" listPath={PROJECTS_PATH} />
        </div>
      )}
    </>
  );
}

function Group({ group, projects, count, isOnly }: ShownGroup & { count: number; isOnly: boolean }) {
  const words = useWords("projects");
  return (
    <section aria-labelledby={`projects-${group}`}>
      <h2 id={`projects-${group}`} className={isOnly ? "sr-only" : "mb-2 text-h3"}>
        {words.tabs[group]} <span className="text-body text-ink-500 tabular-nums">{count}</span>
      </h2>
      <ProjectList group={group} projects={projects} />
      {!isOnly && count > projects.length && (
        <Link to={projectGroupPath(group)} className="link inline-flex min-h-11 items-center text-small">
          {fill(words.showAll, { count: String(count) })}
          <span className="sr-only">: {words.tabs[group]}</span>
        </Link>
      )}
    </section>
  );
}
