import { describe, expect, it } from "vitest";
import { readLog, readLogFilter } from "~/features/desk/audit/read-audit.server";
import { claimMail, recordResult } from "~/features/mail/outbox/outbox-store.server";
import { appointmentRow } from "../../../../tests/support/appointments";
import { openFresh } from "../../../../tests/support/databases";
import { anna, storeAppointment } from "../../../../tests/support/leads";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { insertAppointment } from "../appointment-store.server";
import { manageAppointment } from "../booking/manage-appointment.server";
import { cancelAppointment } from "../change-appointment.server";
import { mailsAbout } from "../mails.server";
import { readAgenda } from "./desk-agenda.server";
import { handleAgendaForm } from "./handle-agenda-form.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const DAY = 24 * 60 * 60_000;

describe("the agenda", () => {
  it.each([
    ["upcoming", 1],
    ["past", -1],
  ] as const)("shows all that is %s, page by page, the nearest first", async (list, direction) => {
    const db = await openFresh();
    const moments = Array.from({ length: 120 }, (_, index) =>
      new Date(NOW.getTime() + direction * (index + 1) * DAY).toISOString(),
    );
    await db.transaction().execute(async (tx) => {
      for (const [index, starts_at] of moments.entries()) {
        await insertAppointment(tx, appointmentRow({ id: `appointment-${index}`, starts_at }));
      }
    });
    const seen: string[][] = [];
    for (let cursor: string | null = null; ; ) {
      const page = await readAgenda(db, { list, cursor }, { language: "nl", now: NOW });
      expect(page?.counts[list]).toBe(120);
      seen.push(page?.days.flatMap(({ appointments }) => appointments.map(({ id }) => id)) ?? []);
      cursor = page?.nextCursor ?? null;
      if (cursor === null) break;
    }
    expect(seen.map(({ length }) => length)).toEqual([25, 25, 25, 25, 20]);
    expect(seen.flat()).toEqual(moments.map((_, index) => `appointment-${index}`));
  });

  it("offers moving and cancelling only for what is booked and still to come", async () => {
    const db = await openFresh();
    const at = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();
    const rows = [
      appointmentRow({ id: "ahead", starts_at: at(1) }),
      appointmentRow({ id: "begun", starts_at: NOW.toISOString() }),
      appointmentRow({ id: "cancelled", starts_at: at(2), status: "cancelled" }),
    ];
    await db.transaction().execute(async (tx) => {
      for (const row of rows) await insertAppointment(tx, row);
    });
    const offered = async (list: "upcoming" | "cancelled") => {
      const page = await readAgenda(db, { list, cursor: null }, { language: "nl", now: NOW });
      return page?.days.flatMap((day) => day.appointments.map(({ id, isAhead }) => [id, isAhead]));
    };
    expect(await offered("upcoming")).toEqual([
      ["begun", false],
      ["ahead", true],
    ]);
    expect(await offered("cancelled")).toEqual([["cancelled", false]]);
  });

  it("links to what is known about the visitor", async () => {
    const db = await openFresh();
    const lead = await storeAppointment(db);
    await db
      .transaction()
      .execute((tx) => insertAppointment(tx, appointmentRow({ id: "spam", starts_at: "2026-11-25T08:45:00.000Z" })));
    const page = await readAgenda(db, { list: "upcoming", cursor: null }, { language: "nl", now: NOW });
    expect(page?.days.flatMap((day) => day.appointments.map((each) => each.lead))).toEqual([lead, null]);
  });

  it("reports a mail that could not be sent, but not one that is on its way", async () => {
    const db = await openFresh();
    const services = mailingServices(db, () => NOW);
    const row = appointmentRow();
    const mail = await db.transaction().execute(async (tx) => {
      await insertAppointment(tx, row);
      return services.outbox.enqueue(tx, mailsAbout(row, { kind: "booked" }, services, NOW).visitor);
    });
    const stuck = async () => {
      const page = await readAgenda(db, { list: "upcoming", cursor: null }, { language: "nl", now: NOW });
      return page?.days[0]?.appointments[0]?.stuckMails.map(({ id }) => id);
    };
    // The process that enqueued the mail sends it until then.
    const now = new Date(NOW.getTime() + DAY);
    expect(await claimMail(db, mail, { owner: "here", now, duration: 60_000 })).toBeDefined();
    expect(await stuck()).toEqual([]);
    await recordResult(
      db,
      { id: mail, lease_owner: "here" },
      { state: "queued", error: "451 try later", dueAt: NOW, isUnanswered: false, isRefused: false },
    );
    expect(await stuck()).toEqual([mail]);
  });

  it("sends a mail again, and logs who did so", async () => {
    const db = await openFresh();
    const services = mailingServices(db, () => NOW);
    const row = appointmentRow();
    const { visitor } = mailsAbout(row, { kind: "booked" }, services, NOW);
    const mail = await db.transaction().execute((tx) => services.outbox.enqueue(tx, visitor));
    const by = { user: anna, now: NOW };
    expect(await handleAgendaForm(services, { mail }, by)).toBe("sent");
    expect(await handleAgendaForm(services, { mail }, by)).toBe("refused");
    expect(await db.selectFrom("audit_log").select(["action", "subject", "user_id"]).execute()).toEqual([
      { action: "mail.resend", subject: `mail:${mail}`, user_id: anna.id },
    ]);
  });

  it("logs who moved, cancelled or restored what, but nothing that had no effect", async () => {
    const db = await openFresh();
    const services = { ...mailingServices(db), limits: { appointmentMoves: limitOf(db, "m", 9) } };
    const by = { user: anna, now: NOW };
    const rows = [appointmentRow({ id: "kept" }), appointmentRow({ id: "spam", status: "spam" })];
    await db.transaction().execute(async (tx) => {
      for (const row of rows) await insertAppointment(tx, row);
    });
    const later = { do: "move", date: "2026-11-26", time: "13:30" };
    const move = () => manageAppointment(services, "kept", later, anna, NOW);
    expect(await move()).toEqual({ outcome: "moved" });
    expect(await move()).toEqual({ outcome: "unchanged" });
    expect(await handleAgendaForm(services, { restore: "spam" }, by)).toBe("restored");
    expect(await handleAgendaForm(services, { cancel: "kept" }, by)).toBe("cancelled");
    expect(await handleAgendaForm(services, { cancel: "kept" }, by)).toBe("cancelled");
    expect(await cancelAppointment(services, "spam", "visitor", NOW)).toBe(true);
    const told = (await readLog(db, readLogFilter(new URL("https://desk.invalid")), "en"))?.days.flatMap(
      ({ auditEntries }) => auditEntries,
    );
    expect(told?.map(({ user, says, details }) => [user, says, details])).toEqual([
      [anna.email, "cancelled an appointment", "on Thu 26 Nov 2026, 13:30"],
      [anna.email, "took an appointment out of the spam", "on Tue 24 Nov 2026, 9:45"],
      [anna.email, "moved an appointment", "from Tue 24 Nov 2026, 9:45, to Thu 26 Nov 2026, 13:30"],
    ]);
  });

  it("accepts only its own cursors", async () => {
    const db = await openFresh();
    expect(await readAgenda(db, { list: "past", cursor: "elsewhere" }, { language: "nl", now: NOW })).toBeNull();
  });
});
