import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { LeadBoard } from "~/features/leads/board/lead-board";
import { LeadCounters } from "~/features/leads/dashboard/dashboard-head";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { TokenBanner } from "~/features/meta-leads/token-banner";
import { UnknownPathTable } from "~/features/not-found/not-found-table";
import { RedirectList } from "~/features/not-found/redirects/redirect-list";
import { ConsentTable } from "~/features/privacy/find/consent-table";
import { CountTable } from "~/features/privacy/find/count-table";
import { AnswerChart } from "~/features/reports/figures/answer-chart";
import { FunnelChart } from "~/features/reports/figures/funnel-chart";
import { LeadsChart } from "~/features/reports/figures/leads-chart";
import { SourceChart } from "~/features/reports/figures/source-chart";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { renderPage } from "../../../tests/support/render-page";

const MANY = 12_345;
const WRITTEN = { nl: "12.345", en: "12,345" };

const moment = { iso: "2026-11-21T12:00:00.000Z", text: "today" };
const week = { day: "2026-11-16", name: "16 nov", long: "week", values: [MANY], total: MANY };
const time = { median: "1 h", p90: "2 h" };
const byOutcome = { new: MANY, contacted: 0, quoted: 0, agreed: 0, declined: 0 };
const step = {
  step: "sent",
  name: "Sent",
  reached: MANY,
  share: 1,
  percent: "100%",
  lost: MANY,
  isWorst: true,
} as const;

const figures = {
  weeks: "w",
  before: "b",
  total: "t",
  wonShare: "s",
  topSource: "s",
  topCount: "c",
  busiest: "b",
  most: "m",
  median: "m",
  p90: "p",
  wallMedian: "m",
  wallP90: "p",
  due: "d",
  inTime: "i",
  begun: "b",
  sent: "s",
  checks: "c",
  checkLeads: "l",
  checkShare: "s",
};

/** The parts that show a number which may exceed a thousand. */
const PARTS: Record<string, (language: Language) => ReactElement> = {
  "tabs with counts": () => <DeskTabs label="l" tabs={[{ to: "/x", name: "n", count: MANY, isShown: true }]} />,
  "the counters of leads": (language) => (
    <LeadCounters counts={{ total: MANY, ads: MANY, configurator: MANY, thisMonth: MANY }} language={language} />
  ),
  "the board": () => (
    <LeadBoard
      columns={(["new", "contacted"] as const).map((status) => ({ status, count: MANY, leads: [] }))}
      filter={EVERYTHING}
      listPath="/admin"
      refused={null}
      onMove={() => {}}
    />
  ),
  "leads that wait at Meta": () => <TokenBanner waiting={MANY} />,
  redirects: () => (
    <RedirectList
      redirects={[{ from: "/a", to: "/b", status: 301, hits: MANY, lastHit: null, by: "o", version: 1 }]}
      answer={null}
    />
  ),
  "addresses asked for in vain": () => (
    <UnknownPathTable
      paths={[{ path: "/x", hits: MANY, lastSeen: moment }]}
      redirectForm={() => null}
      redirectLabel="r"
      openPath={null}
    />
  ),
  "choices about cookies": () => (
    <ConsentTable
      days={[
        { key: "k", day: "d", version: "v", choices: MANY, allowed: { analytics: MANY, map: MANY }, refused: MANY },
      ]}
    />
  ),
  "what is kept of a person": () => <CountTable caption="c" rows={[{ table: "t", name: "n", count: MANY }]} />,
  "leads per week": () => <LeadsChart weeks={[week]} series={["Home"]} seriesTotals={[MANY]} figures={figures} />,
  "leads per source": () => (
    <SourceChart sources={[{ name: "Home", source: "homepage", total: MANY, byOutcome, won: "1%" }]} />
  ),
  "configurations by step": () => (
    <FunnelChart funnels={[{ mode: "website", begun: MANY, sentShare: "100%", steps: [step] }]} figures={figures} />
  ),
  "answers per week": () => (
    <AnswerChart
      weeks={[week]}
      answers={[{ answered: MANY, range: { low: MANY, high: MANY }, open: time, wall: time, kept: "100%" }]}
      hasAnswers
      kept={[]}
      figures={figures}
    />
  ),
};

describe.each(LANGUAGES)("a number of thousands at the desk (%s)", (language) => {
  it.each(Object.entries(PARTS))("is written as the language does: %s", (_part, render) => {
    const text = renderPage(render(language), language).replace(/<[^>]+>/g, " ");
    expect(text).toContain(WRITTEN[language]);
    // Numbers on an axis are numbers too.
    expect(text.match(/\d{4,}/g)).toBeNull();
  });
});
