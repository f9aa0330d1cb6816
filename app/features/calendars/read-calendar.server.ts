import type { Db } from "~/lib/db/database.server";
import type { CalendarBusyRow, CalendarRow } from "~/lib/db/tables/calendar-tables";
import type { Log } from "~/lib/log.server";
import type { CalendarBusy } from "~/platform/parsing/read-busy";
import { replaceTimes, replaceVersions, versionsOf } from "./busy-store.server";
import { collectionsOf, ownAddressesOf } from "./calendar";
import { type CalendarAccount, openAccount } from "./calendar-account.server";
import { CalendarProblem } from "./calendar-problem";
import { addressOfUser } from "./calendar-store.server";
import { appointmentIdOf } from "./own-event";
import { readCaldav } from "./read-caldav.server";
import { type ReadPorts, readIcs } from "./read-ics.server";

/** Milliseconds after which all of a calendar is read, changed or not: the coming weeks are others by then. */
const WHOLE_AFTER = 24 * 3_600_000;
/** All of an ICS address. */
const WHOLE = "";

interface ReadServices {
  db: Db;
  env: { SESSION_SECRET: string };
  fetch: typeof fetch;
  log: Log;
  now: () => Date;
}

type Validators = Partial<Pick<CalendarRow, "etag" | "last_modified" | "collections" | "whole_at">>;

/**
 * Stores the busy time of a calendar. Gives the columns that tell up to where it was read; null, with an unknown part
 * stored, if the lease was lost. Throws `CalendarProblem`: what was stored stays.
 */
export async function readCalendar(
  services: ReadServices,
  row: CalendarRow,
  signal: AbortSignal,
): Promise<Validators | null> {
  const { db, env, fetch } = services;
  const now = services.now();
  const account = openAccount(row, env.SESSION_SECRET);
  if (!account) throw new CalendarProblem("password", "it was sealed with another secret");
  const addresses = [...ownAddressesOf(row), (await addressOfUser(db, row.user_id)).toLowerCase()];
  const isWhole = row.whole_at === null || now.getTime() - Date.parse(row.whole_at) >= WHOLE_AFTER;
  const reading = { services, row, account, isWhole, ports: { fetch, now, addresses, signal } };
  return row.kind === "ics" ? await readAddress(reading) : await readAccount(reading);
}

interface ReadingOf {
  services: ReadServices;
  row: CalendarRow;
  account: CalendarAccount;
  isWhole: boolean;
  ports: ReadPorts;
}

async function readAddress({ services, row, account, isWhole, ports }: ReadingOf): Promise<Validators | null> {
  const found = await readIcs(account.url, isWhole ? null : row, ports);
  if (!found) return {};
  const { busy, ...validators } = found;
  logUnread(services, row, busy.unread);
  const times = timesOf(WHOLE, busy);
  if (!(await replaceTimes(services.db, row, { isRead: () => true, times }))) return null;
  return { ...validators, whole_at: ports.now.toISOString() };
}

async function readAccount({ services, row, account, isWhole, ports }: ReadingOf): Promise<Validators | null> {
  const { db } = services;
  const collections = collectionsOf(row);
  const found = await readCaldav(account, {
    ...{ ...ports, collections, isWhole },
    versionsOf: (collection) => versionsOf(db, row.id, collection),
  });
  if (found.length > 0 || isWhole) {
    const changed = found.flatMap((each) => each.changed);
    logUnread(services, row, changed.filter(({ busy }) => busy === null || busy.unread > 0).length);
    const named = new Set([...changed.map(({ object }) => object), ...found.flatMap(({ gone }) => gone)]);
    const wholes = found.filter((each) => each.isWhole).map(({ collection }) => collection.url);
    const isRead = (object: string) =>
      isWhole || named.has(object) || wholes.some((collection) => object.startsWith(collection));
    const times = changed.flatMap(({ object, busy }) => (busy ? timesOf(object, busy) : []));
    if (!(await replaceTimes(db, row, { isRead, times }))) return null;
  }
  for (const { collection, versions } of found) {
    if (!(await replaceVersions(db, row, collection.url, versions))) return null;
  }
  const now = collections.map(
    (each) => found.find(({ collection }) => collection.url === each.url)?.collection ?? each,
  );
  return { collections: JSON.stringify(now), ...(isWhole && { whole_at: ports.now.toISOString() }) };
}

type Time = Pick<CalendarBusyRow, "object" | "starts_at" | "ends_at" | "appointment_id">;

function timesOf(object: string, { times, own }: CalendarBusy): Time[] {
  const foreign = times.map((time) => ({ ...time, appointment_id: null }));
  const ours = own.map(({ uid, ...time }) => ({ ...time, appointment_id: appointmentIdOf(uid) }));
  return [...foreign, ...ours].map(({ startsAt, endsAt, appointment_id }) => ({
    ...{ object, appointment_id },
    ...{ starts_at: startsAt, ends_at: endsAt },
  }));
}

function logUnread({ log }: ReadServices, { id, host }: CalendarRow, unread: number): void {
  if (unread > 0) log.info({ calendar: id, host, unread }, "some events of a calendar cannot be read");
}
