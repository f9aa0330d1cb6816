import { leadsCopy } from "~/content/desk/leads/leads-copy.server";
import { reachableOn } from "~/content/promised";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { momentOf, shortMoment } from "~/lib/time/clock";
import { openTimeBetween } from "~/lib/time/open-time";
import type { LeadClock } from "./lead";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a wait is told in days: they hide neither the nights nor the weekend in it. */
const WEEK = 7 * DAY;

/** Null when nothing was promised, or nothing more is to be done about it. */
export function leadClock(
  { status, created_at, promised_at, first_answered_at, awaiting_since }: LeadRow,
  { language, now }: { language: Language; now: Date },
): LeadClock | null {
  const { clock } = leadsCopy[language];
  const told = (state: LeadClock["state"], iso: string, time: string): LeadClock => {
    const text = fill(clock[state], { time, moment: shortMoment(iso, language) });
    return { state, isUrgent: false, text, at: momentOf(iso, language) };
  };
  const isOpen = status !== "spam" && status !== "declined";
  if (awaiting_since !== null && isOpen && (first_answered_at !== null || promised_at === null)) {
    const time = shortDuration(Math.max(0, between(awaiting_since, now.toISOString())), language);
    return told("awaiting", awaiting_since, time);
  }
  if (first_answered_at) {
    const isLate = promised_at !== null && first_answered_at > promised_at;
    const time = waitMessage(created_at, first_answered_at, language);
    return told(isLate ? "answeredLate" : "answered", first_answered_at, time);
  }
  if (status !== "new" || promised_at === null) return null;
  const moment = now.toISOString();
  const left = between(moment, promised_at);
  if (left < 0) return told("late", promised_at, shortDuration(-left, language));
  const open = openTimeBetween(reachableOn, moment, promised_at);
  const isUrgent = open > 0 && open < HOUR;
  return { ...told(open === left ? "left" : "before", promised_at, shortDuration(left, language)), isUrgent };
}

/** In opening time, as in the reports, if the business was closed for some of it. */
function waitMessage(from: string, to: string, language: Language): string {
  const { partlyOpen, closed } = leadsCopy[language].clock;
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
  const { units } = leadsCopy[language].clock;
  const hours = Math.floor((time % DAY) / HOUR);
  return `${Math.floor(time / DAY)} ${units.day}${hours > 0 ? ` ${hours} ${units.hour}` : ""}`;
}

/** Days do not measure opening time. */
function inHours(time: number, language: Language): string {
  const { units } = leadsCopy[language].clock;
  const parts: [number, string][] = [
    [Math.floor(time / HOUR), units.hour],
    [Math.floor((time % HOUR) / MINUTE), units.minute],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.join(" ") || `0 ${units.minute}`;
}
