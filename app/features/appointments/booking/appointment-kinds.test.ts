import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { APPOINTMENT_KINDS, PLACES_OF, shippedAppointments } from "~/content/appointment-kinds";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { findLead } from "~/features/leads/lead-store.server";
import { openWait } from "~/features/leads/waits/waits.server";
import { projectToken } from "~/features/projects/mails.server";
import type { Db } from "~/lib/db/database.server";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { appointmentLimits } from "../../../../tests/support/appointments";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { storeProject } from "../../../../tests/support/projects";
import { limitOf, mailingServices, SECRET } from "../../../../tests/support/services";
import { heldTimes } from "../appointment-store.server";
import { moveAppointment } from "../change-appointment.server";
import { readFreeSlots, slotAt } from "./availability.server";
import { bookAppointment } from "./book-appointment.server";
import { type Choice, choosing, plannedBy } from "./choice";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;
const PERSON = { name: "Anna Jansen", email: "anna@bakkerij.example", phone: "06 12345678", street: "Dorpsstraat 1" };

const everything = Object.fromEntries(
  APPOINTMENT_KINDS.map((kind) => [kind, { ...shippedAppointments[kind], isOn: true, isPublic: true }]),
);
const offer = (appointments: object) => readChangesFrom(() => ({ appointments: { ...everything, ...appointments } }));
afterEach(() => readChangesFrom(() => NO_CHANGES));

let db: Db;
const servicesOn = (there: Db) => ({
  ...mailingServices(there, () => NOW),
  limits: { ...appointmentLimits(there), appointmentsByAddress: limitOf(there, "a", 500) },
});
const open = async (fresh: () => Promise<Db>) => {
  db = await fresh();
};

const asked = (choice: Partial<Choice>, startsAt: string) => ({
  ...{ ...PERSON, ...choice, submission_id: randomUUID() },
  ...{ date: dayOf(startsAt), time: timeOf(startsAt) },
});
const book = (choice: Partial<Choice>, startsAt: string, there = db, email = PERSON.email) =>
  bookAppointment(servicesOn(there), { ...asked(choice, startsAt), email }, BOOKER, NOW);

/** A Wednesday. */
const at = (time: string) => {
  const slot = slotAt({ date: "2026-11-25", time });
  if (!slot) throw new Error("No such day");
  return slot.startsAt;
};
const freeTimes = async (choice: Partial<Choice>) => {
  const { choice: whole } = choosing(choice, APPOINTMENT_KINDS);
  const free = await readFreeSlots(db, plannedBy(whole), NOW);
  return free.filter(({ startsAt }) => dayOf(startsAt) === "2026-11-25").map(({ startsAt }) => timeOf(startsAt));
};

describe("kinds of appointments", () => {
  beforeEach(() => open(openFresh));

  it("ship with what could be booked before: a meeting, or a call if there is a number", async () => {
    expect(await book({}, at("09:45"))).toMatchObject({
      row: { kind: "meet", place: "phone", starts_at: at("09:45"), ends_at: at("10:15"), travel_minutes: 0 },
    });
    for (const kind of ["call", "visit", "intake"] as const) {
      expect(await book({ kind, place: "phone" }, at("14:00"))).toMatchObject({ outcome: "invalid" });
    }
  });

  it("have their own length, hours and notice", async () => {
    offer({
      call: { ...everything.call, minutes: 10, bufferMinutes: 5, hours: [{ days: [3], from: "13:00", to: "13:40" }] },
    });
    expect(await freeTimes({ kind: "call" })).toEqual(["13:00", "13:15", "13:30"]);
    expect(await book({ kind: "call" }, at("13:15"))).toMatchObject({
      row: { kind: "call", place: "phone", ends_at: at("13:25") },
    });
    expect(await freeTimes({ kind: "call" })).toEqual(["13:00", "13:30"]);
  });

  it("keep the way to the customer and back free of others, by the town", async () => {
    offer({ towns: [{ name: "Hengelo", minutes: 60 }], otherTown: 90 });
    const visit = { kind: "visit", town: "hengelo " } as const;
    expect(await book(visit, at("11:30"))).toMatchObject({
      row: { place: "customer", address: "Dorpsstraat 1, hengelo", travel_minutes: 60, ends_at: at("12:30") },
    });
    // The way takes from 10:30 to 13:30, and a quarter of an hour is free after it.
    expect(await freeTimes({ kind: "meet" })).toEqual(["09:00", "09:45", "14:15", "15:00", "15:45", "16:30"]);
    expect(await book({ kind: "visit", town: "Almelo" }, at("14:00"))).toMatchObject({ outcome: "taken" });
  });

  it("name the fields that are missing", async () => {
    offer({});
    const missing = async (choice: Partial<Choice>, fields: object) =>
      bookAppointment(servicesOn(db), { ...asked(choice, at("09:00")), ...fields }, BOOKER, NOW);
    expect(await missing({ kind: "call" }, { phone: "", name: "" })).toMatchObject({
      errors: { phone: "form.error.phoneMissing", name: "form.error.nameMissing" },
    });
    expect(await missing({ kind: "visit" }, { street: " " })).toMatchObject({
      errors: { street: "form.error.streetMissing", town: "form.error.townMissing" },
    });
    expect(await missing({ kind: "call", place: "office" }, {})).toMatchObject({
      errors: { place: expect.anything() },
    });
  });

  it("stay what they are when they are moved", async () => {
    offer({});
    const booked = await book({ kind: "visit", town: "Verweg" }, at("09:00"));
    if (booked.outcome !== "booked") throw new Error(booked.outcome);
    const to = slotAt({ date: "2026-11-26", time: "11:30" }, "visit");
    if (!to) throw new Error("No such day");
    const services = { ...servicesOn(db), limits: appointmentLimits(db) };
    expect(await moveAppointment(services, booked.row.id, { to, seen: null }, "visitor", NOW)).toEqual({
      outcome: "moved",
    });
    const row = await db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: "visit", starts_at: to.startsAt, ends_at: to.endsAt, travel_minutes: 45 });
  });

  const minutes = fc.integer({ min: 5, max: 120 });
  const settings = fc.record({
    minutes,
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    noticeHours: fc.integer({ min: 0, max: 12 }),
    hours: fc.constantFrom([], [{ days: [1, 2, 3, 4, 5, 6, 7] as const, from: "08:00", to: "21:00" }]),
  });
  const town = fc.constantFrom("Enschede", "Hengelo", "Verweg");
  const choices = fc
    .constantFrom(...APPOINTMENT_KINDS)
    .chain((kind) => fc.record({ kind: fc.constant(kind), place: fc.constantFrom(...PLACES_OF[kind]), town }));

  it("can be booked at every moment that is offered, and are never in each other’s time or way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(Object.fromEntries(APPOINTMENT_KINDS.map((kind) => [kind, settings]))),
        fc.record({
          towns: fc.constant([{ name: "Hengelo", minutes: 75 }]),
          otherTown: fc.integer({ min: 0, max: 90 }),
        }),
        fc.array(fc.tuple(choices, fc.nat()), { minLength: 2, maxLength: 10 }),
        async (kinds, travel, wishes) => {
          const all = Object.entries(kinds).map(([kind, own]) => [kind, { ...own, isOn: true, isPublic: true }]);
          readChangesFrom(() => ({ appointments: { ...Object.fromEntries(all), ...travel, weeksAhead: 1 } }));
          await db.deleteFrom("appointments").execute();
          await db.deleteFrom("rate_limits").execute();
          for (const [choice, pick] of wishes) {
            const free = await readFreeSlots(db, plannedBy(choice), NOW);
            // Moments near each other would meet.
            const slot = free[pick % Math.min(free.length, 12)];
            if (!slot) continue;
            const email = `${randomUUID()}@bakkerij.example`;
            const services = {
              ...servicesOn(db),
              limits: { ...servicesOn(db).limits, momentsByAddress: limitOf(db, "t", 99) },
            };
            const sent = { ...asked(choice, slot.startsAt), email };
            expect(await bookAppointment(services, sent, BOOKER, NOW)).toMatchObject({ outcome: "booked" });
          }
          const held = (await heldTimes(db, NOW.toISOString())).toSorted((one, other) =>
            one.startsAt.localeCompare(other.startsAt),
          );
          for (const [index, { startsAt }] of held.entries()) {
            if (index > 0) expect(startsAt >= (held[index - 1]?.endsAt ?? "")).toBe(true);
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);
});

describeOnEachDatabase("kinds of appointments, for many at once", (openFresh) => {
  beforeEach(() => open(openFresh));

  it("never share a moment: of those who want two kinds that overlap, one has it", async () => {
    offer({});
    const other = openAgain(db);
    const wanted = Array.from({ length: 10 }, (_, nth) => {
      const [kind, time] = nth % 2 ? (["call", "10:00"] as const) : (["meet", "09:45"] as const);
      return book({ kind }, at(time), nth % 3 ? db : other, `${nth}@bakkerij.example`);
    });
    const outcomes = (await Promise.all(wanted)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(["booked", ...Array.from({ length: 9 }, () => "taken")]);
    expect(await heldTimes(db, NOW.toISOString())).toHaveLength(1);
  });

  it("book the intake of a project for its lead, whose customer then waits for contact no longer", async () => {
    const lead = await storeOffer(db, { name: "Anna Jansen" });
    const answered = { status: "contacted", first_answered_at: NOW.toISOString() } as const;
    await db.updateTable("leads").set(answered).execute();
    const row = await findLead(db, { id: lead });
    if (!row) throw new Error("No lead");
    await db.transaction().execute((tx) => openWait(tx, { lead: row }, "agreement", NOW.toISOString()));
    const project = await storeProject(db, { lead_id: lead }, NOW);
    const token = projectToken(project, SECRET);
    const intake = { kind: "intake", place: "office" } as const;
    expect(await book({ ...intake, project: `${token}x` }, at("10:15"))).toMatchObject({ outcome: "invalid" });
    expect(await book({ ...intake, project: token }, at("10:15"))).toMatchObject({
      row: { lead_id: lead, kind: "intake", place: "office", ends_at: at("11:15") },
    });
    const waits = await db
      .selectFrom("waits")
      .select(["kind", "answered_at"])
      .where("kind", "=", "agreement")
      .execute();
    expect(waits).toEqual([{ kind: "agreement", answered_at: NOW.toISOString() }]);
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
  });
});
