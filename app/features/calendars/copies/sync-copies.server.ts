import { findAppointment } from "~/features/appointments/appointment-store.server";
import type { AppointmentMailServices } from "~/features/appointments/mails.server";
import type { Db } from "~/lib/db/database.server";
import type { CalendarCopyRow } from "~/lib/db/tables/calendar-copy-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { uidOf } from "../own-event";
import { copyOf, startOf } from "./copy-event.server";
import {
  dropCopy,
  type Found,
  isCopyOfOthers,
  recordFound,
  recordIntent,
  settleCopy,
  settledCopies,
} from "./copy-store.server";
import { type DavObject, type DavObjects, DavProblem } from "./dav-objects.server";

/** A calendar program that keeps changing an event is waited for. */
const MOST_TRIES = 3;

/** The calendar that a copy is in. */
export interface CopyTarget {
  id: string;
  /** Null if nothing is to be written into it any more. */
  writeUrl: string | null;
}

interface Writing {
  db: Db;
  env: AppointmentMailServices["env"];
  dav: DavObjects;
}

/** JSON in `calendar_copies.written`. */
interface WrittenEvent {
  startsAt: string;
}

/**
 * Makes the calendar have what it should: the event as the appointment is now, or none. Repeating it changes nothing, also
 * after a process ended in the middle of it. Throws what keeps it from that.
 */
export async function writeCopy(
  services: Writing,
  target: CopyTarget,
  copy: CalendarCopyRow,
  now: Date,
): Promise<void> {
  const { db } = services;
  const row = copy.appointment_id === null ? undefined : await findAppointment(db, { id: copy.appointment_id });
  const isBooked = row?.status === "booked";
  if (!isBooked || target.writeUrl !== copy.collection_url) return await removeCopy(services, copy, isBooked);
  if (row.ends_at <= now.toISOString()) return await settleCopy(db, copy, {});
  await putCopy(services, copy, row);
}

async function putCopy({ db, env, dav }: Writing, copy: CalendarCopyRow, row: AppointmentRow): Promise<void> {
  const content = copyOf(row, env);
  const written = JSON.stringify({ startsAt: row.starts_at } satisfies WrittenEvent);
  let known = await knownObject(dav, copy);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const url = known?.url ?? objectUrl(copy.collection_url, row.id);
    await recordIntent(db, copy, { object_url: url, written });
    const done = known ? await dav.replace(known, content) : await createUnlessKnown(dav, url, content);
    if (done && "etag" in done) return await settleCopy(db, copy, { object_url: url, etag: done.etag });
    // Another version is there: of a process that ended before it was recorded, or by the owner of the calendar.
    known = (await dav.read(url)) ?? (await dav.findByUid(copy.collection_url, uidOf(row.id)));
    if (!known && done) throw done.refusal;
  }
  throw new DavProblem("refused", "the event is changed by another program all the time");
}

/** The event as it is there, as far as we know. */
async function knownObject(
  dav: DavObjects,
  { object_url: url, etag }: CalendarCopyRow,
): Promise<Omit<DavObject, "content"> | undefined> {
  if (url === null) return undefined;
  return etag ? { url, etag } : await dav.read(url);
}

/** Servers differ in how they refuse a UID that they know: of an invitation that was accepted in this calendar. */
async function createUnlessKnown(
  dav: DavObjects,
  url: string,
  content: string,
): Promise<{ etag: string } | { refusal: DavProblem } | null> {
  try {
    return await dav.create(url, content);
  } catch (error) {
    const isRefused = error instanceof DavProblem && (error.trouble === "refused" || error.trouble === "read-only");
    if (isRefused) return { refusal: error };
    throw error;
  }
}

function objectUrl(collection: string, appointmentId: string): string {
  return new URL(`${appointmentId}.ics`, collection.endsWith("/") ? collection : `${collection}/`).href;
}

async function removeCopy({ db, dav }: Writing, copy: CalendarCopyRow, isBooked: boolean): Promise<void> {
  const { object_url: url, etag } = copy;
  if (url === null) return await dropCopy(db, copy);
  let known: Omit<DavObject, "content"> | undefined = etag ? { url, etag } : await dav.read(url);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // The event of a booked appointment stays if another account writes into this collection by now.
    const isTakenOver = isBooked && (await isCopyOfOthers(db, copy, url));
    if (!known || isTakenOver || (await dav.remove(known))) return await dropCopy(db, copy);
    known = await dav.read(url);
  }
  throw new DavProblem("refused", "the event is changed by another program all the time");
}

/** Looks for changes by the owner of the calendar. Returns whether the desk is asked something else since. */
export async function lookAtCopies(
  { db, dav, signal }: Pick<Writing, "db" | "dav"> & { signal: AbortSignal },
  { id, writeUrl }: CopyTarget,
  now: Date,
): Promise<boolean> {
  const copies = (await settledCopies(db, id, now)).filter(({ collection_url }) => collection_url === writeUrl);
  if (copies.length === 0 || writeUrl === null) return false;
  const urls = copies.flatMap(({ object_url }) => object_url ?? []);
  const versions = await dav.versions(writeUrl, urls);
  let isNews = false;
  for (const copy of copies) {
    const etag = versions.get(copy.object_url ?? "");
    if (etag !== undefined && etag === copy.etag) continue;
    const found = await changeOf(dav, copy, signal);
    const isOther = found && (found.found !== copy.found || found.found_starts_at !== copy.found_starts_at);
    if (found && (await recordFound(db, copy, found, now)) && isOther) isNews = true;
  }
  return isNews;
}

/** Null if nothing about it is new. */
async function changeOf(dav: DavObjects, copy: CalendarCopyRow, signal: AbortSignal): Promise<Found | null> {
  const object = copy.object_url === null ? undefined : await dav.read(copy.object_url);
  const start = object && (await startOf(object.content, signal));
  const { startsAt } = JSON.parse(copy.written ?? "{}") as Partial<WrittenEvent>;
  const etag = object?.etag ?? null;
  if (!object || start === null) {
    return copy.found === "deleted" ? null : { found: "deleted", found_starts_at: null, etag };
  }
  const isMoved = start !== undefined && startsAt !== undefined && Date.parse(start) !== Date.parse(startsAt);
  return { found: isMoved ? "moved" : null, found_starts_at: isMoved ? start : null, etag };
}
