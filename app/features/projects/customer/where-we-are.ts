import type { ProjectItemRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";
import { momentInWords } from "~/lib/time/clock";
import { isMissing } from "../project";
import type { ProjectWords } from "./project-words.server";
import { put } from "./put";

export interface WhereWeAre {
  /** The heading of the page. */
  title: string;
  /** One line with one date. */
  line: string;
  /** Words below it. */
  also: string[];
  /** Counted from 0; the number of steps when all are done. */
  step: number;
}

interface Course {
  project: ProjectRow;
  items: readonly ProjectItemRow[];
  /** Oldest first. */
  versions: readonly ProjectVersionRow[];
  /** True if nobody has spoken to the customer since the yes. */
  isContactAwaited: boolean;
  now: Date;
}

const STEPS: Readonly<Record<ProjectRow["state"], number>> = {
  collecting: 0,
  building: 1,
  showing: 2,
  approved: 3,
  live: 4,
  stopped: 0,
};

export function whereWeAre(course: Course, words: ProjectWords): WhereWeAre {
  const { project, items } = course;
  const missing = items.filter(isMissing).length;
  const title = titleOf(course, missing, words);
  const said = presentWhere(course, missing, words);
  return { title, ...said, step: STEPS[project.state] };
}

function titleOf({ project, versions }: Course, missing: number, { titles }: ProjectWords): string {
  const { state } = project;
  if (state === "collecting") return missing === 1 ? titles.one : put(titles.many, { count: missing });
  if (state === "building")
    return missing > 0 ? titles.missing : versions.length > 0 ? titles.changing : titles.building;
  if (state !== "showing") return titles[state];
  return versions.length === 1 ? titles.first : put(titles.later, { version: versions.length });
}

function presentWhere(course: Course, missing: number, { where }: ProjectWords): Pick<WhereWeAre, "line" | "also"> {
  const { project, versions, isContactAwaited, now } = course;
  const { state, language, contact_due_at: contactDue } = project;
  const at = (words: string, moment: string) => put(words, { moment: momentInWords(moment, language) });
  const contact = isContactAwaited && contactDue > now.toISOString() ? [at(where.contact, contactDue)] : [];
  if (state === "stopped") return { line: where.stopped, also: [] };
  if (state === "live") return { line: at(where.liveSince, project.live_at ?? project.updated_at), also: [] };
  if (state === "showing") return { line: put(where.judge, { version: versions.length }), also: [] };
  if (missing > 0) {
    const line = missing === 1 ? where.waitsOne : put(where.waitsMany, { count: missing });
    const after = state === "collecting" && project.first_version_hours !== null ? [where.after] : [];
    return { line, also: [...contact, ...after] };
  }
  const isFirst = state === "building" && versions.length === 0;
  const due = isFirst ? project.first_version_due_at : project.live_due_at;
  if (due === null) return { line: state === "approved" ? where.approved : where.building, also: contact };
  const late = due < now.toISOString() ? [where.late] : [];
  return { line: at(isFirst ? where.firstVersion : where.live, due), also: [...late, ...contact] };
}
