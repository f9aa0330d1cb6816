import { sum } from "./lead-report";
import { quantile } from "./quantile";
import type { ReportedLead } from "./report-store.server";

/** Milliseconds, null without any; nine in ten do not exceed `p90`. */
export interface Times {
  median: number | null;
  p90: number | null;
}

export interface Kept {
  due: number;
  inTime: number;
}

export interface Answers {
  answered: number;
  open: Times;
  wall: Times;
  kept: Kept;
}

export interface AnswerReport {
  all: Answers;
  ads: Kept;
  others: Kept;
  /** By the week in which the leads came in. */
  weeks: Answers[];
}

export interface MeasuredWeek {
  /** Milliseconds. */
  open: number[];
  wall: number[];
  ads: Kept;
  others: Kept;
}

/** `now`: ISO-8601 UTC; `clock` tells opening time. */
export function measureAnswers(
  leads: readonly ReportedLead[],
  clock: (moment: number) => number,
  now: string,
): MeasuredWeek {
  const measured: MeasuredWeek = { open: [], wall: [], ads: { due: 0, inTime: 0 }, others: { due: 0, inTime: 0 } };
  for (const { created_at, promised_at, first_answered_at, is_ads } of leads) {
    // Somebody who has booked an appointment waits for the appointment, not for an answer.
    if (promised_at === null) continue;
    if (first_answered_at !== null) {
      const [from, to] = [Date.parse(created_at), Date.parse(first_answered_at)];
      measured.wall.push(to - from);
      measured.open.push(clock(to) - clock(from));
    }
    // A promise that is not due yet is neither kept nor broken.
    const kept = is_ads === 1 ? measured.ads : measured.others;
    if (first_answered_at !== null || promised_at < now) kept.due += 1;
    if (first_answered_at !== null && first_answered_at <= promised_at) kept.inTime += 1;
  }
  return measured;
}

export function reportAnswers(weeks: readonly MeasuredWeek[]): AnswerReport {
  const ads = together(weeks.map((week) => week.ads));
  const others = together(weeks.map((week) => week.others));
  const all = { open: weeks.flatMap(({ open }) => open), wall: weeks.flatMap(({ wall }) => wall), ads, others };
  return { all: answersOf(all), ads, others, weeks: weeks.map(answersOf) };
}

function answersOf({ open, wall, ads, others }: MeasuredWeek): Answers {
  return { answered: open.length, open: timesOf(open), wall: timesOf(wall), kept: together([ads, others]) };
}

function timesOf(times: readonly number[]): Times {
  const sorted = Float64Array.from(times).sort();
  return { median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
}

function together(parts: readonly Kept[]): Kept {
  return { due: sum(parts.map(({ due }) => due)), inTime: sum(parts.map(({ inTime }) => inTime)) };
}
