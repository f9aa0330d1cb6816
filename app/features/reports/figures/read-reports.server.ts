import { setImmediate as othersTurn } from "node:timers/promises";
import { waitsWithin } from "~/features/leads/waits/wait-store.server";
import type { Db } from "~/lib/db/database.server";
import { addDays, dayOf } from "~/lib/time/zoned-time";
import { type AnswerReport, type MeasuredWeek, measureAnswers, reportAnswers } from "./answer-report";
import { type FunnelReport, reportFunnels } from "./funnel-report";
import { type CountedWeek, countLeads, type LeadReport, reportLeads } from "./lead-report";
import { openingClock } from "./opening-clock.server";
import { countChecksSince, countLeadsWithin, leadsWithin, stepCountsSince } from "./report-store.server";
import { sameTimeBefore, type Week, weeksBefore, weeksUntil } from "./weeks.server";

export interface Reports {
  weeks: Week[];
  leads: LeadReport;
  leadsBefore: number;
  answers: AnswerReport;
  funnels: FunnelReport[];
  /** Checks of websites that visitors asked for. */
  checks: number;
}

/** Read week by week, so that none of them blocks the server. */
export async function readReports(db: Db, count: number, now: Date): Promise<Reports> {
  const moment = now.toISOString();
  const today = dayOf(moment);
  const weeks = weeksUntil(now, count);
  const firstDay = weeks[0]?.day ?? today;
  const clock = await openingClock(firstDay, addDays(today, 1));
  const counted: CountedWeek[] = [];
  const measured: MeasuredWeek[] = [];
  for (const week of weeks) {
    const leads = await leadsWithin(db, week);
    counted.push(countLeads(leads));
    measured.push(measureAnswers(leads, await waitsWithin(db, week), clock, moment));
    await othersTurn();
  }
  return {
    weeks,
    leads: reportLeads(counted),
    // The range ends as far into its week as `now`: a Monday is not compared with a whole week.
    leadsBefore: await countLeadsWithin(db, { from: weeksBefore(firstDay, count), until: sameTimeBefore(now, count) }),
    answers: reportAnswers(measured),
    checks: await countChecksSince(db, firstDay),
    funnels: reportFunnels(await stepCountsSince(db, firstDay)),
  };
}
