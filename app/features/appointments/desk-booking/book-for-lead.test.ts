import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { nl } from "~/content/desk/lead-appointment/nl";
import { readAgenda } from "~/features/appointments/agenda/desk-agenda.server";
import { changeStatus } from "~/features/leads/change-lead.server";
import { correctLead } from "~/features/leads/lead-page/correct-lead.server";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { findLead } from "~/features/leads/lead-store.server";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { readToday } from "~/features/leads/today/read-today.server";
import { erasePerson, printOf } from "~/features/privacy/erase/erase-person.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import type { Db } from "~/lib/db/database.server";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import type { LiveEvent } from "~/platform/live/live-event";
import { appointmentLimits } from "../../../../tests/support/appointments";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { anna, bert, storeOffer } from "../../../../tests/support/leads";
import { mailingServices } from "../../../../tests/support/services";
import { bookAppointment } from "../booking/book-appointment.server";
import { cancelAppointment } from "../change-appointment.server";
import { handleAppointmentForm } from "./handle-appointment-form.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const FREE = { how: "free", place: "phone", phone: "06 12 34 56 78", date: "2026-11-25", time: "09:45", mail: "on" };
const EVENING = { ...FREE, how: "other", other_date: "2026-11-25", other_time: "20:00" };

let db: Db;
let events: LiveEvent[];
let services: ReturnType<typeof mailingServices>;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  events = [];
  services = mailingServices(db, () => NOW);
  services.live.publish = async (event) => void events.push(event);
};
const store = (changes: Partial<OfferRequestRow> = {}) =>
  storeOffer(db, {
    created_at: "2026-11-21T12:00:00.000Z",
    name: "Joris",
    email: "joris@bakkerij.example",
    ...changes,
  });
const versionOf = async (id: string) => (await findLead(db, { id }))?.version ?? 0;
const act = (lead: string, fields: object, user = anna) =>
  handleAppointmentForm(services, lead, fields as never, {
    user,
    now: NOW,
    language: "nl",
  });
const make = async (lead: string, fields: object = {}) =>
  act(lead, { ...FREE, version: String(await versionOf(lead)), ...fields });
const rows = () => db.selectFrom("appointments").selectAll().execute();
const settled = async (mails: number) => {
  for (; services.sent.length < mails; await nextTurn()) await services.outbox.sendDue();
};
const recipients = async () =>
  (await db.selectFrom("outbox").select(["recipient", "template"]).orderBy("template").execute()).map(
    ({ recipient, template }) => `${template} ${recipient}`,
  );

describeOnEachDatabase("an appointment that the desk makes for a lead", (open) => {
  beforeEach(() => setUp(open));

  it("is booked for that lead and no other, mailed as a visitor's own, and answers the lead", async () => {
    const lead = await store({ phone: null });
    expect(await make(lead)).toEqual({ outcome: "booked", isMailed: true });
    await settled(2);
    expect(await rows()).toMatchObject([
      {
        lead_id: lead,
        name: "Joris",
        starts_at: "2026-11-25T08:45:00.000Z",
        phone: "06 12 34 56 78",
        status: "booked",
      },
    ]);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([{ id: lead }]);
    expect(await findLead(db, { id: lead })).toMatchObject({
      status: "contacted",
      first_answered_at: NOW.toISOString(),
    });
    expect(await recipients()).toEqual([
      "appointment-confirmation joris@bakkerij.example",
      "appointment-notice owner@weef.example",
      "appointment-reminder joris@bakkerij.example",
    ]);
    const toVisitor = services.sent.find(({ recipient }) => recipient === "joris@bakkerij.example");
    expect(toVisitor?.calendar).toMatchObject({ method: "REQUEST", filename: "afspraak.ics" });
    expect(toVisitor?.text).toMatch(/weef\.example\/afspraak\/beheer\//);
    expect(events).toEqual([{ kind: "appointment-changed" }, { kind: "lead-changed", lead }]);
    expect(await db.selectFrom("audit_log").select(["action", "subject", "user_id", "detail"]).execute()).toEqual([
      {
        action: "agenda.book",
        subject: `lead:${lead}`,
        user_id: anna.id,
        detail: JSON.stringify({ on: "2026-11-25T08:45:00.000Z" }),
      },
    ]);
  });

  it("is made once, however often its form is sent", async () => {
    const lead = await store();
    const fields = { submission_id: "7d9f1c1e-52b4-4c38-9a8e-1f5a7f0f7d01", version: "1" };
    const both = await Promise.all([make(lead, fields), make(lead, fields)]);
    expect([...both, await make(lead, fields)]).toEqual(Array(3).fill({ outcome: "booked", isMailed: true }));
    expect(await rows()).toHaveLength(1);
    expect(await recipients()).toHaveLength(3);
  });

  it("tells the second of two colleagues who was first, and changes nothing", async () => {
    const lead = await store();
    const version = String(await versionOf(lead));
    await act(lead, { ...FREE, version });
    expect(await act(lead, { ...FREE, version, time: "11:15" }, bert)).toMatchObject({
      outcome: "again",
      status: 409,
      answer: { problem: expect.stringContaining(anna.email), fields: { time: "11:15" } },
    });
    expect(await rows()).toHaveLength(1);
  });

  it("has the free moment alone, also when two leads ask for it at once", async () => {
    const [one, other] = [await store(), await store({ email: "kim@slager.example" })];
    const both = await Promise.all([make(one), make(other)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["again", "booked"]);
    const refused = both.find(({ outcome }) => outcome === "again");
    expect(refused).toMatchObject({ status: 409, answer: { alternatives: { length: 4 } } });
    expect(await rows()).toHaveLength(1);
  });
});

describe("an appointment that the desk makes for a lead", () => {
  beforeEach(() => setUp(openFresh));

  it("goes without a mail where that is wanted, or where there is no address", async () => {
    expect(await make(await store(), { mail: "" })).toEqual({ outcome: "booked", isMailed: false });
    const nowhere = await store({ email: "", phone: "06 87 65 43 21" });
    expect(await make(nowhere, { place: "office", time: "10:30" })).toEqual({ outcome: "booked", isMailed: false });
    expect(await recipients()).toEqual(Array(2).fill("appointment-notice owner@weef.example"));
    await settled(2);
    const booked = (await rows()).find(({ lead_id }) => lead_id === nowhere);
    expect(booked).toMatchObject({ email: "", phone: null });
    expect(await cancelAppointment(services, booked?.id ?? "", anna, NOW)).toBe(true);
    expect((await recipients()).filter((mail) => !mail.endsWith("owner@weef.example"))).toEqual([]);
  });

  it("may be at any moment to come, once whoever makes it has read what is odd about it", async () => {
    const lead = await store();
    const asked = await make(lead, EVENING);
    expect(asked).toMatchObject({
      outcome: "again",
      status: 422,
      answer: { unusual: { says: ["Woensdag 25 november om 20:00 is buiten de openingstijden."] } },
    });
    const value = asked.outcome === "again" ? asked.answer.unusual?.value : "";
    expect(await make(lead, { ...EVENING, other_time: "21:00", on_purpose: value })).toMatchObject({ status: 422 });
    expect(await rows()).toEqual([]);
    expect(await make(lead, { ...EVENING, on_purpose: value })).toMatchObject({ outcome: "booked" });
    expect(await rows()).toMatchObject([{ starts_at: "2026-11-25T19:00:00.000Z" }]);
  });

  it("may overlap another on purpose, but not begin together with it", async () => {
    const fields = { name: "Piet", email: "piet@smid.example", date: "2026-11-25", time: "09:45" };
    const booking = { ...services, limits: appointmentLimits(db) };
    await bookAppointment(booking, fields, { language: "nl", address: "192.0.2.1", page: "/afspraak" }, NOW);
    const lead = await store();
    const at = (other_time: string, more = {}) =>
      make(lead, { ...FREE, how: "other", other_date: "2026-11-25", other_time, ...more });
    const asked = await at("10:00");
    expect(asked).toMatchObject({
      answer: { unusual: { says: ["Dan is er ook een afspraak met Piet, van 9:45 tot 10:15."] } },
    });
    const value = asked.outcome === "again" ? asked.answer.unusual?.value : "";
    expect(await at("09:45", { on_purpose: value })).toMatchObject({
      status: 409,
      answer: { alternatives: expect.any(Array) },
    });
    expect(await at("10:00", { on_purpose: value })).toMatchObject({ outcome: "booked" });
  });

  it.each([
    [{ phone: "" }, { phone: "phoneMissing" }],
    [{ phone: "bel maar" }, { phone: "phoneInvalid" }],
    [{ time: "" }, { time: "timeMissing" }],
    [
      { ...EVENING, other_date: "", other_time: "" },
      { other_date: "dayMissing", other_time: "clockMissing" },
    ],
    [{ ...EVENING, other_date: "2026-11-20" }, { other_date: "past" }],
    [{ ...EVENING, other_date: "2029-11-25" }, { other_date: "far" }],
    [{ subject: "x".repeat(500) }, { subject: "subject" }],
  ])("is refused with the reason beside the field, and what was typed: %j", async (fields, errors) => {
    const lead = await store();
    const refused = await make(lead, fields);
    const words = nl.errors as Record<string, string>;
    const said = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, words[error]]));
    expect(refused).toMatchObject({ status: 422, answer: { problem: nl.problems.invalid, errors: said, fields } });
    expect(await rows()).toEqual([]);
  });

  it("is not made for spam, nor for a lead that is gone", async () => {
    expect(await make(await store({ status: "spam" }))).toEqual({ outcome: "gone" });
    expect(await make("0192f0c0-0000-7000-8000-000000000000", { version: "1" })).toEqual({ outcome: "gone" });
  });

  it("is on the page of the lead, in the agenda and in the day, and follows corrections", async () => {
    const lead = await store();
    await make(lead, { place: "office" });
    await settled(2);
    const reader = { language: "nl", now: NOW } as const;
    const file = await readLead(db, lead, reader, { path: "/admin", filter: "all", cursor: null });
    const told = file?.timeline.days.flatMap(({ items }) => items) ?? [];
    expect(told.find(({ kind }) => kind === "appointment")).toMatchObject({
      title: "Afspraak gemaakt voor wo 25 nov 2026, 9:45",
      by: anna.email,
    });
    expect(told.filter(({ kind }) => kind === "mail")).toHaveLength(1);
    expect(file?.lead).toMatchObject({ appointment: { isCancelled: false }, status: "contacted" });
    await correctLead(
      services,
      lead,
      { version: "2", name: "Joris Bakker", email: "joris@nieuw.example" },
      { user: anna, now: NOW },
    );
    const agenda = await readAgenda(db, { list: "upcoming", cursor: null }, reader);
    expect(agenda?.days[0]?.appointments).toMatchObject([{ lead, name: "Joris Bakker", email: "joris@nieuw.example" }]);
    const onTheDay = new Date("2026-11-25T09:00:00.000Z");
    const day = await readToday(
      { db, env: services.env } as never,
      { filter: EVERYTHING, isOwner: false },
      { language: "nl", now: onTheDay },
    );
    expect(day.groups.appointments.rows).toMatchObject([
      { who: "Joris Bakker", ending: { do: "contact", lead, way: "visit" } },
    ]);
  });

  it("stays an answer when the lead is set back to new", async () => {
    const lead = await store();
    await make(lead);
    await changeStatus(services, lead, { status: "new", version: "2" }, { user: anna, now: NOW });
    expect(await findLead(db, { id: lead })).toMatchObject({ status: "new", first_answered_at: NOW.toISOString() });
  });

  it("is found and erased with the person, even without an address of its own", async () => {
    const lead = await store();
    await make(lead);
    await settled(2);
    await db.updateTable("appointments").set({ email: "" }).where("lead_id", "=", lead).execute();
    const key = { email: "joris@bakkerij.example" };
    const { trace } = await tracePerson(db, key, services.ownerEmail);
    expect(trace.ids.appointments).toHaveLength(1);
    expect(trace.ids.mails).toHaveLength(3);
    const privacy = { ...services, env: { ...services.env, DATA_DIR: freshFolder() } };
    const erased = await erasePerson(privacy, key, { seen: printOf(trace) }, { user: anna, now: NOW });
    expect(erased.outcome).toBe("erased");
    expect(await rows()).toEqual([]);
  });
});
