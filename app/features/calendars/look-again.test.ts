import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookAppointment } from "~/features/appointments/booking/book-appointment.server";
import { moveAppointment } from "~/features/appointments/change-appointment.server";
import { handleAppointmentForm } from "~/features/appointments/desk-booking/handle-appointment-form.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { addUser, authOn } from "../../../tests/support/accounts";
import { appointmentLimits, appointmentRow } from "../../../tests/support/appointments";
import { openFresh } from "../../../tests/support/databases";
import { calendarOf } from "../../../tests/support/ics-server";
import { anna, storeOffer } from "../../../tests/support/leads";
import { isRadicaleInstalled, LOGIN, Radicale } from "../../../tests/support/radicale";
import { mailingServices, SECRET } from "../../../tests/support/services";
import { newCalendar } from "./calendar-account.server";
import { calendarQueue } from "./calendar-queue.server";
import { insertCalendar } from "./calendar-store.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const FIELDS = { name: "Jan Smit", email: "jan@smit.example", date: "2026-11-25", time: "09:45" };
const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;
const DENTIST = calendarOf("UID:dentist\nDTSTART:20261125T084500Z\nDTEND:20261125T091500Z\nSUMMARY:Tandarts");

describe.skipIf(!isRadicaleInstalled())("a moment that a calendar became busy in a moment ago", () => {
  let radicale: Radicale;
  beforeAll(async () => {
    radicale = await Radicale.start();
  });
  afterAll(() => radicale.stop());

  let db: Db;
  let services: ReturnType<typeof open>;
  let work: string;

  function open() {
    const mailing = mailingServices(db, () => NOW);
    const env = { ...mailing.env, ALLOWED_PRIVATE_HOSTS: new Set([radicale.host]) };
    const calendars = calendarQueue({ ...mailing, env, log: createLog("silent"), now: () => NOW });
    // A busy machine may take longer than a visitor waits.
    const lookNow = (ids: readonly string[]) => calendars.lookNow(ids, 60_000);
    return { ...mailing, calendars: { ...calendars, lookNow }, limits: appointmentLimits(db) };
  }

  beforeEach(async () => {
    db = await openFresh();
    services = open();
    work = await radicale.makeCalendar(crypto.randomUUID());
    const { id: userId } = await addUser(authOn(db), { email: "anna@weef.example", role: "owner" }, NOW);
    const collections = [{ url: work, name: "Work", isRead: true, syncToken: null, ctag: null }];
    const account = { kind: "caldav", url: radicale.url, ...LOGIN } as const;
    const row = newCalendar({ ...account, userId, name: "Anna", collections, ownAddresses: [] }, SECRET, NOW);
    await db.transaction().execute((tx) => insertCalendar(tx, row));
    await radicale.put(work, "dentist", DENTIST);
  });

  it("is not booked, and others are offered", async () => {
    const booked = await bookAppointment(services, FIELDS, BOOKER, NOW);
    expect(booked.outcome === "taken" && booked.alternatives.map(({ startsAt }) => startsAt)).toEqual([
      "2026-11-25T08:00:00.000Z",
      "2026-11-25T09:30:00.000Z",
      "2026-11-25T10:15:00.000Z",
      "2026-11-25T11:00:00.000Z",
    ]);
  });

  it("is not what a visitor moves an appointment to", async () => {
    const row = appointmentRow({ starts_at: "2026-11-26T08:45:00.000Z" });
    await db.insertInto("appointments").values(row).execute();
    const to = { startsAt: "2026-11-25T08:45:00.000Z", endsAt: "2026-11-25T09:15:00.000Z" };
    expect(await moveAppointment(services, row.id, { to, seen: null }, "visitor", NOW)).toMatchObject({
      outcome: "taken",
    });
  });

  it("is booked if its server is away, since the last copy counts then", async () => {
    await radicale.goDown();
    expect(await bookAppointment(services, FIELDS, BOOKER, NOW)).toMatchObject({ outcome: "booked" });
    await radicale.comeBack();
  });

  it("is booked at the desk after a warning", async () => {
    await services.calendars.attemptDue();
    const lead = await storeOffer(db, { name: "Joris", email: "joris@bakkerij.example" });
    const moment = { other_date: FIELDS.date, other_time: FIELDS.time };
    const fields = { version: "1", how: "other", place: "phone", phone: "06 12345678", ...moment, mail: "on" };
    const act = (more: object) =>
      handleAppointmentForm(services, lead, { ...fields, ...more } as never, { user: anna, now: NOW, language: "nl" });
    const asked = await act({});
    const unusual = asked.outcome === "again" ? asked.answer.unusual : null;
    expect(unusual?.says).toEqual(["Dan staat er al iets in een agenda van een van jullie."]);
    expect(await act({ on_purpose: unusual?.value })).toMatchObject({ outcome: "booked" });
  });
});
