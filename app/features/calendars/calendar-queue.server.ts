import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "~/lib/db/database.server";
import type { CalendarRow, CalendarTrouble } from "~/lib/db/tables/calendar-tables";
import type { Env } from "~/lib/env.server";
import { publicFetch } from "~/lib/http/public-fetch.server";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { settle } from "~/platform/jobs/leases.server";
import type { Service } from "~/platform/jobs/schedule.server";
import type { Live } from "~/platform/live/live.server";
import { type CalendarAccount, PASSWORD_RETRY } from "./calendar-account.server";
import { CalendarProblem } from "./calendar-problem";
import { makeDue, untriedSince } from "./calendar-store.server";
import { readCalendar } from "./read-calendar.server";
import { type TriedCalendar, tryCalendar } from "./try-calendar.server";

/** Milliseconds, like every duration here. */
const MINUTE = 60_000;
const LEASE = 5 * MINUTE;
/** An attempt ends before its lease. */
const LONGEST = 4 * MINUTE;
const PATIENCE = 30_000;
const INTERVALS: Record<CalendarRow["kind"], number> = { caldav: MINUTE, ics: 8 * MINUTE };
const LONGEST_RETRY = 30 * MINUTE;
/** Calendars that are read at the same time. */
const CONCURRENCY = 10;
/** A calendar that was read so lately is not read again before a booking. */
const FRESH = 5_000;
const LOOK_AGAIN = 50;

const LARGEST = 5 * 1024 * 1024;
const REDIRECTS = 5;
/** Ports that servers of calendars commonly have. */
const PORTS = new Set([80, 443, 5232, 8008, 8080, 8443]);

interface CalendarServices {
  db: Db;
  live: Pick<Live, "publish">;
  env: Pick<Env, "SITE_URL" | "SESSION_SECRET" | "ALLOWED_PRIVATE_HOSTS">;
  log: Log;
  fetch?: typeof fetch;
  now?: () => Date;
}

export interface CalendarQueue extends Service {
  /** Reads the calendars that are due. Resolves with how many were read. */
  attemptDue: LeasedQueue["attemptDue"];
  /**
   * Reads these calendars again, but for those that were read a moment ago. False if that takes longer than `within`
   * milliseconds: it goes on then.
   */
  lookNow: (ids: readonly string[], within: number) => Promise<boolean>;
  tryCalendar: (account: CalendarAccount) => Promise<TriedCalendar>;
}

/** Reads each calendar in the one process that holds its lease: CalDAV every minute, ICS every eight. */
export function calendarQueue(services: CalendarServices): CalendarQueue {
  const { db, log, now = () => new Date(), fetch: fetching = calendarFetch(services.env) } = services;
  const queue = leasedQueue({
    ...{ db, log, now: services.now },
    table: "calendars",
    noun: "calendar",
    lease: LEASE,
    concurrency: CONCURRENCY,
    patience: null,
    attempt: (row, { signal }) => attempt({ ...services, fetch: fetching, now }, row, signal),
  });
  return {
    start: queue.start,
    stop: queue.stop,
    attemptDue: queue.attemptDue,
    lookNow: async (ids, within) => {
      const freshSince = new Date(now().getTime() - FRESH);
      const deadline = Date.now() + within;
      for (;;) {
        // Other processes may be reading some of them.
        const left = await untriedSince(db, ids, freshSince);
        if (left.length === 0) return true;
        if (Date.now() >= deadline) return false;
        await makeDue(db, left, now());
        queue.wake();
        await delay(LOOK_AGAIN);
      }
    },
    tryCalendar: (account) => tryCalendar(account, { fetch: fetching, now: now() }),
  };
}

/** Reaches the servers of calendars. */
export function calendarFetch({ SITE_URL, ALLOWED_PRIVATE_HOSTS }: CalendarServices["env"]): typeof fetch {
  return publicFetch({
    ...{ allowedHosts: ALLOWED_PRIVATE_HOSTS, ports: PORTS, redirects: REDIRECTS },
    ...{ maxBytes: LARGEST, patience: PATIENCE, userAgent: `Weef calendar reader (${SITE_URL})` },
  });
}

type Attempting = Required<CalendarServices>;

async function attempt(services: Attempting, row: CalendarRow, stopped: AbortSignal): Promise<void> {
  const { db, log, now } = services;
  const started = now();
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(LONGEST)]);
  try {
    const read = await readCalendar(services, row, signal);
    if (read === null) return;
    const at = started.toISOString();
    const due_at = new Date(started.getTime() + INTERVALS[row.kind]).toISOString();
    const good = { ...read, read_at: at, tried_at: at, trouble: null, trouble_since: null, attempts: 0, due_at };
    if (await settle(db, "calendars", row, good)) publishChange(services, row, null);
  } catch (error) {
    stopped.throwIfAborted();
    const problem = signal.aborted ? new CalendarProblem("silent", "took too long") : error;
    if (!(problem instanceof CalendarProblem)) throw error;
    const { trouble, message } = problem;
    log.warn({ calendar: row.id, host: row.host, trouble, reason: message }, "a calendar cannot be read");
    const at = now().toISOString();
    const due_at = new Date(now().getTime() + retryAfter(row, trouble)).toISOString();
    const failed = { tried_at: at, trouble, trouble_since: row.trouble_since ?? at, due_at };
    if (await settle(db, "calendars", row, failed)) publishChange(services, row, trouble);
  }
}

function retryAfter({ kind, attempts, trouble: before }: CalendarRow, trouble: CalendarTrouble): number {
  // A server that is starting may refuse what is right.
  if (trouble === "password" && before === "password") return PASSWORD_RETRY;
  return Math.min(INTERVALS[kind] * 2 ** Math.min(attempts - 1, 10), LONGEST_RETRY);
}

/** Pages that show the calendars are read again. */
function publishChange({ live }: Attempting, row: CalendarRow, trouble: CalendarTrouble | null): void {
  if (row.trouble !== trouble) void live.publish({ kind: "calendars" });
}
