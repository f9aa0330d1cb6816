import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { DESK_PATH } from "~/lib/desk-path";

/** Specification, section 2. */
export const LEAD_TABS = ["all", "ads", "configurator"] as const;
export type LeadTab = (typeof LEAD_TABS)[number];

/** The statuses, in the order in which a lead goes through them. */
export const LEAD_STATUSES = [
  "new",
  "contacted",
  "quoted",
  "agreed",
  "declined",
  "spam",
] as const satisfies readonly LeadRow["status"][];
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_PERIODS = ["today", "week", "month", "last-month", "year"] as const;
export type LeadPeriod = (typeof LEAD_PERIODS)[number];

export const LEAD_DUES = ["waiting", "today", "late"] as const;
export type LeadDue = (typeof LEAD_DUES)[number];

export const LEAD_LAYOUTS = ["list", "board"] as const;
/** `today`: the work of the day, with the list below it. */
export const LEAD_VIEWS = ["today", ...LEAD_LAYOUTS] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** The columns by which the list can be in order. */
export const LEAD_COLUMNS = ["name", "source", "created", "due", "planned", "assignee"] as const;
export type LeadColumn = (typeof LEAD_COLUMNS)[number];
/** A minus turns the order round. */
export type LeadSort = LeadColumn | `-${LeadColumn}`;
const LEAD_SORTS: readonly LeadSort[] = LEAD_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** Specification, section 3. */
export const NO_SOURCE = "Website";
/** Characters. */
export const LONGEST_QUESTION = 100;

export interface LeadFilter {
  view: LeadView;
  tab: LeadTab;
  status: LeadStatus | null;
  source: string | null;
  tag: string | null;
  period: LeadPeriod | null;
  due: LeadDue | null;
  /** The id of a user, `ME` or `NOBODY`. */
  assignee: string | null;
  question: string;
  /** Null for the newest first. */
  sort: LeadSort | null;
  /** Null for the first page. */
  cursor: string | null;
}

export function readLeadFilter({ searchParams }: Pick<URL, "searchParams">): LeadFilter {
  const value = (name: string) => searchParams.get(name) || null;
  const known = <T extends string>(list: readonly T[], name: string) =>
    list.find((item) => item === searchParams.get(name)) ?? null;
  const chosen = {
    tab: known(LEAD_TABS, "tab") ?? "all",
    status: known(LEAD_STATUSES, "status"),
    source: value("source"),
    tag: value("tag"),
    period: known(LEAD_PERIODS, "period"),
    due: known(LEAD_DUES, "due"),
    assignee: value("assignee"),
    question: (value("q") ?? "").slice(0, LONGEST_QUESTION),
    sort: known(LEAD_SORTS, "sort"),
    cursor: value("cursor"),
  };
  return { view: viewOf(known(LEAD_VIEWS, "view"), chosen), ...chosen };
}

type Chosen = Omit<LeadFilter, "view">;

function viewOf(asked: LeadView | null, chosen: Chosen): LeadView {
  // Spam goes through no statuses: a board has no column for it.
  if (asked === "board" && chosen.status === "spam") return "list";
  if (asked === "today" && !isEverything({ ...chosen, assignee: null })) return "list";
  return asked ?? defaultView(chosen);
}

/** A search or a filter looks for something else than the work of the day. */
function defaultView(chosen: Chosen): LeadView {
  return isEverything(chosen) ? "today" : "list";
}

function isEverything(chosen: Chosen): boolean {
  return chosen.tab === "all" && chosen.sort === null && chosen.cursor === null && !isNarrowed(chosen);
}

export const EVERYTHING: LeadFilter = {
  view: "list",
  tab: "all",
  status: null,
  source: null,
  tag: null,
  period: null,
  due: null,
  assignee: null,
  question: "",
  sort: null,
  cursor: null,
};

export const TODAY: LeadFilter = { ...EVERYTHING, view: "today" };

export const SUSPECTS: LeadFilter = { ...EVERYTHING, status: "spam" };

export function leadListPath(filter: LeadFilter, more: Record<string, string> = {}): string {
  const { view, tab, question, ...chosen } = filter;
  const shown = viewOf(view, filter);
  const asked = {
    view: shown === defaultView(filter) ? null : shown,
    tab: tab === "all" ? null : tab,
    q: question || null,
    ...chosen,
  };
  const query = new URLSearchParams(more);
  for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, value);
  return query.size > 0 ? `${DESK_PATH}?${query}` : DESK_PATH;
}

export function isNarrowed({
  status,
  source,
  tag,
  period,
  due,
  assignee,
  question,
}: Omit<LeadFilter, "view">): boolean {
  return [status, source, tag, period, due, assignee].some((choice) => choice !== null) || question !== "";
}
