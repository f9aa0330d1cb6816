import { expect, it } from "vitest";
import { appointmentRow } from "../../../../tests/support/appointments";
import { openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { insertAppointment } from "../appointment-store.server";
import { blockTime } from "../blocks/change-blocks.server";
import { readWeek } from "./read-week.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const reader = { language: "nl", now: NOW } as const;

it("has what is booked and blocked in its days, and when it is open", async () => {
  const db = await openFresh();
  await db.transaction().execute(async (tx) => {
    await insertAppointment(
      tx,
      appointmentRow({ id: "tuesday", kind: "visit", place: "customer", travel_minutes: 20 }),
    );
    await insertAppointment(tx, appointmentRow({ id: "later", starts_at: "2026-12-01T08:45:00.000Z" }));
    await insertAppointment(
      tx,
      appointmentRow({ id: "off", starts_at: "2026-11-25T08:45:00.000Z", status: "cancelled" }),
    );
  });
  const by = { user: anna, ...reader };
  await blockTime(db, { from: "2026-11-22", until: "2026-11-23", untilTime: "12:00", note: "Beurs" }, by);
  await blockTime(db, { from: "2026-11-30" }, by);

  const week = await readWeek(db, { day: "2026-11-26", card: null }, reader);
  expect([week.number, week.title, week.days.map(({ count }) => count)]).toEqual([
    48,
    "23–29 november 2026",
    [0, 1, 0, 0, 0, 0, 0],
  ]);
  expect(week.appointments).toMatchObject([{ id: "tuesday", place: "customer", travel: 20 }]);
  expect(week.blocks).toMatchObject([{ startsAt: "2026-11-21T23:00:00.000Z", note: "Beurs" }]);
  expect(week.openings.at(0)).toEqual({ startsAt: "2026-11-23T08:00:00.000Z", endsAt: "2026-11-23T16:30:00.000Z" });
  expect(week.days.map(({ isClosed }) => isClosed)).toEqual([false, false, false, false, false, true, true]);
  expect(week.card).toBeNull();
});

it("opens an appointment or a block that is in it, and nothing else", async () => {
  const db = await openFresh();
  await db.transaction().execute((tx) => insertAppointment(tx, appointmentRow({ id: "tuesday" })));
  const by = { user: anna, ...reader };
  const blocked = await blockTime(db, { from: "2026-11-25", note: "Tandarts" }, by);
  if (blocked.outcome !== "blocked") throw new Error(blocked.outcome);
  const cardOn = async (day: string, card: string) => (await readWeek(db, { day, card }, reader)).card;
  expect(await cardOn("2026-11-26", "tuesday")).toMatchObject({
    type: "appointment",
    day: "dinsdag 24 november",
    appointment: { name: "Anna Jansen", from: "9:45" },
  });
  expect(await cardOn("2026-11-26", blocked.id)).toMatchObject({ type: "block", block: { note: "Tandarts" } });
  expect(await cardOn("2026-12-01", "tuesday")).toBeNull();
  expect(await cardOn("2026-11-26", "unknown")).toBeNull();
});
