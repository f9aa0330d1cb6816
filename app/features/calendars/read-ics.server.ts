import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import type { CalendarBusy } from "~/platform/parsing/read-busy";
import { CalendarProblem, calendarProblemOf, problemOfStatus, somethingElse } from "./calendar-problem";
import { findBusy } from "./find-busy.server";

const NOT_MODIFIED = 304;

export interface ReadPorts {
  /** Reaches public addresses only. */
  fetch: typeof fetch;
  now: Date;
  /** The mail addresses of the user, in lower case. */
  addresses: readonly string[];
  signal?: AbortSignal;
}

type Validators = Pick<CalendarRow, "etag" | "last_modified">;

export interface IcsCalendar extends Validators {
  busy: CalendarBusy;
}

/** Null if it has not changed since `known`. Throws `CalendarProblem`. */
export async function readIcs(url: string, known: Validators | null, ports: ReadPorts): Promise<IcsCalendar | null> {
  const answer = await fetchCalendar(url, known, ports);
  if (answer === null) return null;
  const { text, ...validators } = answer;
  const [busy] = await findBusy([text], ports as Required<ReadPorts>);
  if (!busy) throw asPage(text);
  return { ...validators, busy };
}

async function fetchCalendar(url: string, known: Validators | null, { fetch, signal }: ReadPorts) {
  const headers = {
    accept: "text/calendar, */*;q=0.1",
    ...(known?.etag && { "if-none-match": known.etag }),
    ...(known?.last_modified && { "if-modified-since": known.last_modified }),
  };
  try {
    const answer = await fetch(url, { headers, signal: signal ?? null });
    if (answer.status === NOT_MODIFIED && known !== null) return null;
    const text = await answer.text();
    if (!answer.ok) throw problemOfStatus(answer.status, "sign-in-page");
    return { text, etag: answer.headers.get("etag"), last_modified: answer.headers.get("last-modified") };
  } catch (error) {
    throw calendarProblemOf(error);
  }
}

const SIGN_IN = [
  /<input[^>]+type=["']?password/i,
  /<title[^>]*>[^<]*(sign.?in|log.?in\b|inloggen|aanmelden)/i,
  /accounts\.google\.com|login\.(microsoftonline|live)\.com/i,
];

/** The problem with an answer that is no calendar. */
function asPage(text: string): CalendarProblem {
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return new CalendarProblem("broken", "the calendar cannot be read");
  return SIGN_IN.some((sign) => sign.test(text))
    ? new CalendarProblem("sign-in-page", "answered with a page to sign in")
    : somethingElse();
}
