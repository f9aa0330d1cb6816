import type { ReportedWait } from "~/features/leads/waits/wait-store.server";
import { sum } from "./lead-report";
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
  /** Later answers, to those who wrote again. */
  again: Kept;
  /** Answers by the week in which the leads came in. */
  weeks: Answers[];
}

export interface MeasuredWeek {
  /** Milliseconds. */
  open: number[];
  wall: number[];
  ads: Kept;
  others: Kept;
  again: Kept;
}

/** Milliseconds: a line of a conversation that is answered sooner is a part of it, not something that waited. */
const TALKING = 10 * 60_000;

/** `waits`: for later answers, which have no part in how soon a request is answered. `now`: ISO-8601 UTC; `clock` tells opening time. */
export function measureAnswers(
  leads: readonly ReportedLead[],
  waits: readonly ReportedWait[],
  clock: (moment: number) => number,
  now: string,
): MeasuredWeek {
  const none = () => ({ due: 0, inTime: 0 });
  const measured: MeasuredWeek = { open: [], wall: [], ads: none(), others: none(), again: none() };
  for (const { created_at, promised_at, first_answered_at, is_ads } of leads) {
    // A visitor who has booked an appointment waits for the appointment, not for an answer.
    if (promised_at === null) continue;
    if (first_answered_at !== null) {
      const [from, to] = [Date.parse(created_at), Date.parse(first_answered_at)];
      measured.wall.push(to - from);
      measured.open.push(clock(to) - clock(from));
    }
    // A promise that is not due yet is neither kept nor broken.
    count(is_ads === 1 ? measured.ads : measured.others, promised_at, first_answered_at, now);
  }
  for (const { kind, since, due_at, answered_at } of waits) {
    const time = answered_at === null ? Number.POSITIVE_INFINITY : Date.parse(answered_at) - Date.parse(since);
    if (kind !== "chat" || time >= TALKING) count(measured.again, due_at, answered_at, now);
  }
  return measured;
}

function count(kept: Kept, due: string, answered: string | null, now: string): void {
  if (answered !== null || due < now) kept.due += 1;
  if (answered !== null && answered <= due) kept.inTime += 1;
}

export function reportAnswers(weeks: readonly MeasuredWeek[]): AnswerReport {
  const ads = together(weeks.map((week) => week.ads));
  const others = together(weeks.map((week) => week.others));
  const again = together(weeks.map((week) => week.again));
  const all = { open: weeks.flatMap(({ open }) => open), wall: weeks.flatMap(({ wall }) => wall), ads, others, again };
  return { all: answersOf(all), ads, others, again, weeks: weeks.map(answersOf) };
}

function answersOf({ open, wall, ads, others, again }: MeasuredWeek): Answers {
  return { answered: open.length, open: timesOf(open), wall: timesOf(wall), kept: together([ads, others, again]) };
}

function timesOf(times: readonly number[]): Times {
  const sorted = Float64Array.from(times).sort();
  return { median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
}

function together(parts: readonly Kept[]): Kept {
  return { due: sum(parts.map(({ due }) => due)), inTime: sum(parts.map(({ inTime }) => inTime)) };
}

/** `share`: 0 to 1. Interpolates. Null without numbers. */
export function quantile(sorted: ArrayLike<number>, share: number): number | null {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (place - Math.floor(place));
}
