import { presentTodo } from "~/features/projects/desk/present-deadline.server";
import { dueProjects } from "~/features/projects/desk/project-list-store.server";
import { projectWays } from "~/features/projects/desk/project-ways";
import { deskProjectPath } from "~/features/projects/paths";
import type { Db } from "~/lib/db/database.server";
import { fill } from "~/lib/text/fill";
import { formatDay, formatTime } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { readNames } from "../assign/read-colleagues.server";
import { NOBODY } from "../lead";
import type { Reader } from "../list/present-lead.server";
import { leadsById } from "./leads-today-store.server";
import type { TodayRow } from "./today";
import { wordsOf } from "./waiting-rows.server";

/** Projects whose first version or delivery is due before the moment `until`, or late. */
export async function readDueProjects(
  db: Db,
  until: string,
  { assignee, limit }: { assignee: string | null; limit: number },
  reader: Reader,
): Promise<TodayRow[]> {
  const { copy, language } = wordsOf(reader);
  const projects = await dueProjects(db, until);
  const rows = await leadsById(
    db,
    projects.flatMap(({ lead_id }) => lead_id ?? []),
  );
  const leads = new Map(rows.map((row) => [row.id, row]));
  const names = await readNames(db, rows);
  const wanted = projects.filter(({ lead_id }) => {
    const assigned = leads.get(lead_id ?? "")?.assignee_id ?? NOBODY;
    return assignee === null || assigned === assignee;
  });
  return wanted.slice(0, limit).map((project) => {
    const { id, customer_name, company, lead_id, due_at } = project;
    const isLate = due_at < reader.now.toISOString();
    const day = dayOf(due_at);
    const isToday = day === dayOf(reader.now.toISOString());
    const words = { time: formatTime(timeOf(due_at)), day: formatDay(day, language) };
    return {
      id,
      who: customer_name,
      company,
      path: deskProjectPath(id),
      todo: null,
      why: presentTodo(project, reader) ?? "",
      clock: null,
      until: { text: fill(isToday ? copy.until.before : copy.until.overdue, words), isLate },
      assignee: names.get(leads.get(lead_id ?? "")?.assignee_id ?? "") ?? null,
      ways: projectWays(project),
      ending: null,
    };
  });
}
