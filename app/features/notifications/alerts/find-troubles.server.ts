import { LONGEST_UNREAD, troubleOf } from "~/features/calendars/calendar";
import { longestTrouble } from "~/features/calendars/calendar-store.server";
import { readConnection } from "~/features/mail/mailbox/mailbox-store.server";
import type { AlertFinding } from "~/features/mail/templates/template-props";
import type { Db } from "~/lib/db/database.server";
import type { AlertRow } from "~/lib/db/tables/notice-tables";
import { masked } from "~/lib/log.server";
import { enqueuedMails, oldestProblem } from "./alert-store.server";

/** Milliseconds. */
const LATE = 15 * 60_000;
const MEGABYTE = 1_000_000;

/** The notice does not count as held up itself. */
export const ALERT_TEMPLATE = "alert-notice";

export interface Trouble {
  cause: AlertRow["cause"];
  place: string;
  holds: boolean;
  /** ISO-8601 UTC. */
  since: string;
  finding: AlertFinding;
}

interface Looking {
  db: Db;
  machine: string;
  diskSpace: () => Promise<DiskSpace>;
  mailbox: string;
}

/** A check that fails keeps no earlier one from being reported. Throws what the database or the disk throws. */
export async function* findTroubles(
  looking: Looking,
  known: readonly AlertRow[],
  now: Date,
): AsyncGenerator<Trouble, void> {
  yield await lateMail(looking, now);
  yield await fullDisk(looking, known, now);
  yield await unreadMailbox(looking, now);
  yield await unreadCalendar(looking, now);
}

async function unreadCalendar({ db }: Looking, now: Date): Promise<Trouble> {
  const unread = await longestTrouble(db, new Date(now.getTime() - LONGEST_UNREAD));
  const { name: calendar = "", host = "", email: user = "" } = unread ?? {};
  const { code: reason = "", since = now.toISOString() } = (unread && troubleOf(unread, now)) ?? {};
  return {
    cause: "calendar",
    place: "",
    holds: unread !== undefined,
    since,
    finding: { cause: "calendar", calendar, host, user, reason },
  };
}

async function unreadMailbox({ db, mailbox }: Looking, now: Date): Promise<Trouble> {
  const { trouble, trouble_since } = await readConnection(db);
  const since = trouble_since ?? now.toISOString();
  // These do not pass by themselves.
  const patience = /^(app-)?password$|^token$|^certificate/.test(trouble ?? "") ? 0 : LATE;
  return {
    cause: "mailbox",
    place: "",
    holds: trouble !== null && now.getTime() - Date.parse(since) >= patience,
    since,
    finding: { cause: "mailbox", mailbox, reason: trouble ?? "" },
  };
}

async function lateMail({ db }: Looking, now: Date): Promise<Trouble> {
  const { oldest, waiting } = await enqueuedMails(db, ALERT_TEMPLATE, now);
  const isLate = oldest !== null && now.getTime() - Date.parse(oldest) > LATE;
  // Stored with the notice, which is not searched when a visitor's address is to be erased.
  const problem = isLate ? await oldestProblem(db) : null;
  return {
    cause: "mail",
    place: "",
    holds: isLate,
    since: oldest ?? now.toISOString(),
    finding: { cause: "mail", waiting, reason: problem && masked(problem) },
  };
}

async function fullDisk({ machine, diskSpace }: Looking, known: readonly AlertRow[], now: Date): Promise<Trouble> {
  const disk = await diskSpace();
  const isKnown = known.some(({ cause, place }) => cause === "disk" && place === machine);
  return {
    cause: "disk",
    place: machine,
    holds: isNearlyFull(disk, isKnown),
    since: now.toISOString(),
    finding: { cause: "disk", machine, freeMegabytes: Math.round(disk.free / MEGABYTE) },
  };
}

export interface DiskSpace {
  free: number;
  total: number;
}

/** Either of these makes a disk nearly full. */
const LEAST_PART = 0.05;
const LEAST_BYTES = 500_000_000;
/** Otherwise every mail that is written could cause another notice. */
const ENOUGH = 1.2;

/** Still so if it `was`, until there is enough again. */
export function isNearlyFull({ free, total }: DiskSpace, was: boolean): boolean {
  const factor = was ? ENOUGH : 1;
  return free < LEAST_PART * factor * total || free < LEAST_BYTES * factor;
}
