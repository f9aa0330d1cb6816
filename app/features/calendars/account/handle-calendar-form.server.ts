import { errorsInWords, type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import { readVersion } from "~/lib/db/read-version";
import type { CalendarRow, CalendarTrouble } from "~/lib/db/tables/calendar-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type Collection, collectionsOf } from "../calendar";
import { newCalendar, openAccount, sealedAccount } from "../calendar-account.server";
import { changeCalendar, findCalendar, insertCalendar, listCalendars } from "../calendar-store.server";
import { deleteCopies, recoverRemoved, retryTarget, writerOf } from "../copies/copy-store.server";
import { moveCopies } from "../copies/write-calendar.server";
import { closeFeed, renewFeed, showNames } from "../feed/calendar-feed.server";
import type { TriedCalendar } from "../try-calendar.server";
import type { CalendarField, CalendarFormField, Outcome } from "./calendar-page";
import { readCalendarFields, type TypedCalendar } from "./read-fields.server";
import { removeCalendars } from "./remove-calendars.server";

/** The most calendars of one user: reading them takes time from others. */
const MOST_CALENDARS = 20;
/** Milliseconds that a page waits for a look. */
const LOOK_PATIENCE = 8_000;

export interface CalendarFormServices {
  db: Db;
  env: { SITE_URL: string; SESSION_SECRET: string; ALLOWED_PRIVATE_HOSTS: ReadonlySet<string> };
  limits: { calendarTries: Limiter };
  calendars: {
    tryCalendar: (typed: TypedCalendar) => Promise<TriedCalendar>;
    /** False if the time was too short. */
    lookNow: (ids: readonly string[], within: number) => Promise<boolean>;
  };
}

type Done =
  | { outcome: Outcome; calendar?: string }
  | { answer: FormAnswer<CalendarFormField>; status: number; headers?: Record<string, string> };

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
      return await changeUse(services, calendar, fields, by, language);
    case "remove":
      return { outcome: (await removeOwn(services, calendar, by)) ? "removed" : "gone", calendar };
    case "restore":
      return { outcome: await restore(services, calendar, by), calendar };
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
    return { ...refuse({}, words.outcomes.limited, 429), headers: { "Retry-After": String(allowance.retryAfter) } };
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
  if (stored === "stale") return refuse({}, words.problems.stale, 409);
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

/** The same calendar of the same user is stored once: entered a second time, it is as it was found then. */
async function store(
  tx: Tx,
  { typed, tried, again }: Entered,
  by: By,
  secret: string,
): Promise<"many" | "stale" | { outcome: "added" | "addedAccount" | "renewed"; id: string }> {
  const { user, now } = by;
  await lockKey(tx, `calendars of ${user.id}`);
  const own = await listCalendars(tx, user.id);
  const former =
    own.find(({ id, kind }) => id === again && kind === typed.kind) ??
    own.find((row) => isSame(row, { typed, tried }, secret));
  const outcome = typed.kind === "caldav" ? "addedAccount" : "added";
  if (former) {
    const collections = withChoice(tried.collections, collectionsOf(former));
    if (isKnown(former, { typed, collections }, secret)) {
      await retryTarget(tx, former.id, now);
      return { outcome, id: former.id };
    }
    const sealed = sealedAccount(former.id, typed, secret);
    const renewed = await renew(tx, former, { ...sealed, tried, collections }, now);
    if (!renewed) return "stale";
    // The target comes last: everybody locks calendars and copies before it.
    await retryTarget(tx, former.id, now);
    await log(tx, "calendar.change", former, by);
    const hasLostCollection = former.write_url !== null && renewed.write_url === null;
    return { outcome: hasLostCollection ? "addedAccount" : "renewed", id: former.id };
  }
  if (own.length >= MOST_CALENDARS) return "many";
  const { name, collections, ownAddresses } = tried;
  const row = newCalendar({ ...typed, userId: user.id, name, collections, ownAddresses }, secret, now);
  await insertCalendar(tx, row);
  await log(tx, "calendar.add", row, by);
  return { outcome, id: row.id };
}

/** True also if another address leads to the same account. */
function isSame(row: CalendarRow, { typed, tried }: Pick<Entered, "typed" | "tried">, secret: string): boolean {
  if (row.kind !== typed.kind || row.username !== typed.username) return false;
  const urls = collectionsOf(row).map(({ url }) => url);
  return openAccount(row, secret)?.url === typed.url || tried.collections.some(({ url }) => urls.includes(url));
}

/** True if it was entered just like this before. */
function isKnown(
  row: CalendarRow,
  { typed, collections }: { typed: TypedCalendar; collections: readonly Collection[] },
  secret: string,
): boolean {
  const account = openAccount(row, secret);
  const namesIn = (list: readonly Collection[]) => JSON.stringify(list.map(({ url, name }) => [url, name]).sort());
  return (
    account?.url === typed.url &&
    account.username === typed.username &&
    account.password === typed.password &&
    namesIn(collections) === namesIn(collectionsOf(row))
  );
}

/** The former choice counts for the collections that are still there. */
function withChoice(found: readonly Collection[], former: readonly Collection[]): Collection[] {
  return found.map((each) => {
    const before = former.find(({ url }) => url === each.url);
    return before ? { ...each, isRead: before.isRead } : each;
  });
}

interface Renewal extends ReturnType<typeof sealedAccount> {
  tried: Entered["tried"];
  collections: readonly Collection[];
}

/** Undefined, with nothing changed, if somebody else changed it meanwhile. */
async function renew(
  tx: Tx,
  former: CalendarRow,
  { tried, collections, ...sealed }: Renewal,
  now: Date,
): Promise<CalendarRow | undefined> {
  const write_url = collections.find(({ url }) => url === former.write_url)?.url ?? null;
  const found = { name: tried.name, own_addresses: JSON.stringify(tried.ownAddresses) };
  const change = { ...sealed, ...found, collections: JSON.stringify(collections), write_url };
  const changed = await changeCalendar(tx, former, change, now);
  if (!changed || write_url === former.write_url) return changed;
  // Another account cannot delete what is in the former one.
  if (changed.host !== former.host || changed.username !== former.username) await deleteCopies(tx, former.id);
  await moveCopies(tx, changed, now);
  return changed;
}

async function look({ db, limits, calendars }: CalendarFormServices, id: string, { user }: By): Promise<Done> {
  if (!(await findOwn(db, id, user.id))) return { outcome: "gone" };
  if (!(await limits.calendarTries.consume(user.id)).allowed) return { outcome: "limited" };
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
  fields: Readonly<Record<string, unknown>>,
  by: By,
  language: Language,
): Promise<Done> {
  const chosen = [fields.read].flat();
  return await db.transaction().execute(async (tx) => {
    const row = await findOwn(tx, id, by.user.id);
    if (row?.kind !== "caldav") return { outcome: "gone" };
    const collections = collectionsOf(row).map((each) => ({ ...each, isRead: chosen.includes(each.url) }));
    const write_url = collections.find(({ url }) => url === fields.write)?.url ?? null;
    const writer = write_url === null ? undefined : await otherWriter(tx, id, write_url);
    if (writer) {
      const { taken } = deskWords[language].calendars.use;
      const sent = { ...fields, read: JSON.stringify(chosen) };
      return { answer: formAnswer(null, sent, { write: fill(taken, { who: writer }) }), status: 422 };
    }
    const seen = { id, version: readVersion(fields.version) };
    const change = { collections: JSON.stringify(collections), write_url };
    const changed = await changeCalendar(tx, seen, change, by.now);
    if (!changed) return { outcome: "stale", calendar: id };
    if (write_url !== row.write_url) await moveCopies(tx, changed, by.now);
    await log(tx, "calendar.change", row, by);
    return { outcome: "changed", calendar: id };
  });
}

/** The user for whom another calendar writes into this collection: two would take each other for its owner. */
async function otherWriter(tx: Tx, id: string, url: string): Promise<string | undefined> {
  await lockKey(tx, `copies in ${url}`);
  return await writerOf(tx, url, id);
}

async function removeOwn({ db }: CalendarFormServices, id: string, by: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const row = await findOwn(tx, id, by.user.id);
    if (!row) return false;
    await removeCalendars(tx, [row], by.now);
    await log(tx, "calendar.remove", row, by);
    return true;
  });
}

/** Restores a calendar, which is read anew: much may have changed in it since. */
async function restore(
  { db, calendars }: CalendarFormServices,
  id: string,
  by: By,
): Promise<"restored" | "restoredUnwritten" | "gone"> {
  const outcome = await db.transaction().execute(async (tx) => {
    await lockKey(tx, `calendars of ${by.user.id}`);
    const row = await recoverRemoved(tx, id, by.user.id);
    if (!row || (await findCalendar(tx, id))) return "gone";
    const isTaken = row.write_url !== null && (await otherWriter(tx, id, row.write_url)) !== undefined;
    const write_url = isTaken ? null : row.write_url;
    const at = by.now.toISOString();
    // An age or a trouble of before the removal would count as overdue.
    const anew = {
      ...{ write_url, created_at: at, due_at: at, read_at: null, whole_at: null },
      ...{ trouble: null, trouble_since: null, etag: null, last_modified: null },
    };
    await insertCalendar(tx, { ...row, ...anew, lease_owner: null, lease_until: null, version: row.version + 1 });
    if (write_url !== null) await moveCopies(tx, { id, write_url }, by.now);
    await log(tx, "calendar.restore", row, by);
    return isTaken ? "restoredUnwritten" : "restored";
  });
  if (outcome !== "gone") await calendars.lookNow([id], LOOK_PATIENCE);
  return outcome;
}

async function log(
  tx: Tx,
  action: "calendar.add" | "calendar.change" | "calendar.remove" | "calendar.restore",
  { id, host }: Pick<CalendarRow, "id" | "host">,
  { user, now }: By,
): Promise<void> {
  await recordAudit(tx, { user, at: now, action, subject: `calendar:${id}`, detail: { name: host } });
}
