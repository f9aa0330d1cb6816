import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeUser } from "~/features/users/change-user.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { accountServices, addUser, authOn } from "../../../../tests/support/accounts";
import { copyRow } from "../../../../tests/support/calendar-copies";
import { describeOnPostgres, isSomebodyHeldUp, openFresh } from "../../../../tests/support/databases";
import { isRadicaleInstalled, LOGIN, Radicale } from "../../../../tests/support/radicale";
import { limitOf, SECRET } from "../../../../tests/support/services";
import { troubleOf } from "../calendar";
import { calendarQueue } from "../calendar-queue.server";
import { listCalendars, longestTrouble } from "../calendar-store.server";
import { markCopiesIn, wakeTargets } from "../copies/copy-store.server";
import type { TriedCalendar } from "../try-calendar.server";
import { type CalendarFormServices, handleCalendarForm } from "./handle-calendar-form.server";

let db: Db;
let services: CalendarFormServices;
let anna: { id: string; email: string };
let account: Record<string, string>;

async function setUp(opened: Db, allowed: readonly string[] = []): Promise<void> {
  db = opened;
  const env = {
    SITE_URL: "https://weef.example",
    SESSION_SECRET: SECRET,
    ALLOWED_PRIVATE_HOSTS: new Set(allowed),
  };
  const calendars = calendarQueue({ db, env, live: { publish: async () => {} }, log: createLog("silent") });
  services = { db, env, limits: { calendarTries: limitOf(db, "c", 8) }, calendars };
  anna = await addUser(authOn(db), { email: "anna@weef.example", role: "owner" }, new Date());
}

const post = (fields: Record<string, unknown>, user = anna) =>
  handleCalendarForm(services, fields, { user, now: new Date() }, "nl");
const own = (user = anna) => listCalendars(db, user.id);
/** The fields with an error, of a refused form. */
async function refused(fields: Record<string, unknown>) {
  const done = await post(fields);
  if (!("answer" in done)) throw new Error(`It was accepted: ${done.outcome}`);
  expect(await own()).toEqual([]);
  return { status: done.status, ...done.answer };
}
const logged = async () => (await db.selectFrom("audit_log").select("action").execute()).map(({ action }) => action);

describe.skipIf(!isRadicaleInstalled())("a calendar that is entered", () => {
  let radicale: Radicale;
  beforeAll(async () => {
    radicale = await Radicale.start();
    await radicale.makeCalendar("work");
  });
  afterAll(() => radicale.stop());

  beforeEach(async () => {
    await setUp(await openFresh(), [radicale.host]);
    account = { do: "add", kind: "caldav", url: radicale.url, ...LOGIN };
  });

  it("is stored once after a double press, with its secrets sealed", async () => {
    const presses = await Promise.all([post(account), post(account)]);
    const [row, ...more] = await own();
    expect(presses).toEqual(presses.map(() => ({ outcome: "addedAccount", calendar: row?.id })));
    expect(more).toEqual([]);
    expect(JSON.stringify(await db.selectFrom("calendars").selectAll().execute())).not.toContain(LOGIN.password);
    expect(await logged()).toEqual(["calendar.add"]);
  });

  it("belongs to its colleague: another may have the same, and neither changes that of the other", async () => {
    await post(account);
    const jan = await addUser(authOn(db), { email: "jan@weef.example", role: "staff" }, new Date());
    await post(account, jan);
    const [[one], [other]] = [await own(), await own(jan)];
    expect([one?.user_id, other?.user_id]).toEqual([anna.id, jan.id]);
    for (const does of ["look", "use", "remove"])
      expect(await post({ do: does, calendar: one?.id, version: "1" }, jan)).toMatchObject({ outcome: "gone" });
    expect(await own()).toHaveLength(1);
  });

  it.each([
    ["a wrong password", { password: "verkeerd" }, "password", /wachtwoord niet aan/],
    ["an address of the own network that is not allowed", { url: "http://127.0.0.1:9/" }, "url", /eigen netwerk/],
    ["the same by name", { url: "http://localhost:9/" }, "url", /eigen netwerk/],
    ["the same for a secret address", { kind: "ics", url: "http://10.0.0.1/a.ics" }, "url", /eigen netwerk/],
    ["an account without TLS", { url: "http://dav.example/" }, "url", /https:/],
    ["a password in the address", { url: "https://a:b@dav.example/" }, "url", /velden hieronder/],
    ["no address", { url: " " }, "url", /Vul dit in/],
    ["something else than an address", { kind: "ics", url: "mijn agenda" }, "url", /geen adres/],
    ["an invisible character", { password: "a\tb" }, "password", /onzichtbaar teken/],
    ["no user name", { username: "" }, "username", /Vul dit in/],
    ["no kind", { kind: "" }, "kind", /Kies/],
    ["a page to sign in on instead of a calendar", { kind: "ics" }, "url", /in te loggen/],
  ])(
    "is refused next to the field with %s, and what was typed is sent back without the password",
    async (_, changes, field, says) => {
      const typed: Record<string, string> = { ...account, ...changes };
      const { password: secret, ...sent } = typed;
      expect(secret).toBeTruthy();
      const { status, fields, errors } = await refused(typed);
      expect(status).toBe(422);
      expect(errors).toEqual({ [field]: expect.stringMatching(says) });
      expect(fields).toEqual(sent);
    },
  );

  it("is tried a few times only", async () => {
    for (let time = 0; time < 8; time += 1) await refused({ ...account, password: "verkeerd" });
    expect((await refused(account)).status).toBe(429);
  });

  it("gets another password when it is entered again, and keeps what was chosen", async () => {
    await post(account);
    const [row] = await own();
    const [collection] = JSON.parse(row?.collections ?? "[]") as { url: string }[];
    const use = { do: "use", calendar: row?.id, version: "1", read: [], write: collection?.url };
    expect(await post(use)).toMatchObject({ outcome: "changed" });
    expect(await post(use)).toMatchObject({ outcome: "stale" });
    const password = newId();
    await radicale.changePassword(password);
    try {
      expect(await post({ ...account, password })).toMatchObject({ outcome: "renewed", calendar: row?.id });
    } finally {
      await radicale.changePassword(LOGIN.password);
    }
    const [renewed, ...more] = await own();
    expect(more).toEqual([]);
    expect(renewed?.write_url).toBe(collection?.url);
    expect(JSON.parse(renewed?.collections ?? "[]")).toMatchObject([{ isRead: false }]);
    expect(renewed?.password_sealed).not.toBe(row?.password_sealed);
  });

  it("can be put back after it was removed, as it was", async () => {
    await post(account);
    const [row] = await own();
    expect(await post({ do: "remove", calendar: row?.id })).toMatchObject({ outcome: "removed" });
    expect(await post({ do: "remove", calendar: row?.id })).toMatchObject({ outcome: "gone" });
    expect(await own()).toEqual([]);
    expect(await post({ do: "restore", calendar: row?.id })).toMatchObject({ outcome: "restored" });
    expect(await post({ do: "restore", calendar: row?.id })).toMatchObject({ outcome: "gone" });
    expect(await own()).toMatchObject([{ id: row?.id, name: row?.name, trouble: null }]);
    expect(await logged()).toEqual(["calendar.add", "calendar.remove", "calendar.restore"]);
  });

  it("goes with its colleague, and what was written into it too", async () => {
    await post(account);
    const owner = await addUser(authOn(db), { email: "jan@weef.example", role: "owner" }, new Date());
    await removeUser(accountServices(db, authOn(db)), anna.id, owner, new Date());
    expect(await db.selectFrom("calendars").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("removed_calendars").select("user_id").execute()).toEqual([{ user_id: anna.id }]);
  });

  it("is looked at a few times only", async () => {
    await post(account);
    const [row] = await own();
    for (let time = 1; time < 8; time += 1)
      expect(await post({ do: "look", calendar: row?.id })).toMatchObject({ outcome: "looked" });
    expect(await post({ do: "look", calendar: row?.id })).toEqual({ outcome: "limited" });
  });

  it("is written into for one colleague: another is refused next to the field, with what was chosen", async () => {
    await post(account);
    const jan = await addUser(authOn(db), { email: "jan@weef.example", role: "staff" }, new Date());
    await post(account, jan);
    const [[row], [other]] = [await own(), await own(jan)];
    const url = `${radicale.url}${LOGIN.username}/work/`;
    const use = (calendar: string | undefined, write: string, version: string) => ({
      ...{ do: "use", calendar, read: [url], write, version },
    });
    expect(await post(use(row?.id, url, "1"))).toMatchObject({ outcome: "changed" });
    expect(await post(use(other?.id, url, "1"), jan)).toMatchObject({
      status: 422,
      answer: {
        errors: { write: expect.stringContaining(anna.email) },
        fields: { read: JSON.stringify([url]), write: url },
      },
    });
    expect(await own(jan)).toEqual([other]);
    expect(await post(use(row?.id, "", "2"))).toMatchObject({ outcome: "changed" });
    expect(await post(use(other?.id, url, "1"), jan)).toMatchObject({ outcome: "changed" });
  });

  it("has the calendars that are there when it is entered again, also by another address of the account", async () => {
    await post(account);
    const [row] = await own();
    const later = await radicale.makeCalendar("later");
    const url = `${radicale.url}${LOGIN.username}/`;
    expect(await post({ ...account, url })).toMatchObject({ outcome: "renewed", calendar: row?.id });
    const [renewed, ...more] = await own();
    expect([more, renewed?.collections]).toEqual([[], expect.stringContaining(later)]);
    await radicale.request("DELETE", later);
  });

  it("keeps the questions about its appointments when it gets another password", async () => {
    await post(account);
    const [row] = await own();
    const url = `${radicale.url}${LOGIN.username}/work/`;
    await post({ do: "use", calendar: row?.id, version: "1", read: [url], write: url });
    const copy = copyRow({ calendar_id: row?.id ?? "", collection_url: url, found: "deleted", found_at: "2026-11-21" });
    await db.insertInto("calendar_copies").values(copy).execute();
    const password = newId();
    await radicale.changePassword(password);
    expect(await post({ ...account, password })).toMatchObject({ outcome: "renewed" });
    await radicale.changePassword(LOGIN.password);
    expect(await db.selectFrom("calendar_copies").selectAll().execute()).toEqual([copy]);
  });
});

describeOnPostgres("an account that was entered", (openOnPostgres) => {
  /** The server has one collection for each user. */
  const tryCalendar = async ({ url, username }: { url: string; username: string | null }): Promise<TriedCalendar> => {
    const collection = new URL(`${username}/`, url).href;
    const collections = [{ url: collection, name: "Werk", isRead: true, syncToken: null, ctag: null }];
    return { outcome: "good", name: username ?? "", collections, ownAddresses: [] };
  };
  beforeEach(async () => {
    await setUp(await openOnPostgres());
    services.calendars = { tryCalendar, lookNow: async () => true };
    account = { do: "add", kind: "caldav", url: "https://dav.example/", username: "anna", password: "x" };
    await post(account);
  });

  it.each([
    ["of another user", { username: "werk" }],
    ["on another server", { url: "https://nieuw.example/" }],
  ])("makes way for one %s: its form asks where appointments go, and the former copies stay", async (_, changes) => {
    const [row] = await own();
    const write = "https://dav.example/anna/";
    await post({ do: "use", calendar: row?.id, version: "1", read: [], write });
    await db
      .insertInto("calendar_copies")
      .values(copyRow({ calendar_id: row?.id ?? "", collection_url: write }))
      .execute();
    expect(await post({ ...account, again: row?.id, ...changes })).toMatchObject({ outcome: "addedAccount" });
    expect(await own()).toMatchObject([{ id: row?.id, write_url: null }]);
    expect(await db.selectFrom("calendar_copies").selectAll().execute()).toEqual([]);
  });

  it.each([null, "silent"] as const)(
    "is not overdue when it is put back, with the trouble %j before",
    async (trouble) => {
      const past = "2026-11-01T09:00:00.000Z";
      await db
        .updateTable("calendars")
        .set({ created_at: past, trouble, trouble_since: trouble && past })
        .execute();
      const [row] = await own();
      await post({ do: "remove", calendar: row?.id });
      expect(await post({ do: "restore", calendar: row?.id })).toMatchObject({ outcome: "restored" });
      const now = new Date();
      expect((await own()).map((each) => troubleOf(each, now))).toEqual([null]);
      expect(await longestTrouble(db, new Date(now.getTime() - 3_600_000))).toBeUndefined();
    },
  );

  it("is put back without its appointments if a colleague has them there by then, and says so", async () => {
    const [row] = await own();
    const write = "https://dav.example/anna/";
    await post({ do: "use", calendar: row?.id, version: "1", read: [], write });
    await post({ do: "remove", calendar: row?.id });
    const jan = await addUser(authOn(db), { email: "jan@weef.example", role: "staff" }, new Date());
    await post(account, jan);
    const [other] = await own(jan);
    await post({ do: "use", calendar: other?.id, version: "1", read: [], write }, jan);
    expect(await post({ do: "restore", calendar: row?.id })).toMatchObject({ outcome: "restoredUnwritten" });
    expect([await own(), await own(jan)]).toMatchObject([[{ write_url: null }], [{ write_url: write }]]);
  });

  it("is stored once, also where another kind of calendar is entered again", async () => {
    const [row] = await own();
    const ics = { do: "add", kind: "ics", url: "https://ics.example/secret.ics" };
    await post(ics);
    expect(await post({ ...ics, again: row?.id })).toMatchObject({ outcome: "added" });
    expect((await own()).map(({ kind }) => kind).sort()).toEqual(["caldav", "ics"]);
  });

  it("is entered again while an appointment is written", async () => {
    const [row] = await own();
    const id = row?.id ?? "";
    const write = "https://dav.example/anna/";
    await post({ do: "use", calendar: id, version: "1", read: [], write });
    const copy = copyRow({ calendar_id: id, collection_url: write });
    await db.insertInto("calendar_copies").values(copy).execute();
    const { again } = await db.transaction().execute(async (tx) => {
      await markCopiesIn(tx, id, new Date());
      const again = post({ ...account, again: id, username: "werk" });
      await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      await wakeTargets(tx, [id], new Date());
      return { again };
    });
    expect(await again).toMatchObject({ outcome: "addedAccount" });
  });

  it("is refused as stale, with what was typed, where it was entered again", async () => {
    const again = await db.transaction().execute(async (tx) => {
      await tx.updateTable("calendars").set({ version: 2 }).execute();
      const posted = post({ ...account, password: "y" });
      await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      return { posted };
    });
    const { password: _secret, ...typed } = { ...account };
    expect(await again.posted).toMatchObject({
      status: 409,
      answer: { fields: typed, problem: expect.stringContaining("Hierboven") },
    });
  });

  it.each(["x", "1.5", "", "9".repeat(20)])("is stale for the version %j, which it cannot have", async (version) => {
    const [row] = await own();
    expect(await post({ do: "use", calendar: row?.id, version, read: [], write: "" })).toMatchObject({
      outcome: "stale",
    });
  });
});
