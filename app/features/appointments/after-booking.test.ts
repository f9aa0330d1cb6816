import { beforeEach, expect, it } from "vitest";
import { HONEYPOT } from "~/features/forms/suspect";
import type { LiveEvent } from "~/features/live/live-event";
import type { Db } from "~/lib/db/database.server";
import { appointmentLimits } from "../../../tests/support/appointments";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { anna } from "../../../tests/support/leads";
import { mailingServices } from "../../../tests/support/services";
import { type Booked, bookAppointment } from "./book-appointment.server";
import { cancelAppointment, type MoveServices, moveAppointment, restoreAppointment } from "./change-appointment.server";
import { slotAt } from "./free-slots.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;
const FIELDS = { name: "Anna Jansen", email: "anna@bakkerij.example", date: "2026-11-25", time: "09:45" };

describeOnEachDatabase("an appointment, once it is booked", (openFresh) => {
  let db: Db;
  let events: LiveEvent[];
  let services: Parameters<typeof bookAppointment>[0] & MoveServices;
  beforeEach(async () => {
    db = await openFresh();
    events = [];
    services = {
      ...mailingServices(db, () => NOW),
      live: { publish: async (event) => void events.push(event) },
      limits: appointmentLimits(db),
    };
  });

  const book = (fields: Record<string, unknown> = {}) =>
    bookAppointment(services, { ...FIELDS, ...fields }, BOOKER, NOW);
  const idOf = (booked: Booked) => {
    if (booked.outcome !== "booked") throw new Error(`Not booked but ${booked.outcome}`);
    return booked.row.id;
  };
  const move = (id: string, date: string, at: string) => {
    const to = slotAt({ date, time: at });
    if (!to) throw new Error("No such day");
    return moveAppointment(services, id, { to, seen: null }, "visitor", NOW);
  };
  const rows = () => db.selectFrom("appointments").selectAll().execute();

  it("is not called booked when it is sent again after it was cancelled: other moments are offered", async () => {
    const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
    const id = idOf(await book({ submission_id }));
    await cancelAppointment(services, id, "visitor", NOW);
    const again = await book({ submission_id });
    expect(again.outcome === "taken" && again.alternatives.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      "2026-11-25T08:00",
      "2026-11-25T08:45",
      "2026-11-25T09:30",
      "2026-11-25T10:15",
    ]);
    expect((await rows()).map(({ status }) => status)).toEqual(["cancelled"]);
    const another = await book({ submission_id: "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c12" });
    expect(another).toMatchObject({ outcome: "booked", isNew: true });
  });

  it("makes the desk reload its agenda when it is moved, cancelled or restored, and only then", async () => {
    const id = idOf(await book());
    const suspect = idOf(await book({ date: "2026-11-27", [HONEYPOT]: "x" }));
    events = [];
    const changed = { kind: "appointment-changed" };
    await move(id, "2026-11-25", "09:45");
    await move(id, "2026-11-25", "03:00");
    expect(events).toEqual([]);
    await move(id, "2026-11-26", "09:45");
    expect(events).toEqual([changed]);
    await cancelAppointment(services, id, "visitor", NOW);
    await cancelAppointment(services, id, "visitor", NOW);
    await move(id, "2026-11-25", "09:45");
    expect(events).toEqual([changed, changed]);
    await restoreAppointment(services, suspect, { user: anna, now: NOW });
    await restoreAppointment(services, suspect, { user: anna, now: NOW });
    expect(events).toEqual([changed, changed, changed]);
  });
});
