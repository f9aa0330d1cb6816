import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HONEYPOT } from "~/components/forms/suspect";
import { type Db, isPostgres } from "~/lib/db/database.server";
import type { LiveEvent } from "~/platform/live/live-event";
import { appointmentLimits } from "../../../../tests/support/appointments";
import { describeOnEachDatabase, isSomebodyHeldUp, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { mailingServices, SECRET } from "../../../../tests/support/services";
import { listAppointments } from "../appointment-store.server";
import {
  cancelAppointment,
  type MoveServices,
  moveAppointment,
  restoreAppointment,
} from "../change-appointment.server";
import { manageToken } from "../mails.server";
import { slotAt } from "./availability.server";
import { type Booked, bookAppointment } from "./book-appointment.server";
import { findByToken, manageAppointment } from "./manage-appointment.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;
const FIELDS = {
  name: "Anna Jansen",
  email: "anna@bakkerij.example",
  subject: "Een webshop voor brood",
  date: "2026-11-25",
  time: "09:45",
};

let db: Db;
let time: Date;
let events: LiveEvent[];
let services: ReturnType<typeof mailingServices> & Parameters<typeof bookAppointment>[0] & MoveServices;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  time = NOW;
  events = [];
  services = { ...mailingServices(db, () => time), limits: appointmentLimits(db) };
  services.live.publish = async (event) => void events.push(event);
};

const book = (changes: object = {}, booker: Parameters<typeof bookAppointment>[2] = BOOKER) =>
  bookAppointment(services, { ...FIELDS, ...changes }, booker, time);
const idOf = (booked: Booked) => {
  if (booked.outcome !== "booked") throw new Error(`Not booked but ${booked.outcome}`);
  return booked.row.id;
};
const slot = (date: string, at: string) => {
  const wanted = slotAt({ date, time: at });
  if (!wanted) throw new Error("No such day");
  return wanted;
};
const move = (id: string, date: string, at: string, by: "visitor" | typeof anna = "visitor", seen?: number) =>
  moveAppointment(services, id, { to: slot(date, at), seen: seen ?? null }, by, time);
const subjectsTo = (recipient: string) =>
  services.sent.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
const settled = async (mails: number) => {
  for (; services.sent.length < mails; await nextTurn()) await services.outbox.sendDue();
};
const rows = () => db.selectFrom("appointments").selectAll().execute();
const reminders = () =>
  db.selectFrom("outbox").select(["due_at", "state"]).where("template", "=", "appointment-reminder").execute();

describe("an appointment", () => {
  beforeEach(() => setUp(openFresh));

  it("is booked, mailed to both sides with an invitation, and reported to the desk", async () => {
    expect(await book()).toMatchObject({
      outcome: "booked",
      isNew: true,
      confirmation: "sent",
      row: { starts_at: "2026-11-25T08:45:00.000Z", ends_at: "2026-11-25T09:15:00.000Z", status: "booked" },
    });
    await settled(2);
    expect(subjectsTo("anna@bakkerij.example")).toEqual(["Je afspraak op woensdag 25 november om 9:45 staat vast"]);
    expect(subjectsTo("owner@weef.example")).toEqual(["Nieuwe afspraak met Anna Jansen, wo 25 nov 2026, 9:45"]);
    for (const mail of services.sent)
      expect(mail.calendar).toMatchObject({ method: "REQUEST", filename: "afspraak.ics" });
    expect(events).toEqual([{ kind: "appointment" }]);
  });

  it("has a reminder a day before, at the same time of day", async () => {
    await book();
    await settled(2);
    expect(await reminders()).toEqual([{ due_at: "2026-11-24T08:45:00.000Z", state: "queued" }]);
    time = new Date("2026-11-24T08:45:01.000Z");
    await settled(3);
    expect(services.sent[2]?.subject).toBe("Herinnering: je afspraak is woensdag 25 november om 9:45");
    expect(services.sent[2]?.date.toISOString()).toBe("2026-11-24T08:45:00.000Z");
  });

  it("has no reminder once it has begun, however long mails could not be sent", async () => {
    await book();
    await settled(2);
    time = new Date("2026-11-25T08:45:00.000Z");
    expect(await services.outbox.sendDue()).toBe(1);
    expect(services.sent).toHaveLength(2);
    expect(await reminders()).toEqual([]);
  });

  it("is reported after an outage as it is then, not as it was", async () => {
    const allTried = () =>
      expect.poll(() => db.selectFrom("outbox").select("id").where("attempts", "=", 1).execute()).toHaveLength(2);
    services.mailServer.trouble = "connect ECONNREFUSED 127.0.0.1:4799";
    const id = idOf(await book());
    await allTried();
    await move(id, "2026-11-26", "13:30");
    await cancelAppointment(services, id, "visitor", time);
    await services.outbox.stop();
    time = new Date(NOW.getTime() + 60 * 60_000);
    services = { ...services, ...mailingServices(db, () => time) };
    await settled(2);
    expect(await services.outbox.sendDue()).toBe(0);
    expect(subjectsTo("anna@bakkerij.example")).toEqual([
      "Je afspraak op donderdag 26 november om 13:30 gaat niet door",
    ]);
    expect(subjectsTo("owner@weef.example")).toEqual(["Afgezegd: Anna Jansen, do 26 nov 2026, 13:30"]);
  });

  it("has no reminder when it is so soon that the confirmation serves as one", async () => {
    time = new Date("2026-11-23T20:45:01.000Z");
    const id = idOf(await book());
    expect(await reminders()).toEqual([]);
    await move(id, "2026-11-26", "09:45");
    expect(await reminders()).toHaveLength(1);
    await move(id, "2026-11-25", "09:00");
    expect(await reminders()).toEqual([]);
  });

  it("is recognised without a submission id when the whole form is sent again within ten minutes", async () => {
    const [first, second] = await Promise.all([book({ phone: "06 12345678" }), book({ phone: "06 12345678" })]);
    expect(idOf(first)).toBe(idOf(second));
    expect(await rows()).toHaveLength(1);
    time = new Date(NOW.getTime() + 10 * 60_000);
    expect(await book({ phone: "06 12345678" })).toMatchObject({ outcome: "taken" });
  });

  it("is not shown to others who know its e-mail address and moment: the answer has its link", async () => {
    await book({ phone: "06 12345678" });
    expect(await book()).toMatchObject({ outcome: "taken" });
  });

  it("cannot be booked at a moment that is not offered", async () => {
    expect(await book({ time: "09:50" })).toMatchObject({ outcome: "taken" });
    expect(await rows()).toEqual([]);
  });

  it("needs a name, an address, a day and a time", async () => {
    expect(await book({ name: " ", email: "", date: "", time: "" })).toEqual({
      outcome: "invalid",
      errors: {
        name: "form.error.nameMissing",
        email: "form.error.emailMissing",
        date: "form.error.dateMissing",
        time: "form.error.timeMissing",
      },
    });
    expect(await book({ date: "2026-02-30" })).toMatchObject({ errors: { date: "form.error.choiceUnknown" } });
    expect(await book({ date: "morgen", time: "25:00" })).toMatchObject({
      errors: { date: "form.error.choiceUnknown", time: "form.error.choiceUnknown" },
    });
    expect(await book({ phone: "geen" })).toMatchObject({ errors: { phone: "form.error.phoneInvalid" } });
  });

  it("is limited per e-mail address", async () => {
    const dates = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
    const outcomes = [];
    for (const date of dates) outcomes.push((await book({ date })).outcome);
    expect(outcomes).toEqual(["booked", "booked", "booked", "limited"]);
  });

  it("is limited to so many moments per network address, whatever e-mail addresses it gives", async () => {
    const dates = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-30"];
    const from = (address: string, date: string, changes = {}) =>
      book({ date, email: `${date}@smit.example`, ...changes }, { ...BOOKER, address });
    for (const date of dates) await from("192.0.2.1", date, { [HONEYPOT]: "x" });
    const outcomes = [];
    for (const date of dates) outcomes.push((await from("192.0.2.1", date)).outcome);
    expect(outcomes).toEqual(["booked", "booked", "booked", "booked", "limited"]);
    expect(await from("192.0.2.1", "2026-11-26", { email: "ans@smit.example" })).toMatchObject({ outcome: "taken" });
    expect(await from("192.0.2.2", "2026-11-30")).toMatchObject({ outcome: "booked" });
  });

  describe("made by a program", () => {
    const suspect = (changes: object = {}) => book({ [HONEYPOT]: "x", ...changes });

    it("gets the same answer, but takes no moment and sends no mail", async () => {
      const booked = await suspect();
      expect(booked).toMatchObject({ outcome: "booked", isNew: true, confirmation: "sent" });
      expect(await services.outbox.sendDue()).toBe(0);
      expect(events).toEqual([]);
      expect(await findByToken(db, manageToken(idOf(booked), SECRET))).toBeUndefined();
      expect(await book({ email: "jan@smit.example" })).toMatchObject({ outcome: "booked" });
    });

    it("can be restored by the owner while its moment is free", async () => {
      const [free, taken] = [idOf(await suspect()), idOf(await suspect({ date: "2026-11-26" }))];
      await book({ date: "2026-11-26", email: "jan@smit.example" });
      await settled(2);
      expect(await restoreAppointment(services, taken, { user: anna, now: time })).toBe("taken");
      expect(await restoreAppointment(services, free, { user: anna, now: time })).toBe("restored");
      expect(await restoreAppointment(services, free, { user: anna, now: time })).toBe("gone");
      await settled(4);
      expect(subjectsTo("anna@bakkerij.example")).toHaveLength(1);
      expect(await listAppointments(db, "upcoming", { now: NOW, after: null, limit: 9 })).toHaveLength(2);
    });
  });

  it("moves to a free moment, tells both sides, and gets a new reminder", async () => {
    const id = idOf(await book());
    await settled(2);
    expect(await move(id, "2026-11-26", "13:30")).toEqual({ outcome: "moved" });
    await settled(4);
    expect(subjectsTo("anna@bakkerij.example")[1]).toBe("Je afspraak is verzet naar donderdag 26 november om 13:30");
    expect(subjectsTo("owner@weef.example")[1]).toBe("Verzet: Anna Jansen, do 26 nov 2026, 13:30");
    expect(services.sent[2]?.calendar?.content).toContain("SEQUENCE:1");
    expect(await reminders()).toEqual([{ due_at: "2026-11-25T12:30:00.000Z", state: "queued" }]);
    expect(await book({ email: "jan@smit.example" })).toMatchObject({ outcome: "booked" });
  });

  it("can be moved by the desk like by the visitor, who is told by us what it was and what it is now", async () => {
    const id = idOf(await book({ phone: "06 12345678" }, { ...BOOKER, language: "en" }));
    await settled(2);
    expect(await move(id, "2026-11-26", "13:30", anna, 0)).toEqual({ outcome: "moved" });
    await settled(4);
    const [toVisitor, toOwner] = ["anna@bakkerij.example", "owner@weef.example"].map((recipient) =>
      services.sent.findLast((mail) => mail.recipient === recipient),
    );
    expect(toVisitor?.subject).toBe("We moved your appointment to Thursday 26 November at 13:30");
    expect(toVisitor?.text).toMatch(/Was\s+Wednesday 25 November at 9:45/);
    expect(toVisitor?.text).toContain(`/en/afspraak/beheer/${manageToken(id, SECRET)}`);
    expect(toOwner?.subject).toBe("Verzet: Anna Jansen, do 26 nov 2026, 13:30");
    expect(toOwner?.text).toContain("De afspraak met Anna Jansen is verzet");
    for (const { calendar } of [toVisitor, toOwner].flatMap((mail) => mail ?? [])) {
      expect(calendar?.method).toBe("REQUEST");
      expect(calendar?.content).toContain("SEQUENCE:1");
    }
  });

  it("stays where it is if the other moment is taken, or is its own", async () => {
    const id = idOf(await book());
    await book({ date: "2026-11-26", email: "jan@smit.example" });
    await settled(4);
    const answer = await move(id, "2026-11-26", "09:45");
    expect(answer).toMatchObject({ outcome: "taken" });
    const beside = await move(id, "2026-11-25", "09:50");
    expect(beside.outcome === "taken" && beside.alternatives.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      "2026-11-25T08:00",
      "2026-11-25T09:30",
      "2026-11-25T10:15",
    ]);
    expect(await move(id, "2026-11-25", "09:45")).toEqual({ outcome: "unchanged" });
    expect(await services.outbox.sendDue()).toBe(0);
    expect((await rows()).map(({ sequence }) => sequence)).toEqual([0, 0]);
  });

  it("is not moved, and causes no mail, more often than a person would need", async () => {
    const id = idOf(await book());
    const times = ["09:00", "09:45", "10:30", "11:15"];
    const outcomes: string[] = [];
    for (const wanted of times) outcomes.push((await move(id, "2026-11-26", wanted)).outcome);
    expect(outcomes).toEqual(["moved", "moved", "moved", "limited"]);
    expect((await rows())[0]).toMatchObject({ starts_at: "2026-11-26T09:30:00.000Z", sequence: 3 });
    expect(await cancelAppointment(services, id, "visitor", time)).toBe(true);
  });

  it("cannot be changed once it has begun", async () => {
    const id = idOf(await book());
    time = new Date("2026-11-25T08:45:00.000Z");
    expect(await cancelAppointment(services, id, "visitor", time)).toBe(false);
    expect(await move(id, "2026-11-26", "09:45")).toEqual({ outcome: "gone" });
  });

  it("is not called booked when it is sent again after it was cancelled", async () => {
    const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
    const id = idOf(await book({ submission_id }));
    await cancelAppointment(services, id, "visitor", time);
    expect((await book({ submission_id })).outcome).toBe("taken");
    expect((await rows()).map(({ status }) => status)).toEqual(["cancelled"]);
    const another = await book({ submission_id: "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c12" });
    expect(another).toMatchObject({ outcome: "booked", isNew: true });
  });

  it("makes the desk reload its agenda when it is moved, cancelled or restored, and only then", async () => {
    const id = idOf(await book());
    const suspect = idOf(await book({ date: "2026-11-27", [HONEYPOT]: "x" }));
    events.length = 0;
    const changed = { kind: "appointment-changed" };
    await move(id, "2026-11-25", "09:45");
    await move(id, "2026-11-25", "03:00");
    expect(events).toEqual([]);
    await move(id, "2026-11-26", "09:45");
    expect(events).toEqual([changed]);
    await cancelAppointment(services, id, "visitor", time);
    await cancelAppointment(services, id, "visitor", time);
    await move(id, "2026-11-25", "09:45");
    expect(events).toEqual([changed, changed]);
    await restoreAppointment(services, suspect, { user: anna, now: NOW });
    await restoreAppointment(services, suspect, { user: anna, now: NOW });
    expect(events).toEqual([changed, changed, changed]);
  });

  it("opens by the link in its mails, which is stored nowhere once they are sent", async () => {
    const booked = await book();
    await settled(2);
    const [, token = ""] = /afspraak\/beheer\/([\w-]{43})/.exec(services.sent.map(({ text }) => text).join()) ?? [];
    expect((await findByToken(db, token))?.id).toBe(idOf(booked));
    expect(await findByToken(db, `${token}x`)).toBeUndefined();
    const kept = await db.selectFrom("outbox").select("props").where("state", "=", "sent").execute();
    expect(JSON.stringify([kept, await rows()])).not.toContain(token);
  });

  it("is managed by the fields of the form on its page", async () => {
    const id = idOf(await book());
    const manage = (fields: object) => manageAppointment(services, id, { ...fields }, "visitor", time);
    expect(await manage({ do: "move", show_times: "yes", date: "2026-11-26", time: "09:45" })).toEqual({
      outcome: "choosing",
    });
    expect(await manage({ do: "move", date: "2026-11-26" })).toEqual({ outcome: "missing" });
    expect(await manage({ do: "move", alternative: "2026-11-26 09:45" })).toEqual({ outcome: "moved" });
    expect(await manage({ do: "cancel" })).toEqual({ outcome: "cancelled" });
  });
});

describeOnEachDatabase("an appointment, for two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is booked once, however often it is sent", async () => {
    const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
    const twice = await Promise.all([book({ submission_id }), book({ submission_id })]);
    expect(new Set(twice.map(idOf)).size).toBe(1);
    expect(await book({ submission_id, name: "Somebody else" })).toMatchObject({ outcome: "booked", isNew: false });
    await settled(2);
    expect(services.sent).toHaveLength(2);
  });

  it("goes to one of two who want the same moment; the other is offered free ones near it", async () => {
    const answers = await Promise.all([book(), book({ email: "jan@smit.example" })]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["booked", "taken"]);
    const taken = answers.find((answer) => answer.outcome === "taken");
    expect(taken?.alternatives.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      "2026-11-25T08:00",
      "2026-11-25T09:30",
      "2026-11-25T10:15",
      "2026-11-25T11:00",
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it("is not moved from a moment that it no longer has, however often a move is repeated", async () => {
    const id = idOf(await book());
    const twice = [1, 2].map(() => move(id, "2026-11-26", "13:30", anna, 0));
    expect(await Promise.all(twice)).toEqual([{ outcome: "moved" }, { outcome: "moved" }]);
    expect(await move(id, "2026-11-26", "13:30", anna, 1)).toEqual({ outcome: "unchanged" });
    // A move to that moment by the other side is not the visitor's own.
    expect(await move(id, "2026-11-26", "13:30", "visitor", 0)).toEqual({ outcome: "unchanged" });
    expect(await move(id, "2026-11-27", "13:30", anna, 0)).toEqual({ outcome: "changed" });
    expect(await move(id, "2026-11-27", "13:30", "visitor", 0)).toEqual({ outcome: "changed" });
    expect((await rows())[0]).toMatchObject({ starts_at: "2026-11-26T12:30:00.000Z", sequence: 1 });
    expect(await move(id, "2026-11-27", "13:30", anna, 1)).toEqual({ outcome: "moved" });
  });

  it("is cancelled once: both sides are told, nobody is reminded, and the moment is free", async () => {
    const id = idOf(await book());
    await settled(2);
    const twice = [1, 2].map(() => cancelAppointment(services, id, anna, time));
    expect(await Promise.all(twice)).toEqual([true, true]);
    expect(await cancelAppointment(services, id, "visitor", time)).toBe(false);
    await settled(4);
    expect(await services.outbox.sendDue()).toBe(0);
    expect(subjectsTo("anna@bakkerij.example")[1]).toContain("We moeten afzeggen");
    expect(services.sent[2]?.calendar).toMatchObject({ method: "CANCEL" });
    expect(services.sent[2]?.calendar?.content).toContain("SEQUENCE:1");
    expect(await reminders()).toEqual([]);
    expect(await move(id, "2026-11-26", "09:45")).toEqual({ outcome: "gone" });
    expect(await book({ email: "jan@smit.example" })).toMatchObject({ outcome: "booked" });
  });

  it("is gone for anyone who tries to move or cancel it while it is being cancelled", async () => {
    const id = idOf(await book());
    const there = { ...services, db: openAgain(db) };
    const meanwhile: Promise<unknown>[] = [];
    const withdraw = services.outbox.withdraw.bind(services.outbox);
    vi.spyOn(services.outbox, "withdraw").mockImplementationOnce(async (...asked) => {
      const to = slot("2026-11-26", "09:45");
      meanwhile.push(
        moveAppointment(there, id, { to, seen: null }, "visitor", time),
        cancelAppointment(there, id, "visitor", time),
      );
      if (isPostgres(db)) await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      return withdraw(...asked);
    });
    expect(await cancelAppointment(services, id, anna, time)).toBe(true);
    expect(await Promise.all(meanwhile)).toEqual([{ outcome: "gone" }, false]);
  });
});
