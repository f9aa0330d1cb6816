import { deskWords } from "~/content/desk/words.server";
import { facts } from "~/content/facts.server";
import { configuratorCopy, subscriptionConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { sourceName } from "~/features/requests/source-name.server";
import { CHECK_SOURCE } from "~/features/website-check/paths";
import { type Language, LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount, numberFormat } from "~/lib/text/number-format";
import { TIME_ZONE } from "~/lib/time/clock";
import type { FunnelReport } from "./funnel-report";
import { sum } from "./lead-report";
import type { Reports } from "./read-reports.server";

export type ToldReports = ReturnType<typeof presentReports>;

export function presentReports(reports: Reports, language: Language) {
  const { leads, leadsBefore, answers, funnels, checks } = reports;
  const { reports: words, leads: leadWords } = deskWords[language];
  const { units } = leadWords.clock;
  const time = (stretch: number | null) => (stretch === null ? words.nothing : formatHours(stretch, units));
  const count = (number: number) => formatCount(number, language);
  const leadsOf = (number: number) => `${count(number)} ${number === 1 ? words.counts.lead : words.counts.leads}`;
  const share = (part: number, whole: number) => (whole === 0 ? words.nothing : formatShare(part / whole, language));
  const weeks = reports.weeks.map(({ day }) => formatWeek(day, words.week, language));
  const totals = leads.weeks.map(sum);
  const busiest = totals.indexOf(Math.max(...totals));
  const [top] = leads.sources;
  const checked = leads.sources.find(({ source }) => source === CHECK_SOURCE)?.total ?? 0;
  const { all } = answers;
  const figures = {
    weeks: count(reports.weeks.length),
    before: count(leadsBefore),
    total: leadsOf(leads.total),
    wonShare: share(leads.agreed, leads.total),
    topSource: sourceName(top?.source ?? "", language),
    topCount: count(top?.total ?? 0),
    busiest: weeks[busiest]?.long ?? "",
    most: count(totals[busiest] ?? 0),
    median: time(all.open.median),
    p90: time(all.open.p90),
    wallMedian: time(all.wall.median),
    wallP90: time(all.wall.p90),
    due: count(all.kept.due),
    inTime: count(all.kept.inTime),
    begun: count(sum(funnels.map(({ begun }) => begun))),
    checks: count(checks),
    checkLeads: leadsOf(checked),
    checkShare: share(checked, checks),
    sent: count(sum(funnels.map(({ sent }) => sent))),
  };
  const seriesNames = leads.series.map((source) => sourceName(source, language));
  return {
    figures,
    tiles: {
      total: count(leads.total),
      agreed: count(leads.agreed),
      median: time(all.open.median),
      kept: share(all.kept.inTime, all.kept.due),
    },
    weeks: reports.weeks.map(({ day }, index) => ({
      day,
      name: weeks[index]?.short ?? "",
      long: weeks[index]?.long ?? "",
      values: leads.weeks[index] ?? [],
      total: totals[index] ?? 0,
    })),
    series: leads.sources.length > leads.series.length ? [...seriesNames, words.others] : seriesNames,
    seriesTotals: [...leads.series.keys(), leads.series.length].map((series) =>
      sum(leads.weeks.map((values) => values[series] ?? 0)),
    ),
    sources: [
      ...leads.sources.map((report) => ({ ...report, name: sourceName(report.source, language) })),
      ...(leads.others
        ? [{ ...leads.others, source: null, name: fill(words.otherSources, { count: count(leads.others.sources) }) }]
        : []),
    ].map(({ name, source, total, byOutcome }) => ({
      name,
      source,
      total,
      byOutcome,
      won: share(byOutcome.agreed, total),
    })),
    answers: answers.weeks.map(({ answered, open, wall, kept: keptInWeek }) => ({
      answered,
      range: open.median === null || open.p90 === null ? null : { low: inHours(open.median), high: inHours(open.p90) },
      open: { median: time(open.median), p90: time(open.p90) },
      wall: { median: time(wall.median), p90: time(wall.p90) },
      kept: share(keptInWeek.inTime, keptInWeek.due),
    })),
    hasChecks: checks > 0,
    hasAnswers: all.answered > 0,
    kept: (["others", "ads", "again"] as const).map((kind) => {
      const { due, inTime } = answers[kind];
      return {
        name: fill(words.answers.kept[kind], facts(language)),
        share: due === 0 ? 0 : inTime / due,
        percent: share(inTime, due),
        says: due === 0 ? words.answers.kept.none : fill(words.keptOf, { due: count(due), inTime: count(inTime) }),
      };
    }),
    funnels: funnels.map((funnel) => presentFunnel(funnel, language)),
  };
}

function presentFunnel({ mode, begun, sent, steps }: FunnelReport, language: Language) {
  const words = mode === "website" ? configuratorCopy : subscriptionConfiguratorCopy;
  const worst = steps.toSorted((one, other) => other.lost - one.lost)[0];
  return {
    mode,
    begun,
    sentShare: begun === 0 ? null : formatShare(sent / begun, language),
    steps: steps.map(({ step, reached, share, lost }) => ({
      step,
      name: step === "sent" ? deskWords[language].reports.funnel.sent : words[language].steps[step].name,
      reached,
      share,
      percent: formatShare(share, language),
      lost,
      isWorst: lost > 0 && step === worst?.step,
    })),
  };
}

function inHours(time: number): number {
  return time / 3_600_000;
}

/** `day`: a Monday. "16 nov", "week van 16 november" */
function formatWeek(day: string, weekOf: string, language: Language): { short: string; long: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  const say = (month: "short" | "long") =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, day: "numeric", month }).format(noon);
  return { short: say("short"), long: `${weekOf.toLowerCase()} ${say("long")}` };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 0% and 100% only if they are exact. */
export function formatShare(share: number, language: Language): string {
  const said = share > 0 && share < 1 ? Math.min(Math.max(share, 0.01), 0.99) : share;
  return numberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(said);
}

/** "45 min", "5 u 30 min", "38 u" */
export function formatHours(time: number, units: { hour: string; minute: string }): string {
  const minutes = Math.round(time / MINUTE);
  if (minutes < 60) return `${minutes} ${units.minute}`;
  if (time >= 10 * HOUR || minutes % 60 === 0) return `${Math.round(minutes / 60)} ${units.hour}`;
  return `${Math.floor(minutes / 60)} ${units.hour} ${minutes % 60} ${units.minute}`;
}
