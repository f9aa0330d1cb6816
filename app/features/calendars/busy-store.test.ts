import { beforeEach, expect, it } from "vitest";
import { readFreeSlots } from "~/features/appointments/booking/availability.server";
import { type Slot, USUAL } from "~/features/appointments/slots.server";
import type { Db } from "~/lib/db/database.server";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { addMinutes } from "~/lib/time/clock";
import { addUser, authOn } from "../../../tests/support/accounts";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { SECRET } from "../../../tests/support/services";
import { replaceTimes, replaceVersions, versionsOf } from "./busy-store.server";
import { troubleOf } from "./calendar";
import { newCalendar } from "./calendar-account.server";
import { busyBetween, changeCalendar, deleteCalendar, insertCalendar, longestTrouble } from "./calendar-store.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const FROM = NOW.toISOString();

let db: Db;
let userId: string;
let calendar: CalendarRow;

const add = async () => {
  const account = { kind: "ics", url: "https://dav.example/a.ics", username: null, password: null } as const;
  const made = newCalendar({ ...account, userId, name: "Anna", collections: [], ownAddresses: [] }, SECRET, NOW);
  const row = { ...made, lease_owner: "this process", lease_until: addMinutes(FROM, 2) };
  await db.transaction().execute((tx) => insertCalendar(tx, row));
  return row;
};
/** An hour in two days from now, `hours` later. */
const hour = (hours: number, object = "") => {
  const starts_at = addMinutes(FROM, 2 * 24 * 60 + hours * 60);
  return { object, starts_at, ends_at: addMinutes(starts_at, 60), appointment_id: null };
};
const slot = (from: number, hours = 1) => ({
  startsAt: hour(from).starts_at,
  endsAt: addMinutes(hour(from).starts_at, hours * 60),
});
const busy = () => busyBetween(db, slot(-48, 4_000));
const store = (times: ReturnType<typeof hour>[], isRead = (_object: string) => true) =>
  replaceTimes(db, calendar, { isRead, times });

describeOnEachDatabase("busy time", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
    userId = (await addUser(authOn(db), { email: "anna@weef.example", role: "owner" }, NOW)).id;
    calendar = await add();
  });

  it("is what was read last, of the objects that were read", async () => {
    expect(await store([hour(0, "a"), hour(3, "b")])).toBe(true);
    expect(await busy()).toEqual([slot(0), slot(3)]);
    expect(await store([hour(6, "b")], (object) => object === "b")).toBe(true);
    expect(await busy()).toEqual([slot(0), slot(6)]);
    expect(await busyBetween(db, slot(2, 24))).toEqual([slot(6)]);
    expect(await busyBetween(db, slot(-1, 2))).toEqual([slot(0)]);
    expect(await busyBetween(db, slot(1, 5))).toEqual([]);
  });

  it("is merged over calendars, and goes with a calendar", async () => {
    await store([hour(0), hour(5)]);
    const first = calendar;
    calendar = await add();
    await store([hour(1), hour(5)]);
    expect(await busy()).toEqual([slot(0, 2), slot(5)]);
    await db.transaction().execute((tx) => deleteCalendar(tx, first.id));
    expect(await busy()).toEqual([slot(1), slot(5)]);
  });

  it("closes the last moment that can be booked", async () => {
    const free = await readFreeSlots(db, USUAL, NOW);
    const { startsAt: starts_at, endsAt: ends_at } = free.at(-1) as Slot;
    await store([{ object: "", starts_at, ends_at, appointment_id: null }]);
    expect(await readFreeSlots(db, USUAL, NOW)).toEqual(free.slice(0, -1));
  });

  it("is kept of thousands of events", async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => hour(index * 2, `${index}`));
    await store(many);
    expect(await busy()).toHaveLength(1_001);
    await store(many.slice(0, 1));
    expect(await busy()).toEqual([slot(0)]);
  });

  it("is not written after a change of the calendar, which takes the lease", async () => {
    await store([hour(0)]);
    await db.transaction().execute((tx) => changeCalendar(tx, calendar, { name: "Werk" }, NOW));
    expect(await store([hour(5)])).toBe(false);
    expect(await replaceVersions(db, calendar, "c", new Map([["a", "1"]]))).toBe(false);
    expect(await busy()).toEqual([slot(0)]);
    const changed = await db.transaction().execute((tx) => changeCalendar(tx, calendar, { name: "Thuis" }, NOW));
    expect(changed).toBeUndefined();
  });

  it("is overdue when no reading has ended for six hours, for whatever reason", async () => {
    await db.updateTable("calendars").set({ read_at: FROM }).execute();
    const later = (minutes: number) => new Date(addMinutes(FROM, minutes));
    expect(await longestTrouble(db, later(-1))).toBeUndefined();
    const overdue = await longestTrouble(db, NOW);
    if (!overdue) return expect.fail("No calendar is overdue");
    expect(overdue).toMatchObject({ id: calendar.id, email: "anna@weef.example" });
    expect(troubleOf(overdue, later(6 * 60 - 1))).toBeNull();
    expect(troubleOf(overdue, later(6 * 60))).toEqual({ code: "overdue", since: FROM });
    expect(troubleOf({ ...overdue, trouble: "silent" }, NOW)).toEqual({ code: "silent", since: FROM });
  });

  it("comes with the versions of the objects, for servers without a list of changes", async () => {
    await replaceVersions(
      db,
      calendar,
      "c",
      new Map([
        ["a", "1"],
        ["b", "1"],
      ]),
    );
    await replaceVersions(
      db,
      calendar,
      "c",
      new Map([
        ["b", "2"],
        ["d", "1"],
      ]),
    );
    expect(await versionsOf(db, calendar.id, "c")).toEqual(
      new Map([
        ["b", "2"],
        ["d", "1"],
      ]),
    );
    await replaceVersions(db, calendar, "c", null);
    expect(await versionsOf(db, calendar.id, "c")).toEqual(new Map());
  });
});
