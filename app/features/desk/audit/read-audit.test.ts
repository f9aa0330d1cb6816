import { beforeEach, describe, expect, it } from "vitest";
import { ACTION_NOUNS, ACTIONS } from "~/lib/audit/audit-actions";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna, bert, storeAppointment, storeOffer } from "../../../../tests/support/leads";
import { enqueue } from "../../../../tests/support/mails";
import { mailingServices } from "../../../../tests/support/services";
import { isNarrowed, WHOLE_LOG } from "./audit-filter";
import { readLog, readLogFilter } from "./read-audit.server";

describeOnEachDatabase("the log of the desk", (openFresh) => {
  let db: Db;
  let lead: string;
  const log = (auditEntry: Pick<AuditEntry, "action" | "user"> & Partial<AuditEntry> & { at: Date }) =>
    db.transaction().execute((tx) => recordAudit(tx, { subject: `lead:${lead}`, ...auditEntry }));
  const read = async (filter: Partial<typeof WHOLE_LOG> = {}) => {
    const page = await readLog(db, { ...WHOLE_LOG, ...filter }, "nl");
    if (!page) throw new Error("No such page");
    return {
      ...page,
      says: page.days.flatMap(({ auditEntries }) => auditEntries).map(({ user, says }) => `${user} ${says}`),
    };
  };
  /** Logs an entry as the latest, and reads it. */
  const latest = async (auditEntry: Pick<AuditEntry, "action"> & Partial<AuditEntry>) => {
    await log({ user: anna, at: new Date("2026-11-23T10:00:00.000Z"), ...auditEntry });
    return (await read()).days[0]?.auditEntries[0];
  };
  const told = async (action: AuditEntry["action"], detail: object, subject = `lead:${lead}`) =>
    (await latest({ action, subject, detail }))?.details;
  beforeEach(async () => {
    db = await openFresh();
    lead = await storeOffer(db);
    const detail = { from: "new", to: "agreed", other: { kept: "out" } };
    // A quarter past midnight in Amsterdam, on the next day.
    await log({ action: "lead.status", user: anna, detail, at: new Date("2026-11-21T23:15:00.000Z") });
    await log({ action: "quote.sent", user: bert, subject: "quote:gone", at: new Date("2026-11-21T10:00:00.000Z") });
  });

  it("says in words who did what, latest first, on the days of the business", async () => {
    const { days, users } = await read();
    expect(days.map(({ day }) => day)).toEqual(["22 november 2026", "21 november 2026"]);
    expect(days[0]?.auditEntries[0]).toMatchObject({
      user: anna.email,
      says: "gaf een lead een andere status",
      details: "van Nieuw, naar Akkoord",
      path: `/admin/leads/${lead}`,
    });
    expect(days[1]?.auditEntries[0]).toMatchObject({ user: bert.email, path: null, details: "" });
    expect(users).toEqual([anna.email, bert.email]);
  });

  it("puts ids and days into words, and leaves what was typed as it was", async () => {
    const declined = { from: "quoted", to: "declined", reason: "new" };
    expect(await told("lead.status", declined)).toBe("van Offerte uit, naar Niet akkoord, reden new");
    expect(await told("user.joined", { role: "staff" })).toBe("rol Medewerker");
    expect(await told("user.role", { from: "staff", to: "owner" })).toBe("van Medewerker, naar Eigenaar");
    expect(await told("lead.contact", { way: "mail" })).toBe("via e-mail");
    const blocked = { from: "2026-12-09T23:00:00.000Z", to: "2026-12-10T23:00:00.000Z" };
    expect(await told("agenda.block", blocked)).toBe("van do 10 dec 2026, 0:00, naar vr 11 dec 2026, 0:00");
    expect(await told("export.end", { format: "csv", rows: 500, isWhole: false })).toBe(
      "bestand csv, rijen 500, voortijdig afgebroken",
    );
    expect(await told("export.end", { format: "csv", rows: 12_345, isWhole: true })).toBe("bestand csv, rijen 12.345");
    expect(await told("lead.plan", { action: "Bellen", on: "2026-11-24" })).toBe("stap Bellen, op di 24 nov 2026");
  });

  it("says which list a file has, who a colleague was who is gone, and when an appointment is", async () => {
    const file = { format: "csv", rows: 335, isWhole: true };
    expect(await told("export.end", file, "export:leads")).toBe("leads, bestand csv, rijen 335");
    expect(await told("export.begin", { format: "xlsx" }, "export:subscribers")).toBe("nieuwsbrief, bestand xlsx");
    const gone = { email: "cas@weef.example", role: "staff" };
    expect(await told("user.removed", gone, "user:u3")).toBe("adres cas@weef.example, rol Medewerker");
    const appointment = { on: "2026-11-24T09:00:00.000Z" };
    expect(await told("agenda.cancel", appointment, "appointment:a1")).toBe("op di 24 nov 2026, 10:00");
    const blocked = { from: "2026-12-09T23:00:00.000Z", to: "2026-12-10T23:00:00.000Z" };
    expect(await told("agenda.unblock", blocked, "block:b1")).toBe(
      "van do 10 dec 2026, 0:00, naar vr 11 dec 2026, 0:00",
    );
  });

  it("links to the person of an appointment, and to a mail that was sent again, as long as they are kept", async () => {
    const appointment = await storeAppointment(db, { id: "a1" });
    const path = async (action: AuditEntry["action"], subject: string) => (await latest({ action, subject }))?.path;
    expect(await path("agenda.cancel", "appointment:a1")).toBe(`/admin/leads/${appointment}`);
    await db.deleteFrom("leads").where("id", "=", appointment).execute();
    expect(await path("agenda.cancel", "appointment:a1")).toBeNull();
    const mail = await enqueue(db, mailingServices(db).outbox);
    expect(await path("mail.resend", `mail:${mail}`)).toBe(`/admin/mails/${mail}`);
    expect(await path("mail.resend", "mail:gone")).toBeNull();
  });

  it("is filtered by user, kind and days", async () => {
    expect((await read({ user: bert.email })).says).toEqual([`${bert.email} verstuurde een offerte`]);
    expect((await read({ noun: "lead" })).says).toEqual([`${anna.email} gaf een lead een andere status`]);
    expect((await read({ until: "2026-11-21" })).says).toHaveLength(1);
    expect((await read({ from: "2026-11-22", until: "2026-11-22" })).says).toHaveLength(1);
    expect((await read({ from: "2026-11-23" })).says).toEqual([]);
  });

  it("shows only what is of a kind", async () => {
    await db.deleteFrom("audit_log").execute();
    const at = new Date("2026-11-23T10:00:00.000Z");
    for (const action of ACTIONS) await log({ action, user: anna, at });
    for (const noun of ACTION_NOUNS) {
      const ofNoun = ACTIONS.filter((action) => action.split(".")[0] === noun);
      expect((await read({ noun })).says).toHaveLength(ofNoun.length);
    }
  });

  it("comes in pages that neither miss nor repeat anything", async () => {
    const at = new Date("2026-11-20T10:00:00.000Z");
    for (let count = 0; count < 35; count += 1) await log({ action: "lead.tag", user: anna, at });
    const first = await read();
    expect(first.says).toHaveLength(25);
    const second = await read({ cursor: first.nextCursor });
    expect([second.says.length, second.nextCursor]).toEqual([12, null]);
    const ids = [first, second].flatMap(({ days }) =>
      days.flatMap(({ auditEntries }) => auditEntries.map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(37);
    expect(await readLog(db, { ...WHOLE_LOG, cursor: "no cursor" }, "nl")).toBeNull();
  });
});

describe("the filter of the log", () => {
  const asked = (query: string) => readLogFilter(new URL(`https://weef.example/admin/log?${query}`));

  it("accepts days that exist", () => {
    expect(asked("from=2028-02-29&until=2028-03-01")).toMatchObject({ from: "2028-02-29", until: "2028-03-01" });
  });

  it.each(["2026-02-31", "0026-02-01", "9999-12-31", "morgen", ""])("is nothing where the day is %j", (day) => {
    const filter = asked(`from=${day}&until=${day}`);
    expect(filter).toMatchObject({ from: null, until: null });
    expect(isNarrowed(filter)).toBe(false);
  });
});
