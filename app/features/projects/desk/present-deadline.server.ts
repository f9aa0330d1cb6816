import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import type { CountedProject } from "./project-list-store.server";

/** Words; late if it has passed. */
export interface Deadline {
  text: string;
  isLate: boolean;
}

export interface Reader {
  language: Language;
  now: Date;
}

/** The first clock that runs: the wait for an answer, the first version, or live. Null if none does. */
export function firstDeadline(project: CountedProject, reader: Reader): Deadline | null {
  const { state, wait_kind, wait_due_at, waiting_since, versions, first_version_due_at, live_due_at } = project;
  const isRunning = (state === "building" || state === "approved") && waiting_since === null;
  const isFirst = versions === 0 && first_version_due_at !== null;
  const due = [
    { clock: wait_kind === "agreement" ? ("contact" as const) : ("answer" as const), at: wait_due_at },
    ...(isRunning
      ? [
          isFirst
            ? { clock: "firstVersion" as const, at: first_version_due_at }
            : { clock: "live" as const, at: live_due_at },
        ]
      : []),
  ];
  const running = due.flatMap(({ clock, at }) => (at === null ? [] : [{ clock, at }]));
  const [first] = running.toSorted((one, other) => (one.at > other.at ? 1 : -1));
  return first ? presentDeadline(first, reader) : null;
}

export function presentDeadline(
  { clock, at }: { clock: "contact" | "answer" | "firstVersion" | "live"; at: string },
  { language, now }: Reader,
): Deadline {
  const { clocks } = deskWords[language].projects;
  const isLate = at < now.toISOString();
  const words = { clock: isLate ? clocks[clock].toLowerCase() : clocks[clock], moment: formatMoment(at, language) };
  return { isLate, text: fill(isLate ? clocks.late : clocks.by, words) };
}

/** The next step, in words; null when there is none. */
export function presentTodo(project: CountedProject, { language, now }: Reader): string | null {
  const { todo } = deskWords[language].projects;
  const { state, given, missing, versions, wait_kind, waiting_since } = project;
  if (state === "live" || state === "stopped") return null;
  const steps = [
    wait_kind === "agreement" ? todo.agreement : null,
    wait_kind === "mail" || wait_kind === "chat" || wait_kind === "question" ? todo.answer : null,
    given > 0 ? fill(given === 1 ? todo.given.one : todo.given.more, { count: String(given) }) : null,
  ].filter((step) => step !== null);
  if (steps.length > 0) return steps.join(". ");
  if (missing > 0) return fill(missing === 1 ? todo.missing.one : todo.missing.more, { count: String(missing) });
  if (state === "showing") {
    const days = waiting_since === null ? 0 : Math.floor((now.getTime() - Date.parse(waiting_since)) / DAY);
    const words = { number: String(versions), days: String(days) };
    return fill(days < SILENT ? todo.showing : todo.silent, words);
  }
  if (state === "approved") return todo.live;
  return versions === 0 ? todo.firstVersion : todo.changes;
}

const DAY = 24 * 3_600_000;
/** Days from which a silence is told. */
const SILENT = 2;
