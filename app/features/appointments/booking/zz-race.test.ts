import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { appointmentRow } from "../../../../tests/support/appointments";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { bookedDuring } from "../appointment-store.server";
import { moveAppointment } from "../change-appointment.server";
import { slotAt } from "./availability.server";
import { bookAppointment } from "./book-appointment.server";

const RACES = 1_000;
/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const MOMENT = { date: "2026-11-25", time: "09:45" };

let db: Db;
const servicesOn = (there: Db) => {
  const endless = limitOf(there, "endless", 100_000);
  const limits = {
    ...{ appointmentsByAddress: endless, appointmentsByEmail: endless },
    ...{ momentsByAddress: endless, appointmentMoves: endless },
  };
  return { ...mailingServices(there, () => NOW), limits };
};

describeOnEachDatabase("a moment that two visitors and the owner want at once", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
  });

  it("goes to one of them", { timeout: 900_000 }, async () => {
    const processes = [db, openAgain(db), openAgain(db)].map(servicesOn);
    const [one, other, desk] = processes as [(typeof processes)[0], (typeof processes)[0], (typeof processes)[0]];
    const to = slotAt(MOMENT);
    if (!to) throw new Error("No such moment");
    for (let race = 0; race < RACES; race += 1) {
      const moved = appointmentRow({ id: newId(), starts_at: "2026-11-26T08:45:00.000Z" });
      await db.insertInto("appointments").values(moved).execute();
      const book = (services: typeof one, name: string) =>
        bookAppointment(
          services,
          { ...MOMENT, name, email: `${name}-${race}@bakkerij.example` },
          { language: "nl", address: "192.0.2.1", page: "/afspraak" },
          NOW,
        );
      const wishes = [
        () => book(one, "anna"),
        () => book(other, "bart"),
        () => moveAppointment(desk, moved.id, { to, seen: null }, anna, NOW),
      ];
      // None of them is always the first.
      const order = wishes.map((_, at) => wishes[(at + race) % wishes.length]);
      const answers = await Promise.all(order.map((wish) => wish?.()));
      expect(answers.map((answer) => answer?.outcome).filter((outcome) => outcome !== "taken")).toHaveLength(1);
      expect(await bookedDuring(db, to)).toHaveLength(1);
      await db.deleteFrom("appointments").execute();
    }
  });
});
