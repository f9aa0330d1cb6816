import { afterEach, expect, it } from "vitest";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { bookAppointment } from "~/features/appointments/booking/book-appointment.server";
import { openFresh } from "../../../../../tests/support/databases";
import { limitOf, mailingServices } from "../../../../../tests/support/services";
import { bookedWhileClosed } from "./booked-while-closed.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");

afterEach(() => readChangesFrom(() => NO_CHANGES));

it("names the appointments that are still to come on days that were closed since", async () => {
  const db = await openFresh();
  const services = {
    ...mailingServices(db),
    live: { publish: async () => {} },
    limits: {
      appointmentsByAddress: limitOf(db, "a", 50),
      appointmentsByEmail: limitOf(db, "e", 50),
      momentsByAddress: limitOf(db, "t", 50),
    },
  };
  for (const date of ["2026-11-25", "2026-11-26", "2026-11-27"]) {
    const fields = { name: `Anna ${date}`, email: "anna@bakkerij.example", date, time: "09:45" };
    await bookAppointment(services, fields, { language: "nl", address: "192.0.2.1", page: "/afspraak" }, NOW);
  }
  const named = async (now = NOW) => (await bookedWhileClosed(db, now, "nl")).map(({ name }) => name);
  expect(await named()).toEqual([]);
  const closed = [
    { from: "2026-11-25", to: "2026-11-26" },
    { from: "2026-11-26", to: "2026-11-26" },
  ];
  readChangesFrom(() => ({ hours: { closed } }));
  expect(await named()).toEqual(["Anna 2026-11-25", "Anna 2026-11-26"]);
  expect(await named(new Date("2026-11-25T10:00:00.000Z"))).toEqual(["Anna 2026-11-26"]);
});
