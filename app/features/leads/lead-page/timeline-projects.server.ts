import { deskWords } from "~/content/desk/words.server";
import { deskProjectPath } from "~/features/projects/paths";
import { listVersions } from "~/features/projects/project-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type Happening, NO_MORE } from "./timeline";

export async function readProjectHappenings(
  db: Db,
  projects: readonly ProjectRow[],
  language: Language,
): Promise<Happening[]> {
  const happened: Happening[] = [];
  for (const project of projects)
    happened.push(...presentProject(project, await listVersions(db, project.id), language));
  return happened;
}

function presentProject(project: ProjectRow, versions: readonly ProjectVersionRow[], language: Language): Happening[] {
  const { project: words } = deskWords[language].leads.timeline;
  const { id, created_at, complete_at, live_at, site_url } = project;
  const to = deskProjectPath(id);
  const told = (step: string, at: string | null, title: string, text: string | null = null): Happening[] =>
    at === null ? [] : [{ ...NO_MORE, key: `${id}-${step}`, kind: "project", at, title, text, to }];
  return [
    ...told("begun", created_at, words.begun),
    ...told("complete", complete_at, words.complete),
    ...versions.flatMap(({ number, shown_at, note, outcome, reacted_at, reacted_by, text }) => {
      const facts = { number: String(number), who: reacted_by ?? "" };
      return [
        ...told(`shown-${number}`, shown_at, fill(words.shown, facts), note),
        ...told(`reaction-${number}`, reacted_at, outcome ? fill(words[outcome], facts) : "", text),
      ];
    }),
    ...told("live", live_at, words.live, site_url),
  ];
}
