import { beforeEach, expect, it } from "vitest";
import { WHOLE_LOG } from "~/features/desk/audit/audit-filter";
import { readLog } from "~/features/desk/audit/read-audit.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import { presentReports } from "~/features/reports/figures/present-reports.server";
import { readReports } from "~/features/reports/figures/read-reports.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { mailingServices } from "../../../../tests/support/services";
import { findLead } from "../lead-store.server";
import { EVERYTHING } from "../list/lead-filter";
import { listLeads, readFilterOptions } from "../list/lead-list.server";
import { type HandLead, readHandLead } from "./hand-lead";
import { findKnownPeople } from "./known-people.server";
import { storeHandLead } from "./store-hand-lead.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };
const reader = { language: "nl", now: NOW } as const;
const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
const KNOWN = { name: "Jan Bakker", email: "jan@bakker.example", phone: "06 12345678" };

function entered(fields: Record<string, unknown>): HandLead {
  const { lead, errors } = readHandLead({ name: "Jan Bakker", phone: "0612345678", channel: "phone", ...fields });
  if (!lead) throw new Error(JSON.stringify(errors));
  return lead;
}

describeOnEachDatabase("a lead that was entered by hand", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const enter = async (fields: Record<string, unknown>, at = db) =>
    (await storeHandLead(mailingServices(at), entered(fields), by)) ?? "";
  const lead = async (id: string) => (await findLead(db, { id })) ?? expect.fail("There is no such lead");
  const counts = async () => {
    const tables = ["offer_requests", "leads", "people", "outbox", "push_messages"] as const;
    const rows = await Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table as "leads")
          .select("id")
          .execute(),
      ),
    );
    return rows.map(({ length }) => length);
  };

  it("is a request and a lead with its next action, and neither a mail nor a notification", async () => {
    const plan = { next_action: "Terugbellen om 9:00", next_action_on: "2026-11-25" };
    const id = await enter({ ...plan, message: "Wil een webshop", referred_by: "Piet", channel: "referral" });
    expect(await lead(id)).toMatchObject({ ...plan, source: "desk-referral", status: "new", email: null });
    const [request] = await db.selectFrom("offer_requests").selectAll().execute();
    expect(request).toMatchObject({ email: "", message: "Doorverwezen door: Piet\n\nWil een webshop" });
    expect(await counts()).toEqual([1, 1, 1, 0, 0]);
  });

  it("is stored once for one submission id, and without one for the same content from the same user", async () => {
    const other = openAgain(db);
    const ids = await Promise.all([db, other, db].map((at) => enter({ submission_id }, at)));
    expect(new Set(ids).size).toBe(1);
    const plain = [await enter({}), await enter({}), await enter({ message: "Nog iets" })];
    expect(new Set(plain).size).toBe(2);
    expect((await counts())[1]).toBe(3);
  });

  it("waits for an answer unless its visitor has been spoken to, or is promised one by mail", async () => {
    const promised = async (fields: Record<string, unknown>) => (await lead(await enter(fields))).promised_at;
    expect(await promised({ channel: "phone" })).toBeNull();
    expect(await promised({ channel: "visit" })).toBeNull();
    expect(await promised({ channel: "whatsapp" })).toBe("2026-11-25T11:00:00.000Z");
    expect(await promised({ channel: "phone", email: "jan@bakker.example", confirm: "on" })).toBe(
      "2026-11-25T11:00:00.000Z",
    );
  });

  it("mails its confirmation where that was asked for, without what the desk noted", async () => {
    const services = mailingServices(db);
    const fields = { email: "jan@bakker.example", message: "Betaalt laat", confirm: "on", service: "webshop" };
    await storeHandLead(services, entered(fields), by);
    await expect.poll(() => services.sent.length).toBe(1);
    const [mail] = services.sent;
    expect(JSON.stringify(mail)).toContain("jan@bakker.example");
    expect(mail?.text).not.toContain("Betaalt laat");
  });

  it("joins whoever has its address by itself, and whoever has its number only when somebody says so", async () => {
    const known = await lead(await storeOffer(db, KNOWN));
    const apart = await lead(await enter({}));
    expect(apart.person_id).not.toBe(known.person_id);
    const same = await lead(await enter({ email: "Jan@Bakker.example" }));
    expect(same.person_id).toBe(known.person_id);
    const said = await lead(await enter({ join: known.person_id, email: "jan@prive.example" }));
    expect(said.person_id).toBe(known.person_id);
    // That address is Jan's from now on.
    expect((await lead(await enter({ email: "jan@prive.example" }))).person_id).toBe(known.person_id);
    const { trace } = await tracePerson(db, { email: KNOWN.email }, "owner@weef.example");
    expect(trace.ids.leads).toContain(said.id);
    expect(trace.ids.leads).not.toContain(apart.id);
  });

  it("goes to whoever has its address, whatever was said, and to nobody who is gone", async () => {
    const known = await lead(await storeOffer(db, KNOWN));
    const other = await lead(await storeOffer(db, { name: "Piet", email: "piet@bouw.example" }));
    const his = await lead(await enter({ email: "piet@bouw.example", join: known.person_id }));
    expect(his.person_id).toBe(other.person_id);
    const gone = await lead(await enter({ join: submission_id }));
    expect([known.person_id, other.person_id, submission_id]).not.toContain(gone.person_id);
  });

  it("is found, filtered, counted and logged under where it came from", async () => {
    await enter({ channel: "whatsapp" });
    const page = await listLeads(db, { ...EVERYTHING, source: "desk-whatsapp", question: "0612345678" }, reader);
    expect(page?.leads.map(({ source }) => source)).toEqual(["WhatsApp (ingevoerd)"]);
    const { sources } = await readFilterOptions(db, EVERYTHING, { language: "en", now: NOW });
    expect(sources).toEqual([{ value: "desk-whatsapp", name: "WhatsApp (entered)" }]);
    const told = presentReports(await readReports(db, 4, NOW), "nl");
    expect(JSON.stringify(told)).toContain("WhatsApp (ingevoerd)");
    const log = await readLog(db, WHOLE_LOG, "nl");
    expect(log?.days[0]?.auditEntries[0]).toMatchObject({
      user: anna.email,
      says: "voerde een lead in",
      details: "via WhatsApp",
    });
  });
});

describeOnEachDatabase("who an entered lead may be from", (openFresh) => {
  it("is whoever has the address, then the number, then the whole name", async () => {
    const db = await openFresh();
    await storeOffer(db, { ...KNOWN, created_at: "2026-05-03T10:00:00.000Z" });
    await storeOffer(db, { name: "Kim Smit", email: "kim@smit.example", phone: "+31612345678" });
    await storeOffer(db, { name: "Spam", email: "spam@smit.example", phone: KNOWN.phone, status: "spam" });
    const known = async (fields: Record<string, string>) =>
      (await findKnownPeople(db, fields, reader)).map(({ by: way, name }) => `${way}: ${name}`);
    expect(await known({ email: " JAN@bakker.example".trim(), phone: "06-12345678" })).toEqual([
      "email: Jan Bakker",
      "phone: Kim Smit",
    ]);
    expect(await known({ phone: "+31 6 12 34 56 78" })).toEqual(["phone: Jan Bakker", "phone: Kim Smit"]);
    expect(await known({ name: "jan  BAKKER" })).toEqual(["name: Jan Bakker"]);
    expect(await known({ name: "Jan" })).toEqual([]);
    expect(await known({ name: "Jan\u0000 %_'", phone: "(".repeat(10_000), email: "@".repeat(10_000) })).toEqual([]);
    const [jan] = await findKnownPeople(db, { phone: KNOWN.phone }, reader);
    expect(jan?.says).toBe("Dit nummer is van Jan Bakker, aanvraag van 3 mei 2026. Dezelfde? Zet erbij.");
  });
});
