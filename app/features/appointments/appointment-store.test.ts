import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { appointmentRow } from "../../../tests/support/appointments";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import {
  cancelBooked,
  countAppointments,
  findAppointment,
  heldTimes,
  insertAppointment,
  listAppointments,
  moveBooked,
  restoreSpam,
} from "./appointment-store.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const slot = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
});

describeOnEachDatabase("stored appointments", (openFresh) => {
  let db: Db;
  let made = 0;
  beforeEach(async () => {
    db = await openFresh();
  });

  const row = (overrides: Parameters<typeof appointmentRow>[0] = {}) => {
    made += 1;
    return appointmentRow({ id: `appointment-${String(made).padStart(4, "0")}`, ...overrides });
  };
  const insert = (appointment = row(), into = db) =>
    into.transaction().execute((tx) => insertAppointment(tx, appointment));
  const list = async (name: Parameters<typeof listAppointments>[1]) =>
    (await listAppointments(db, name, { now: NOW, after: null, limit: 10 })).map(({ id }) => id);

  it("are read back as stored", async () => {
    const appointment = row({ name: "Zoë 'o' \"x\"", subject: null, phone: "06 12 34 56 78" });
    expect(await insert(appointment)).toEqual(appointment);
    expect(await findAppointment(db, { token_hash: appointment.token_hash })).toEqual(appointment);
  });

  it("take their moment exclusively, over two connections at the same time", async () => {
    const other = openAgain(db);
    const attempts = Array.from({ length: 12 }, (_, index) => insert(row(), index % 2 ? other : db));
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    expect(await heldTimes(db, NOW.toISOString())).toHaveLength(1);
  });

  it("free their moment when cancelled, and do not take it as spam", async () => {
    const first = row();
    await insert(first);
    await db.transaction().execute((tx) => cancelBooked(tx, first.id, "visitor", NOW));
    expect(await findAppointment(db, { id: first.id })).toMatchObject({
      status: "cancelled",
      sequence: 1,
      cancelled_at: NOW.toISOString(),
    });
    expect(await insert(row({ status: "spam" }))).toBeDefined();
    expect(await insert(row())).toBeDefined();
    expect(await insert(row())).toBeUndefined();
  });

  it("can be moved only while booked", async () => {
    const appointment = row();
    await insert(appointment);
    const to = slot("2026-11-25T09:30:00.000Z");
    const move = () => db.transaction().execute((tx) => moveBooked(tx, appointment, to, { by: "visitor", at: NOW }));
    expect(await move()).toMatchObject({ starts_at: to.startsAt, ends_at: to.endsAt, sequence: 1 });
    await db.transaction().execute((tx) => cancelBooked(tx, appointment.id, "visitor", NOW));
    expect(await move()).toBeUndefined();
    expect(await db.transaction().execute((tx) => cancelBooked(tx, appointment.id, "visitor", NOW))).toBeUndefined();
    expect(await db.transaction().execute((tx) => restoreSpam(tx, appointment.id))).toBeUndefined();
  });

  it("are in the list that they belong to, in its order", async () => {
    const moments = ["2026-11-20T08:00:00.000Z", "2026-11-19T08:00:00.000Z", "2026-11-26T08:00:00.000Z"];
    const [newer, older, far] = moments.map((starts_at) => row({ starts_at }));
    const near = row();
    const off = row({ status: "cancelled" });
    const spam = row({ status: "spam" });
    for (const appointment of [newer, older, far, near, off, spam]) await insert(appointment);
    expect(await list("upcoming")).toEqual([near.id, far?.id]);
    expect(await list("past")).toEqual([newer?.id, older?.id]);
    expect(await list("cancelled")).toEqual([off.id]);
    expect(await list("spam")).toEqual([spam.id]);
    expect(await countAppointments(db, NOW)).toEqual({ upcoming: 2, past: 2, cancelled: 1, spam: 1 });
  });
});
