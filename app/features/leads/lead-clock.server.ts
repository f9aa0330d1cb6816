import { reachableOn } from "~/content/answer-due";
import { deskWords } from "~/content/desk/words.server";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { momentOf, shortMoment } from "~/lib/time/clock";
import { openTimeBetween } from "~/lib/time/open-time";
import type { LeadClock } from "./lead";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer waits are told in days: nights and weekends hardly matter in them. */
const WEEK = 7 * DAY;

interface Reader {
  language: Language;
  now: Date;
}

/** Null when nothing was promised, or nothing more is to be done about it. `wait`: the open one after the first answer. */
export function leadClock(
  lead: LeadRow,
  wait: Pick<WaitRow, "due_at"> | undefined,
  { language, now }: Reader,
): LeadClock | null {
  const { status, created_at, promised_at, first_answered_at } = lead;
  const due = openPromise(lead) ?? (status === "spam" ? undefined : wait?.due_at);
  if (due === undefined && first_answered_at) {
    const isLate = promised_at !== null && first_answered_at > promised_at;
    const time = waitMessage(created_at, first_answered_at, language);
    return clockOf(isLate ? "answeredLate" : "answered", first_answered_at, time, language);
  }
  return due === undefined ? null : dueClock(due, { language, now });
}

/** `due`: by when the answer is to be given (ISO-8601 UTC). */
export function dueClock(due: string, { language, now }: Reader): LeadClock {
  const moment = now.toISOString();
  const left = between(moment, due);
  if (left < 0) return clockOf("late", due, shortDuration(-left, language), language);
  const open = openTimeBetween(reachableOn, moment, due);
  const isUrgent = open > 0 && open < HOUR;
  return { ...clockOf(open === left ? "left" : "before", due, shortDuration(left, language), language), isUrgent };
}

function clockOf(state: LeadClock["state"], iso: string, time: string, language: Language): LeadClock {
  const text = fill(deskWords[language].leads.clock[state], { time, moment: shortMoment(iso, language) });
  return { state, isUrgent: false, text, at: momentOf(iso, language) };
}

/** Opening time, as in the reports, if the business was closed for some of it. */
function waitMessage(from: string, to: string, language: Language): string {
  const { partlyOpen, closed } = deskWords[language].leads.clock;
  const time = between(from, to);
  const said = shortDuration(time, language);
  if (time >= WEEK) return said;
  const open = openTimeBetween(reachableOn, from, to);
  if (open === 0) return fill(closed, { time: said });
  return open === time ? said : fill(partlyOpen, { time: inHours(open, language) });
}

function between(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}

/** "2 d 3 u", "5 u 30 min", "12 min". */
export function shortDuration(time: number, language: Language): string {
  if (time < DAY) return inHours(time, language);
  const { units } = deskWords[language].leads.clock;
  const hours = Math.floor((time % DAY) / HOUR);
  return `${Math.floor(time / DAY)} ${units.day}${hours > 0 ? ` ${hours} ${units.hour}` : ""}`;
}

/** Days do not measure opening time. */
function inHours(time: number, language: Language): string {
  const { units } = deskWords[language].leads.clock;
  const parts: [number, string][] = [
    [Math.floor(time / HOUR), units.hour],
    [Math.floor((time % HOUR) / MINUTE), units.minute],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.join(" ") || `0 ${units.minute}`;
}

type Promised = Pick<LeadRow, "status" | "promised_at" | "first_answered_at">;

/** The deadline of the first answer (ISO-8601 UTC). Null once it was given, or if none is due. */
export function openPromise({ status, promised_at, first_answered_at }: Promised): string | null {
  return status === "new" && first_answered_at === null ? promised_at : null;
}
