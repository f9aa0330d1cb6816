import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import { fill } from "~/lib/text/fill";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { firstDeadline, presentTodo, type Reader } from "./present-deadline.server";
import { OPEN_GROUPS, type ProjectGroup } from "./project-groups";
import { type CountedProject, countProjects, listProjects } from "./project-list-store.server";

const PAGE_SIZE = 25;

export type ListedProject = ReturnType<typeof presentListed>;

export interface ShownGroup {
  group: ProjectGroup;
  projects: ListedProject[];
  nextCursor: string | null;
}

/** A group, or the first page of each open one. Null if there are none at `cursor`. */
export async function readProjects(
  db: Db,
  { group, cursor }: { group: ProjectGroup | null; cursor: string | null },
  reader: Reader,
) {
  const groups: ShownGroup[] = [];
  for (const each of group === null ? OPEN_GROUPS : [group]) {
    const page = await listProjects(db, { group: each, cursor: group && cursor, limit: PAGE_SIZE });
    if (!page) return null;
    const projects = page.rows.map((row) => presentListed(row, reader));
    groups.push({ group: each, projects, nextCursor: page.nextCursor });
  }
  return { groups, counts: await countProjects(db) };
}

function presentListed(row: CountedProject, reader: Reader) {
  const { kinds } = deskWords[reader.language].projects;
  return {
    id: row.id,
    customer: row.company ?? row.customer_name,
    person: row.company ? row.customer_name : null,
    kind: kinds[row.kind],
    state: row.state,
    todo: presentTodo(row, reader) ?? hostOf(row.site_url),
    deadline: firstDeadline(row, reader),
    moment: momentOf(row, reader),
  };
}

function momentOf({ state, waiting_since, live_at, updated_at }: CountedProject, { language }: Reader): string | null {
  const { clocks } = deskWords[language].projects;
  const day = (at: string) => dayInWords(dayOf(at), language);
  if (state === "live") return fill(clocks.liveSince, { day: day(live_at ?? updated_at) });
  if (state === "stopped") return fill(clocks.stopped, { day: day(updated_at) });
  return waiting_since && fill(clocks.since, { moment: formatMoment(waiting_since, language) });
}

function hostOf(url: string | null): string | null {
  return url === null ? null : new URL(url).host;
}
