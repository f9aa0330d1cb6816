import { errorsInWords, type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { CalendarRow, CalendarTrouble } from "~/lib/db/tables/calendar-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import type { Live } from "~/platform/live/live.server";
import { type Collection, collectionsOf } from "../calendar";
import { newCalendar, openAccount, sealedAccount } from "../calendar-account.server";
import { changeCalendar, findCalendar, insertCalendar, listCalendars } from "../calendar-store.server";
import { takeRemoved } from "../copies/copy-store.server";
import { moveCopies } from "../copies/write-calendar.server";
import { closeFeed, renewFeed, showNames } from "../feed/calendar-feed.server";
import type { TriedCalendar } from "../try-calendar.server";
import type { CalendarField, Outcome } from "./calendar-page";
import { readCalendarFields, type TypedCalendar } from "./read-fields.server";
import { removeCalendar } from "./remove-calendar.server";

/** The most calendars of one user: reading them takes time from others. */
const MOST_CALENDARS = 20;
/** Milliseconds that a page waits for a look. */
const LOOK_PATIENCE = 8_000;

export interface CalendarFormServices {
  db: Db;
  env: { SITE_URL: string; SESSION_SECRET: string; ALLOWED_PRIVATE_HOSTS: ReadonlySet<string> };
  live: Pick<Live, "publish">;
  limits: { calendarTries: Limiter };
  calendars: {
    tryCalendar: (typed: TypedCalendar) => Promise<TriedCalendar>;
    /** False if the time was too short. */
    lookNow: (ids: readonly string[], within: number) => Promise<boolean>;
  };
}

type Done =
  | { outcome: Outcome; calendar?: string }
  | { answer: FormAnswer<CalendarField>; status: number; headers?: Record<string, string> };

/** Fields: `do`, and those of its form. Without `do`, a calendar is added. Throws only what the database throws. */
export async function handleCalendarForm(
  services: CalendarFormServices,
  fields: Readonly<Record<string, unknown>>,
  by: By,
  language: Language,
): Promise<Done> {
  const calendar = typeof fields.calendar === "string" ? fields.calendar : "";
  switch (fields.do) {
    case "look":
      return await look(services, calendar, by);
    case "use":
      return { outcome: await changeUse(services, calendar, fields, by), calendar };
    case "remove":
      return { outcome: (await removeOwn(services, calendar, by)) ? "removed" : "gone", calendar };
    case "restore":
      return { outcome: (await restore(services, calendar, by)) ? "restored" : "gone", calendar };
    case "feed-open":
    case "feed-renew":
      await renewFeed(services, by);
      return { outcome: fields.do };
    case "feed-close":
      return { outcome: (await closeFeed(services, by)) ? "feed-close" : "gone" };
    case "feed-names":
      return { outcome: (await showNames(services, fields.names === "on", by)) ? "feed-names" : "gone" };
    default:
      return await enter(services, fields, by, language);
  }
}

async function enter(
  services: CalendarFormServices,
  fields: Readonly<Record<string, unknown>>,
  by: By,
  language: Language,
): Promise<Done> {
  const words = deskWords[language].calendars;
  const refuse = (errors: Partial<Record<CalendarField, string>>, problem: string | null = null, status = 422) => ({
    answer: formAnswer<CalendarField>(problem, fields, errors),
    status,
  });
  const { typed, errors } = readCalendarFields(fields, services.env.ALLOWED_PRIVATE_HOSTS);
  if (!typed) {
    const problems = {
      ...words.problems,
      private: fill(words.troubles["private-address"], { host: hostIn(fields.url) }),
    };
    return refuse(errorsInWords(errors, problems));
  }
  const allowance = await services.limits.calendarTries.consume(by.user.id);
  if (!allowance.allowed) {
    return { ...refuse({}, words.limited, 429), headers: { "Retry-After": String(allowance.retryAfter) } };
  }
  const tried = await services.calendars.tryCalendar(typed);
  if (tried.outcome === "trouble") {
    const says = fill(words.troubles[tried.trouble], { host: new URL(typed.url).host });
    return refuse({ [placeOf(tried.trouble)]: says });
  }
  const again = typeof fields.again === "string" ? fields.again : "";
  const stored = await services.db
    .transaction()
    .execute((tx) => store(tx, { typed, tried, again }, by, services.env.SESSION_SECRET));
  if (stored === "many") return refuse({}, words.problems.many);
  await services.calendars.lookNow([stored.id], LOOK_PATIENCE);
  return { outcome: stored.outcome, calendar: stored.id };
}

function hostIn(url: unknown): string {
  return typeof url === "string" && URL.canParse(url.trim()) ? new URL(url.trim()).host : "";
}

/** The field where the mistake probably is. */
function placeOf(trouble: CalendarTrouble): CalendarField {
  return trouble === "password" ? "password" : "url";
}

interface Entered {
  typed: TypedCalendar;
  tried: Extract<TriedCalendar, { outcome: "good" }>;
  /** The calendar that was entered again, if there is one with this id. */
  again: string;
}

/** The same calendar of the same user is stored once: entered a second time, it has the password that works. */
async function store(
  tx: Tx,
  { typed, tried, again }: Entered,
  by: By,
  secret: string,
): Promise<"many" | { outcome: "added" | "addedAccount" | "renewed"; id: string }> {
  const { user, now } = by;
  await lockKey(tx, `calendars of ${user.id}`);
  const own = await listCalendars(tx, user.id);
  const former = own.find((row) => row.id === again || isSame(row, typed, secret));
  const outcome = typed.kind === "caldav" ? "addedAccount" : "added";
  if (former && former.kind === typed.kind) {
    const account = openAccount(former, secret);
    if (account?.url === typed.url && account.password === typed.password) return { outcome, id: former.id };
    const collections = keepChoice(tried.collections, collectionsOf(former));
    const changed = await changeCalendar(
      tx,
      former,
      {
        ...sealedAccount(former.id, typed, secret),
        collections: JSON.stringify(collections),
        own_addresses: JSON.stringify(tried.ownAddresses),
        write_url: collections.some(({ url }) => url === former.write_url) ? former.write_url : null,
      },
      now,
    );
    if (changed?.write_url !== former.write_url || changed.write_url !== null)
      await moveCopies(tx, changed ?? former, now);
    await log(tx, "calendar.change", former, by);
    return { outcome: "renewed", id: former.id };
  }
  if (own.length >= MOST_CALENDARS) return "many";
  const { name, collections, ownAddresses } = tried;
  const row = newCalendar({ ...typed, userId: user.id, name, collections, ownAddresses }, secret, now);
  await insertCalendar(tx, row);
  await log(tx, "calendar.add", row, by);
  return { outcome, id: row.id };
}

function isSame(row: CalendarRow, typed: TypedCalendar, secret: string): boolean {
  return row.kind === typed.kind && row.username === typed.username && openAccount(row, secret)?.url === typed.url;
}

/** The former choice counts for the collections that are still there. */
function keepChoice(found: readonly Collection[], former: readonly Collection[]): Collection[] {
  return found.map((each) => {
    const before = former.find(({ url }) => url === each.url);
    return before ? { ...each, isRead: before.isRead } : each;
  });
}

async function look({ db, calendars }: CalendarFormServices, id: string, { user }: By): Promise<Done> {
  if (!(await findOwn(db, id, user.id))) return { outcome: "gone" };
  const isDone = await calendars.lookNow([id], LOOK_PATIENCE);
  return { outcome: isDone ? "looked" : "looking", calendar: id };
}

async function findOwn(db: Db, id: string, userId: string): Promise<CalendarRow | undefined> {
  const row = await findCalendar(db, id);
  return row?.user_id === userId ? row : undefined;
}

/** Fields: `read`, the addresses of the collections that count; `write`, of the one to write to, or empty. */
async function changeUse(
  { db }: CalendarFormServices,
  id: string,
  { read, write, version }: Readonly<Record<string, unknown>>,
  by: By,
): Promise<Outcome> {
  return await db.transaction().execute(async (tx) => {
    const row = await findOwn(tx, id, by.user.id);
    if (row?.kind !== "caldav") return "gone";
    const chosen = Array.isArray(read) ? read : [read];
    const collections = collectionsOf(row).map((each) => ({ ...each, isRead: chosen.includes(each.url) }));
    const write_url = collections.find(({ url }) => url === write)?.url ?? null;
    const seen = { id, version: Number(version) };
    const change = { collections: JSON.stringify(collections), write_url };
    const changed = await changeCalendar(tx, seen, change, by.now);
    if (!changed) return "stale";
    if (write_url !== row.write_url) await moveCopies(tx, changed, by.now);
    await log(tx, "calendar.change", row, by);
    return "changed";
  });
}

async function removeOwn({ db }: CalendarFormServices, id: string, by: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const row = await findOwn(tx, id, by.user.id);
    if (!row) return false;
    await removeCalendar(tx, row, by.now);
    await log(tx, "calendar.remove", row, by);
    return true;
  });
}

/** Restores a calendar, which is read anew: much may have changed in it since. */
async function restore({ db, calendars }: CalendarFormServices, id: string, by: By): Promise<boolean> {
  const isRestored = await db.transaction().execute(async (tx) => {
    await lockKey(tx, `calendars of ${by.user.id}`);
    const row = await takeRemoved(tx, id, by.user.id);
    if (!row || (await findCalendar(tx, id))) return false;
    const anew = { read_at: null, whole_at: null, etag: null, last_modified: null, due_at: by.now.toISOString() };
    await insertCalendar(tx, { ...row, ...anew, lease_owner: null, lease_until: null, version: row.version + 1 });
    if (row.write_url !== null) await moveCopies(tx, row, by.now);
    await log(tx, "calendar.restore", row, by);
    return true;
  });
  if (isRestored) await calendars.lookNow([id], LOOK_PATIENCE);
  return isRestored;
}

async function log(
  tx: Tx,
  action: "calendar.add" | "calendar.change" | "calendar.remove" | "calendar.restore",
  { id, host }: Pick<CalendarRow, "id" | "host">,
  { user, now }: By,
): Promise<void> {
  await recordAudit(tx, { user, at: now, action, subject: `calendar:${id}`, detail: { name: host } });
}
