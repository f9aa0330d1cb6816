import { beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { momentInWords } from "~/lib/time/clock";
import { appointmentLimits } from "../../../tests/support/appointments";
import { openFresh } from "../../../tests/support/databases";
import { mailingServices } from "../../../tests/support/services";
import { readFreeSlots, slotDays } from "./booking/availability.server";
import { bookAppointment } from "./booking/book-appointment.server";
import { USUAL } from "./slots.server";

const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;

/** Days around a change of the clock, at 9:45 in Amsterdam. Easter Monday, the day after one, is closed. */
const CLOCK_CHANGES = [
  {
    change: "forward",
    now: new Date("2027-03-24T09:00:00.000Z"),
    closed: "maandag 29 maart",
    appointments: [
      { date: "2027-03-26", label: "vrijdag 26 maart", moment: "2027-03-26T08:45:00.000Z" },
      { date: "2027-03-30", label: "dinsdag 30 maart", moment: "2027-03-30T07:45:00.000Z" },
    ],
  },
  {
    change: "back",
    now: new Date("2027-10-27T09:00:00.000Z"),
    closed: "zondag 31 oktober",
    appointments: [
      { date: "2027-10-29", label: "vrijdag 29 oktober", moment: "2027-10-29T07:45:00.000Z" },
      { date: "2027-11-01", label: "maandag 1 november", moment: "2027-11-01T08:45:00.000Z" },
    ],
  },
];

describe("an appointment", () => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  it.each(CLOCK_CHANGES)("is at the same time everywhere, before the clock goes $change and after", async (one) => {
    const { now, closed, appointments } = one;
    const mailing = mailingServices(db, () => now);
    const services = { ...mailing, live: { publish: async () => {} }, limits: appointmentLimits(db) };
    const days = slotDays(await readFreeSlots(db, USUAL, now), "nl");
    expect(days.map(({ label }) => label)).not.toContain(closed);
    for (const { date, label, moment } of appointments) {
      const email = `anna-${date}@bakkerij.example`;
      const offered = days.find(({ day }) => day === date);
      expect(offered?.label).toBe(label);
      expect(offered?.times).toContainEqual(expect.objectContaining({ time: "09:45", starts_at: moment }));

      const booked = await bookAppointment(services, { name: "Anna Jansen", email, date, time: "09:45" }, BOOKER, now);
      expect(booked).toMatchObject({ outcome: "booked", confirmation: "sent", row: { starts_at: moment } });
      expect(momentInWords(moment, "nl")).toBe(`${label} om 9:45`);
      const mail = mailing.sent.find(({ recipient }: OutgoingMail) => recipient === email);
      expect(mail?.subject).toBe(`Je afspraak op ${label} om 9:45 staat vast`);
      expect(mail?.calendar?.content).toContain(`DTSTART;TZID=Europe/Amsterdam:${date.replaceAll("-", "")}T094500`);
    }
    const stored = await db.selectFrom("appointments").select("starts_at").orderBy("starts_at").execute();
    expect(stored.map(({ starts_at }) => starts_at)).toEqual(appointments.map(({ moment }) => moment));
  });
});
