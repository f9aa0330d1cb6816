import { createHash } from "node:crypto";
import { business } from "~/content/business";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { movesOf, placeOf } from "~/features/appointments/appointment";
import { addAppointment, type InvitationWords, newCalendar, textOf } from "~/features/appointments/invitation.server";
import { eventWords } from "~/features/appointments/mails.server";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { CalendarFeedRow } from "~/lib/db/tables/calendar-copy-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { hashOfToken, linkToken } from "~/lib/token.server";
import { feedPath } from "../paths";
import { appointmentsFrom, deleteFeed, findFeed, markFetched, saveFeed } from "./feed-store.server";

/** Milliseconds. */
const DAY = 24 * 3_600_000;
const LOOK_BACK = 30 * DAY;
/** The page says to the hour when the feed was fetched. */
const BETWEEN_MARKS = 15 * 60_000;

interface FeedServices {
  db: Db;
  env: { SITE_URL: string; SESSION_SECRET: string };
}

/** The agenda of the business for calendar programs (RFC 5545). Undefined if no address has that token (any more). */
export async function readFeed(
  { db, env }: FeedServices,
  token: string,
  now: Date,
): Promise<{ content: string; etag: string } | undefined> {
  const feed = await findFeed(db, { token_hash: hashOfToken(token) });
  if (!feed) return undefined;
  await markFetched(db, feed.user_id, now, new Date(now.getTime() - BETWEEN_MARKS));
  const rows = await appointmentsFrom(db, new Date(now.getTime() - LOOK_BACK));
  const calendar = newCalendar(OWNER_LANGUAGE, "PUBLISH");
  calendar.name(business.name);
  calendar.ttl(BETWEEN_MARKS / 1_000);
  for (const row of rows) {
    const words = feed.shows_names === 1 ? eventWords(row, true, env) : wordsWithoutNames(row, env);
    addAppointment(calendar, row, words, changedAt(row));
  }
  const content = textOf(calendar);
  return { content, etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"` };
}

/** The moment of the appointment's last change: the same feed has the same bytes. */
export function changedAt(row: AppointmentRow): Date {
  return new Date(row.cancelled_at ?? movesOf(row).at(-1)?.at ?? row.created_at);
}

/** Kind and place alone: an address is read by the provider of the calendar too. */
function wordsWithoutNames(row: AppointmentRow, { SITE_URL }: FeedServices["env"]): InvitationWords {
  const { appointment, feed } = mailCopy[OWNER_LANGUAGE];
  return {
    summary: appointment.kinds[row.kind],
    description: SITE_URL + APPOINTMENTS_PATH,
    location: feed.places[placeOf(row)],
  };
}

type Linked = Pick<CalendarFeedRow, "link_key">;

export function feedAddress(feed: Linked, env: FeedServices["env"]): string {
  return env.SITE_URL + feedPath(feedToken(feed, env.SESSION_SECRET));
}

function feedToken({ link_key }: Linked, secret: string): string {
  return linkToken(`calendar feed ${link_key}`, secret);
}

/** A new address: the former one leads to nothing from then on. */
export async function renewFeed({ db, env }: FeedServices, { user, now }: By): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const former = await findFeed(tx, { user_id: user.id });
    const link_key = newId();
    await saveFeed(tx, {
      user_id: user.id,
      link_key,
      token_hash: hashOfToken(feedToken({ link_key }, env.SESSION_SECRET)),
      shows_names: former?.shows_names ?? 0,
      created_at: now.toISOString(),
      fetched_at: null,
    });
    await log(tx, former ? "calendar.feed-renew" : "calendar.feed-open", { user, now });
  });
}

/** False if there is none. */
export async function closeFeed({ db }: FeedServices, by: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const isClosed = await deleteFeed(tx, by.user.id);
    if (isClosed) await log(tx, "calendar.feed-close", by);
    return isClosed;
  });
}

/** False if there is none. */
export async function showNames({ db }: FeedServices, isOn: boolean, by: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const feed = await findFeed(tx, { user_id: by.user.id });
    if (!feed) return false;
    if ((feed.shows_names === 1) === isOn) return true;
    await saveFeed(tx, { ...feed, shows_names: isOn ? 1 : 0 });
    await log(tx, isOn ? "calendar.feed-names-on" : "calendar.feed-names-off", by);
    return true;
  });
}

type FeedAction =
  | "calendar.feed-open"
  | "calendar.feed-renew"
  | "calendar.feed-close"
  | "calendar.feed-names-on"
  | "calendar.feed-names-off";

async function log(tx: Tx, action: FeedAction, { user, now }: By): Promise<void> {
  await recordAudit(tx, { user, at: now, action, subject: `user:${user.id}`, detail: {} });
}
