import { expect, it } from "vitest";
import { slotAt } from "~/features/appointments/booking/availability.server";
import { bookAppointment } from "~/features/appointments/booking/book-appointment.server";
import { cancelAppointment, moveAppointment } from "~/features/appointments/change-appointment.server";
import { appointmentLimits } from "../../../tests/support/appointments";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { standByDevice } from "../../../tests/support/known-person";
import { mailingServices } from "../../../tests/support/services";
import { tracePerson } from "./find/find-person.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;
const JAN = { name: "Jan Smit", email: "jan@smit.example" };
const KIM = { name: "Kim Blijft", email: "kim@blijft.example" };

describeOnEachDatabase("what devices are told of an appointment", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await standByDevice(db);
    const limits = appointmentLimits(db);
    const services = { ...mailingServices(db, () => NOW), limits };
    const book = async (who: typeof JAN) => {
      const booked = await bookAppointment(services, { ...who, date: "2026-11-25", time: "09:45" }, BOOKER, NOW);
      if (booked.outcome !== "booked") throw new Error(`Not booked but ${booked.outcome}`);
      return booked.row.id;
    };
    /** The names in the pushes that are found for a person. */
    const told = async ({ email }: typeof JAN) => {
      const { trace } = await tracePerson(db, { email }, services.ownerEmail);
      const pushes = await db.selectFrom("push_messages").select(["id", "notice"]).execute();
      return pushes.filter(({ id }) => trace.ids.pushes.includes(id)).map(({ notice }) => JSON.parse(notice).name);
    };
    return { services, book, told };
  }

  it("is found for whoever has moved it since", async () => {
    const { services, book, told } = await open();
    const id = await book(JAN);
    const to = slotAt({ date: "2026-11-26", time: "13:30" });
    if (!to) throw new Error("No such day");
    expect(await moveAppointment(services, id, { to, seen: 0 }, "visitor", NOW)).toEqual({ outcome: "moved" });
    await book(KIM);
    expect([await told(JAN), await told(KIM)]).toEqual([[JAN.name], [KIM.name]]);
  });

  it("is not found for whoever had the same moment before", async () => {
    const { services, book, told } = await open();
    expect(await cancelAppointment(services, await book(JAN), "visitor", NOW)).toBe(true);
    await book(KIM);
    expect([await told(JAN), await told(KIM)]).toEqual([[JAN.name], [KIM.name]]);
  });
});
