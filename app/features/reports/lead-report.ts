import type { ReportedLead } from "./store.server";

/** What a lead can come to, in the order in which it goes through it; spam does not count. */
export const OUTCOMES = ["new", "contacted", "quoted", "agreed", "declined"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** As many sources have a colour of their own; the rest is one together. */
const MOST_SERIES = 5;

/** How the leads of a source stand. */
export interface SourceReport {
  source: string;
  total: number;
  byOutcome: Record<Outcome, number>;
}

export interface LeadReport {
  total: number;
  agreed: number;
  /** Every source, the largest first. */
  sources: SourceReport[];
  /** The sources that are drawn apart; what others bring is the last number of every week. */
  series: string[];
  /** By week, by series, and of all other sources. */
  weeks: number[][];
}

/** The leads of a week, by source. */
export type CountedWeek = ReadonlyMap<string, Record<Outcome, number>>;

/** Counts the leads of a week by source and by what came of them. */
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

/** What the weeks say together. */
export function reportLeads(weeks: readonly CountedWeek[]): LeadReport {
  const bySource = new Map<string, Record<Outcome, number>>();
  for (const [source, outcomes] of weeks.flatMap((week) => [...week])) {
    const together = bySource.get(source) ?? noOutcomes();
    for (const outcome of OUTCOMES) together[outcome] += outcomes[outcome];
    bySource.set(source, together);
  }
  const sources = [...bySource]
    .map(([source, byOutcome]) => ({ source, byOutcome, total: totalOf(byOutcome) }))
    .sort((one, other) => other.total - one.total || one.source.localeCompare(other.source));
  // One other source alone may as well be called by its name.
  const shown = sources.length === MOST_SERIES + 1 ? sources.length : MOST_SERIES;
  const series = sources.slice(0, shown).map(({ source }) => source);
  return {
    total: sum(sources.map(({ total }) => total)),
    agreed: sum(sources.map(({ byOutcome }) => byOutcome.agreed)),
    sources,
    series,
    weeks: weeks.map((week) => countSeries(week, series)),
  };
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
