import { leadsCopy } from "~/content/leads/leads-copy.server";
import { openTimeBetween } from "~/features/requests/answer-due.server";
import { momentOf, shortMoment } from "~/lib/clock";
import type { LeadRow } from "~/lib/db/lead-tables";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import type { LeadClock } from "./lead";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How a lead stands to the promise of an answer at `now`: how much opening time is left, how late it is, or after how
 * long it was answered, and whether that was in time. Null when nothing was promised, or nothing more is to be done about it.
 */
export function leadClock(
  { status, created_at, promised_at, first_answered_at }: LeadRow,
  { language, now }: { language: Language; now: Date },
): LeadClock | null {
  const { clock } = leadsCopy[language];
  const told = (state: LeadClock["state"], iso: string, time: number): LeadClock => {
    const text = fill(clock[state], { time: shortDuration(time, language), moment: shortMoment(iso, language) });
    return { state, isUrgent: state === "left" && time < HOUR, text, at: momentOf(iso, language) };
  };
  if (first_answered_at) {
    const isLate = promised_at !== null && first_answered_at > promised_at;
    const time = Date.parse(first_answered_at) - Date.parse(created_at);
    return told(isLate ? "answeredLate" : "answered", first_answered_at, time);
  }
  if (status !== "new" || promised_at === null) return null;
  const moment = now.toISOString();
  if (moment > promised_at) return told("late", promised_at, now.getTime() - Date.parse(promised_at));
  const left = openTimeBetween(moment, promised_at);
  return told(left > 0 ? "left" : "closed", promised_at, left);
}

/** A stretch of time in its two largest units: "2 d 3 u", "5 u 30 min", "12 min". */
export function shortDuration(time: number, language: Language): string {
  const { units } = leadsCopy[language].clock;
  const days = Math.floor(time / DAY);
  const hours = Math.floor((time % DAY) / HOUR);
  const minutes = Math.floor((time % HOUR) / MINUTE);
  const parts: [number, string][] = [
    [days, units.day],
    [hours, units.hour],
    [days > 0 ? 0 : minutes, units.minute],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.join(" ") || `0 ${units.minute}`;
}
