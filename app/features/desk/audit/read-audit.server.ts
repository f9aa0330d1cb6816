import { deskWords } from "~/content/desk/words.server";
import { leadImportPath, leadPath } from "~/features/leads/paths";
import { mailPath } from "~/features/mail/desk/mail";
import { deskQuotePath } from "~/features/quotes/paths";
import { ACTION_NOUNS, type Action } from "~/lib/audit/audit-actions";
import { listAuditEntries, shownSubjects, whoDidSomething } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { AuditRow } from "~/lib/db/tables/lead-tables";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { formatCount } from "~/lib/text/number-format";
import { dayInWords, formatDay, formatMoment, type Moment, momentOf } from "~/lib/time/clock";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import type { LogFilter } from "./audit-filter";

const PAGE_SIZE = 25;

export interface ShownAuditEntry {
  id: string;
  at: Moment;
  user: string;
  says: string;
  details: string;
  /** null when it is gone, or has no page. */
  path: string | null;
}

/** Ignores parameters that make no sense. */
export function readLogFilter({ searchParams }: URL): LogFilter {
  const day = (name: string) => {
    const text = searchParams.get(name) ?? "";
    return isDay(text) ? text : null;
  };
  return {
    user: searchParams.get("user") || null,
    noun: ACTION_NOUNS.find((known) => known === searchParams.get("kind")) ?? null,
    from: day("from"),
    until: day("until"),
    cursor: searchParams.get("cursor"),
  };
}

/** Latest first, by day. null when there is no page at the cursor (any more). */
export async function readLog(db: Db, filter: LogFilter, language: Language) {
  const asked = {
    user: filter.user,
    noun: filter.noun,
    from: filter.from && momentAt(filter.from, "00:00"),
    before: filter.until && momentAt(addDays(filter.until, 1), "00:00"),
  };
  const page = await readPage(filter.cursor, {
    size: PAGE_SIZE,
    select: (place) => listAuditEntries(db, { ...asked, ...place }),
    positionOf: (row) => row,
  });
  if (!page) return null;
  const shown = await shownSubjects(
    db,
    page.rows.map(({ subject }) => subject),
  );
  return {
    days: byDay(page.rows, (row) => tell(row, shown, language), language),
    users: await whoDidSomething(db),
    nextCursor: page.nextCursor,
  };
}

function byDay(rows: readonly AuditRow[], told: (row: AuditRow) => ShownAuditEntry, language: Language) {
  const days = new Map<string, { day: string; auditEntries: ShownAuditEntry[] }>();
  for (const row of rows) {
    const day = dayOf(row.at);
    const list = days.get(day) ?? { day: dayInWords(day, language), auditEntries: [] };
    list.auditEntries.push(told(row));
    days.set(day, list);
  }
  return [...days.values()];
}

const PAGES: Record<string, (id: string) => string> = {
  lead: leadPath,
  quote: deskQuotePath,
  mail: mailPath,
  import: leadImportPath,
};

function tell(row: AuditRow, shown: ReadonlyMap<string, string>, language: Language): ShownAuditEntry {
  const [noun = "", id = ""] = (shown.get(row.subject) ?? "").split(":");
  const page = PAGES[noun];
  return {
    id: row.id,
    at: momentOf(row.at, language),
    user: row.user_email,
    says: wordsOf(row.action, language),
    details: detailsOf(row, language),
    path: page ? page(id) : null,
  };
}

/** An action of an older release, which is no longer listed, keeps its own name. */
function wordsOf(action: string, language: Language): string {
  const words: Record<Action, string> = deskWords[language].audit.actions;
  return words[action as Action] ?? action;
}

function detailsOf({ action, subject, detail }: AuditRow, language: Language): string {
  const labels: Partial<Record<string, string>> = deskWords[language].audit.details;
  const entries = Object.entries(JSON.parse(detail) as Record<string, unknown>);
  const said = entries.flatMap(([key, value]) => {
    if (key === "isWhole") return value === false ? [deskWords[language].audit.brokenOff] : [];
    const label = labels[key];
    if (!label || value === "") return [];
    if (Array.isArray(value)) return value.length > 0 ? [`${label} ${formatCount(value.length, language)}`] : [];
    if (typeof value === "number") return [`${label} ${formatCount(value, language)}`];
    return typeof value === "string" ? [`${label} ${presentDetail(action, key, value, language)}`] : [];
  });
  return [...listOf(subject, language), ...said].join(", ");
}

/** The subject of an export is the list that it has. */
function listOf(subject: string, language: Language): string[] {
  const lists: Partial<Record<string, string>> = deskWords[language].audit.lists;
  const [noun, name = ""] = subject.split(":");
  return noun === "export" ? [lists[name] ?? name] : [];
}

function presentDetail(action: string, key: string, value: string, language: Language): string {
  if (action.startsWith("agenda.")) return formatMoment(value, language);
  if (key === "on") return isDay(value) ? formatDay(value, language) : value;
  const { admin, audit, users } = deskWords[language];
  const changed = action === "lead.status" ? admin.leads.statuses : action === "user.role" ? namesOf(users.roles) : {};
  const names = { from: changed, to: changed, role: namesOf(users.roles), way: audit.ways };
  const known: Partial<Record<string, string>> = names[key as keyof typeof names] ?? {};
  return known[value] ?? value;
}

function namesOf(roles: Record<string, { name: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(roles).map(([role, { name }]) => [role, name]));
}
