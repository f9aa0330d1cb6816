import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertAppointment } from "~/features/appointments/appointment-store.server";
import {
  cancelAppointment,
  type MoveServices,
  moveAppointment,
} from "~/features/appointments/change-appointment.server";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { publicFetch } from "~/lib/http/public-fetch.server";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { addMinutes } from "~/lib/time/clock";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import type { LiveEvent } from "~/platform/live/live-event";
import { addUser, authOn } from "../../../../tests/support/accounts";
import { appointmentLimits, appointmentRow } from "../../../../tests/support/appointments";
import { openFresh } from "../../../../tests/support/databases";
import { calendarOf } from "../../../../tests/support/ics-server";
import { anna } from "../../../../tests/support/leads";
import { isRadicaleInstalled, LOGIN, Radicale } from "../../../../tests/support/radicale";
import { mailingServices, SECRET } from "../../../../tests/support/services";
import { newCalendar } from "../calendar-account.server";
import { changeCalendar, deleteCalendar, findCalendar, insertCalendar } from "../calendar-store.server";
import { uidOf } from "../own-event";
import { answerChange, readAsked } from "./answer-change.server";
import { copyQueue } from "./copy-queue.server";
import { findTarget, retryTarget, saveRemoved } from "./copy-store.server";
import { copyAppointment, moveCopies } from "./write-calendar.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const MONDAY = "2026-11-23T09:00:00.000Z";
const TUESDAY = "2026-11-24T10:30:00.000Z";

let radicale: Radicale;

let db: Db;
let time: Date;
let work: string;
let calendar: string;
let queue: LeasedQueue;
let services: ReturnType<typeof mailingServices> & MoveServices;
let events: LiveEvent[];

async function setUp(): Promise<void> {
  db = await openFresh();
  time = NOW;
  events = [];
  work = await radicale.makeCalendar(newId());
  services = { ...mailingServices(db, () => time), limits: appointmentLimits(db) };
  services.live.publish = async (event) => void events.push(event);
  const user = await addUser(authOn(db), { email: "anna@weef.example", role: "owner" }, time);
  calendar = await connect(user.id, [work]);
  await writeInto(work);
  queue = openQueue();
}

async function connect(userId: string, urls: readonly string[]): Promise<string> {
  const collections = urls.map((url) => ({ url, name: url, isRead: true, syncToken: null, ctag: null }));
  const account = { kind: "caldav", url: radicale.url, ...LOGIN } as const;
  const row = newCalendar({ ...account, userId, name: "Anna", collections, ownAddresses: [] }, SECRET, time);
  await db.transaction().execute((tx) => insertCalendar(tx, row));
  return row.id;
}

/** Null: into none. */
async function writeInto(write_url: string | null, id = calendar): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await findCalendar(tx, id);
    if (!row || !(await changeCalendar(tx, row, { write_url }, time))) throw new Error("The calendar has changed");
    await moveCopies(tx, { id, write_url }, time);
  });
}

function openQueue(): LeasedQueue {
  const { env, live } = services;
  const reach = { allowedHosts: new Set([radicale.host]), maxBytes: 1_000_000, redirects: 0, userAgent: "test" };
  return copyQueue({
    ...{ db, env, log: createLog("silent"), now: () => time, fetch: publicFetch(reach) },
    live: { ...live, subscribe: () => () => {} },
  });
}

async function book(startsAt = MONDAY, changes: Partial<AppointmentRow> = {}): Promise<AppointmentRow> {
  const row = appointmentRow({ id: newId(), starts_at: startsAt, ...changes });
  await db.transaction().execute(async (tx) => {
    await insertAppointment(tx, row);
    await copyAppointment(tx, row, time);
  });
  return row;
}

/** Everything due, and a look two minutes later. */
async function settle(): Promise<void> {
  while ((await queue.attemptDue()) > 0);
  time = new Date(time.getTime() + 121_000);
  while ((await queue.attemptDue()) > 0);
}

interface Seen {
  uid: string;
  startsAt: string;
  summary: string;
}

async function eventsIn(collection: string): Promise<Seen[]> {
  const objects = await radicale.objects(collection);
  return objects.map(({ content }) => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    return { uid: event.uid, startsAt: event.startDate.toJSDate().toISOString(), summary: event.summary };
  });
}

/** The owner moves the event in a program of their own, which writes it anew. */
async function moveByHand(row: AppointmentRow, startsAt: string, title = "Anna"): Promise<void> {
  const times = `DTSTART:${stamp(startsAt)}\nDTEND:${stamp(addMinutes(startsAt, 30))}`;
  await radicale.put(work, row.id, calendarOf(`UID:${uidOf(row.id)}\n${times}\nSUMMARY:${title}`));
}

const stamp = (iso: string) => iso.replace(/[-:]|\.000/g, "");

async function hrefOf(row: AppointmentRow): Promise<string> {
  const found = (await radicale.objects(work)).find(({ content }) => content.includes(uidOf(row.id)));
  if (!found) throw new Error("The event is not there");
  return found.href;
}

const asked = () => readAsked(db, { language: "nl", now: time });
const by = () => ({ user: anna, now: time });
const appointment = (row: AppointmentRow) =>
  db.selectFrom("appointments").selectAll().where("id", "=", row.id).executeTakeFirstOrThrow();

describe.skipIf(!isRadicaleInstalled())("a copy of an appointment", () => {
  beforeAll(async () => {
    radicale = await Radicale.start();
  });
  afterAll(() => radicale.stop());

  beforeEach(setUp);

  describe("an appointment in the chosen calendar", () => {
    it("is written, moved and deleted with it, always as the same event", async () => {
      const row = await book();
      await settle();
      const first = { uid: uidOf(row.id), startsAt: MONDAY, summary: "Gesprek met Anna Jansen" };
      expect(await eventsIn(work)).toEqual([first]);
      const to = { startsAt: TUESDAY, endsAt: addMinutes(TUESDAY, 30) };
      expect(await moveAppointment(services, row.id, { to, seen: null, isOnPurpose: true }, anna, time)).toEqual({
        outcome: "moved",
      });
      await settle();
      expect(await eventsIn(work)).toEqual([{ ...first, startsAt: TUESDAY }]);
      await cancelAppointment(services, row.id, "visitor", time);
      await settle();
      expect(await eventsIn(work)).toEqual([]);
      expect(await asked()).toEqual([]);
      expect(await db.selectFrom("calendar_copies").selectAll().execute()).toEqual([]);
    });

    it("moves with the choice of another calendar, and goes when none is chosen", async () => {
      const home = await radicale.makeCalendar(newId());
      const rows = [await book(), await book(TUESDAY)];
      await book("2026-11-20T09:00:00.000Z");
      await settle();
      expect(await eventsIn(work)).toHaveLength(2);
      await writeInto(home);
      await settle();
      expect([await eventsIn(work), (await eventsIn(home)).map(({ uid }) => uid).sort()]).toEqual([
        [],
        rows.map(({ id }) => uidOf(id)).sort(),
      ]);
      await writeInto(null);
      await settle();
      expect(await eventsIn(home)).toEqual([]);
      expect(await findTarget(db, calendar)).toBeUndefined();
    });

    it("goes from a calendar that was removed, once its server answers", async () => {
      await book();
      await settle();
      await db.transaction().execute(async (tx) => {
        const row = await findCalendar(tx, calendar);
        if (row) await saveRemoved(tx, row, time);
        await deleteCalendar(tx, calendar);
        await moveCopies(tx, { id: calendar, write_url: null }, time);
      });
      await radicale.goDown();
      await queue.attemptDue();
      expect(await findTarget(db, calendar)).toMatchObject({ trouble: "unreachable" });
      await radicale.comeBack();
      time = new Date(time.getTime() + 3_600_000);
      await settle();
      expect(await eventsIn(work)).toEqual([]);
    });

    it("goes when the customer is erased", async () => {
      const row = await book();
      await settle();
      await db.deleteFrom("appointments").where("id", "=", row.id).execute();
      await db
        .updateTable("calendar_copies")
        .set({ appointment_id: null, due_at: "1970-01-01T00:00:00.000Z" })
        .execute();
      await settle();
      expect(await eventsIn(work)).toEqual([]);
    });

    it("is written beside the events of others, and takes over an invitation that was accepted there", async () => {
      const row = await book();
      const invited = calendarOf(`UID:${uidOf(row.id)}\nDTSTART:20261123T080000Z\nSUMMARY:x`);
      await radicale.put(work, "accepted", invited);
      await settle();
      expect(await eventsIn(work)).toMatchObject([{ uid: uidOf(row.id), startsAt: MONDAY }]);
    });

    it("is there once, although two processes write at the same time", async () => {
      const rows = await Promise.all(Array.from({ length: 8 }, (_, at) => book(addMinutes(MONDAY, at * 60))));
      const other = openQueue();
      await Promise.all([queue.attemptDue(), other.attemptDue()]);
      await settle();
      expect((await eventsIn(work)).map(({ uid }) => uid).sort()).toEqual(rows.map(({ id }) => uidOf(id)).sort());
    });

    it("stays for a colleague who writes into the same calendar from then on", async () => {
      const row = await book();
      await settle();
      const jan = await addUser(authOn(db), { email: "jan@weef.example", role: "staff" }, time);
      const later = await connect(jan.id, [work]);
      await writeInto(null);
      await db
        .updateTable("calendar_targets")
        .set({ due_at: addMinutes(time.toISOString(), 1) })
        .execute();
      await writeInto(work, later);
      await settle();
      expect(await findTarget(db, calendar)).toBeUndefined();
      await settle();
      expect((await eventsIn(work)).map(({ uid }) => uid)).toEqual([uidOf(row.id)]);
      expect(await asked()).toEqual([]);
    });

    it.each([
      ["whose former account is refused", "password"],
      ["whose former account has not given it up yet", null],
    ])("goes when it is cancelled from a calendar of two colleagues %s", async (_, trouble) => {
      const row = await book();
      await settle();
      const jan = await addUser(authOn(db), { email: "jan@weef.example", role: "staff" }, time);
      const later = await connect(jan.id, [work]);
      await writeInto(null);
      const due_at = addMinutes(time.toISOString(), 60);
      await db.updateTable("calendar_targets").set({ trouble, due_at }).execute();
      await writeInto(work, later);
      await settle();
      expect(await db.selectFrom("calendar_copies").select("id").execute()).toHaveLength(2);
      await cancelAppointment(services, row.id, "visitor", time);
      await settle();
      expect(await eventsIn(work)).toEqual([]);
      await db.transaction().execute((tx) => retryTarget(tx, calendar, time));
      await settle();
      expect(await db.selectFrom("calendar_copies").select("id").execute()).toEqual([]);
    });

    it("is not tried again for an hour once the password was refused twice, or until there is another", async () => {
      await radicale.changePassword("another");
      await book();
      await queue.attemptDue();
      time = new Date(time.getTime() + 60_000);
      await queue.attemptDue();
      const due_at = addMinutes(time.toISOString(), 60);
      expect(await findTarget(db, calendar)).toMatchObject({ trouble: "password", due_at });
      await book(TUESDAY);
      expect(await findTarget(db, calendar)).toMatchObject({ due_at });
      await radicale.changePassword(LOGIN.password);
      await db.transaction().execute((tx) => retryTarget(tx, calendar, time));
      await settle();
      expect(await eventsIn(work)).toHaveLength(2);
    });

    it("says why it cannot be written", async () => {
      await book();
      await radicale.request("DELETE", work);
      await queue.attemptDue();
      expect(await findTarget(db, calendar)).toMatchObject({ trouble: "not-found" });
    });
  });

  describe("an event that its owner changes", () => {
    it("is asked about, and moves the appointment with its mails after a yes", async () => {
      const row = await book();
      await settle();
      await moveByHand(row, TUESDAY);
      await settle();
      expect(events).toContainEqual({ kind: "appointment-changed" });
      const [question] = await asked();
      expect(question).toMatchObject({ found: "moved", name: "Anna Jansen", who: "anna@weef.example", isMailed: true });
      expect(question?.to).toContain("11:30");
      expect((await appointment(row)).starts_at).toBe(MONDAY);
      expect(services.sent).toEqual([]);
      const answer = { copy: question?.id ?? "", isYes: true };
      expect(await answerChange(services, answer, by())).toBe("moved");
      expect(await answerChange(services, answer, by())).toBe("gone");
      await expect.poll(() => services.sent.map(({ recipient }) => recipient)).toContain("anna@bakkerij.example");
      expect((await appointment(row)).starts_at).toBe(TUESDAY);
      await settle();
      expect(await asked()).toEqual([]);
      expect(await eventsIn(work)).toMatchObject([{ startsAt: TUESDAY, summary: "Gesprek met Anna Jansen" }]);
    });

    it("cancels the appointment after a yes if it was deleted", async () => {
      const row = await book();
      await settle();
      await radicale.request("DELETE", await hrefOf(row));
      await settle();
      const [question] = await asked();
      expect(question).toMatchObject({ found: "deleted", to: null });
      expect(await answerChange(services, { copy: question?.id ?? "", isYes: true }, by())).toBe("cancelled");
      await settle();
      expect([(await appointment(row)).status, await eventsIn(work), await asked()]).toEqual(["cancelled", [], []]);
    });

    it("is put back after a no, and nobody is told", async () => {
      const [moved, deleted] = [await book(), await book(TUESDAY)];
      await settle();
      await moveByHand(moved, "2026-11-25T10:00:00.000Z");
      await radicale.request("DELETE", await hrefOf(deleted));
      await settle();
      const questions = await asked();
      expect(questions).toHaveLength(2);
      for (const { id } of questions)
        expect(await answerChange(services, { copy: id, isYes: false }, by())).toBe("put-back");
      await settle();
      expect((await eventsIn(work)).map(({ startsAt }) => startsAt).sort()).toEqual([MONDAY, TUESDAY]);
      expect([await asked(), services.sent]).toEqual([[], []]);
    });

    it("is not asked about if only its title changed, or if it was moved back", async () => {
      const row = await book();
      await settle();
      await moveByHand(row, MONDAY);
      await settle();
      expect([await asked(), events]).toEqual([[], []]);
      await moveByHand(row, TUESDAY);
      await settle();
      expect(await asked()).toHaveLength(1);
      await moveByHand(row, MONDAY);
      await settle();
      expect(await asked()).toEqual([]);
    });

    it("is not asked about any more once the customer has moved or cancelled it", async () => {
      const [moved, cancelled] = [await book(), await book(TUESDAY)];
      await settle();
      for (const row of [moved, cancelled]) await moveByHand(row, "2026-11-25T10:00:00.000Z");
      await settle();
      expect(await asked()).toHaveLength(2);
      const to = { startsAt: "2026-11-26T09:00:00.000Z", endsAt: "2026-11-26T09:30:00.000Z" };
      await moveAppointment(services, moved.id, { to, seen: null, isOnPurpose: true }, "visitor", time);
      await cancelAppointment(services, cancelled.id, "visitor", time);
      await settle();
      expect(await asked()).toEqual([]);
      expect(await eventsIn(work)).toMatchObject([{ uid: uidOf(moved.id), startsAt: to.startsAt }]);
    });

    it("stays a question if another appointment stands in the way, or its time is over", async () => {
      const [row, other] = [await book(), await book(TUESDAY)];
      await settle();
      await moveByHand(row, other.starts_at);
      await settle();
      const [question] = await asked();
      const answer = { copy: question?.id ?? "", isYes: true };
      expect(await answerChange(services, answer, by())).toBe("taken");
      await moveByHand(row, "2026-11-20T10:00:00.000Z");
      await settle();
      expect(await answerChange(services, answer, by())).toBe("past");
      expect(await asked()).toHaveLength(1);
    });
  });
});
