import type { ReportedLead } from "./report-store.server";

/** The order in which a lead goes through them. */
export const OUTCOMES = ["new", "contacted", "quoted", "agreed", "declined"] as const;
export type Outcome = (typeof OUTCOMES)[number];

const MOST_SERIES = 5;
/** A form of another program may call itself anything, as often as it likes. */
const MOST_SOURCES = 30;

export interface SourceReport {
  source: string;
  total: number;
  byOutcome: Record<Outcome, number>;
}

export interface LeadReport {
  total: number;
  agreed: number;
  sources: SourceReport[];
  /** Null if there are none. */
  others: (Omit<SourceReport, "source"> & { sources: number }) | null;
  series: string[];
  /** Leads by week, then by series, with all other sources last. */
  weeks: number[][];
}

/** The leads of a week by source. */
export type CountedWeek = ReadonlyMap<string, Record<Outcome, number>>;

export function countLeads(leads: readonly ReportedLead[]): CountedWeek {
  const counted = new Map<string, Record<Outcome, number>>();
  for (const { source, status } of leads) {
    if (status === "spam") continue;
    const outcomes = counted.get(source) ?? noOutcomes();
    outcomes[status] += 1;
    counted.set(source, outcomes);
  }
  return counted;
}

export function reportLeads(weeks: readonly CountedWeek[]): LeadReport {
  const bySource = new Map<string, Record<Outcome, number>>();
  for (const [source, outcomes] of weeks.flatMap((week) => [...week])) {
    bySource.set(source, together([bySource.get(source) ?? noOutcomes(), outcomes]));
  }
  const all = [...bySource]
    .map(([source, byOutcome]) => ({ source, byOutcome, total: totalOf(byOutcome) }))
    .sort((one, other) => other.total - one.total || one.source.localeCompare(other.source));
  const [sources, small] = parted(all, MOST_SOURCES);
  const series = parted(all, MOST_SERIES)[0].map(({ source }) => source);
  return {
    total: sum(all.map(({ total }) => total)),
    agreed: sum(all.map(({ byOutcome }) => byOutcome.agreed)),
    sources,
    others: small.length === 0 ? null : othersOf(small),
    series,
    weeks: weeks.map((week) => countSeries(week, series)),
  };
}

/** A single one is not worth grouping. */
function parted<T>(all: readonly T[], most: number): [T[], T[]] {
  const shown = all.length === most + 1 ? all.length : most;
  return [all.slice(0, shown), all.slice(shown)];
}

function othersOf(small: readonly SourceReport[]): LeadReport["others"] {
  const byOutcome = together(small.map((source) => source.byOutcome));
  return { sources: small.length, byOutcome, total: totalOf(byOutcome) };
}

function together(counted: readonly Record<Outcome, number>[]): Record<Outcome, number> {
  const sums = noOutcomes();
  for (const outcomes of counted) for (const outcome of OUTCOMES) sums[outcome] += outcomes[outcome];
  return sums;
}

function countSeries(week: CountedWeek, series: readonly string[]): number[] {
  const apart = series.map((source) => totalOf(week.get(source) ?? noOutcomes()));
  return [...apart, sum([...week.values()].map(totalOf)) - sum(apart)];
}

function totalOf(outcomes: Record<Outcome, number>): number {
  return sum(Object.values(outcomes));
}

function noOutcomes(): Record<Outcome, number> {
  return { new: 0, contacted: 0, quoted: 0, agreed: 0, declined: 0 };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
