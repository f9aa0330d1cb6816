import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { business } from "~/content/business";
import { mergePeople, splitLead, undoMerge } from "~/features/leads/duplicates/merge-people.server";
import { saveEvents } from "~/features/meta-leads/meta-lead-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables/tables";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices, type Known, leaveTraces, standByDevice } from "../../../../tests/support/known-person";
import { anna, storeAppointment, storeOffer } from "../../../../tests/support/leads";
import { type Key, tracePerson } from "../find/find-person.server";
import { isEmpty } from "../find/trace";
import { PERSONAL_TABLES, VISITOR_TABLES } from "../personal-tables";
import { erasePerson, printOf } from "./erase-person.server";
import { rowsAbout } from "./personal-store.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const FOUND = { origin: "reconcile", now: NOW } as const;
const BY = { user: anna, now: NOW };
const JORIS: Known = {
  name: "Joris Wissink",
  email: "joris@wissink-dakwerken.example",
  phone: "06 98 76 54 32",
  company: "Wissink Dakwerken",
};
const KIM: Known = {
  name: "Kim Blijft",
  email: "kim@blijft.example",
  phone: "053 111 22 33",
  company: "Kims Kapsalon",
};

describeOnEachDatabase("erasing a person", (openFresh) => {
  let db: Db;
  let dataDir: string;
  let services: ReturnType<typeof filingServices>;
  beforeEach(async () => {
    db = await openFresh();
    dataDir = freshFolder();
    services = filingServices(db, dataDir, NOW);
    await services.outbox.stop();
  });

  const all = (table: keyof Tables) =>
    db
      .selectFrom(table as "people")
      .selectAll()
      .execute();
  /** Places with a person's data: tables, and files of mails. */
  async function placesOf({ name, email, phone, company }: Known): Promise<string[]> {
    const digits = phone.replace(/\D/g, "").slice(1);
    const isTrace = (text: string) => {
      const plain = text.toLowerCase();
      return (
        [name, email, company].some((word) => plain.includes(word.toLowerCase())) ||
        plain.replace(/[ .()-]/g, "").includes(digits)
      );
    };
    const places: string[] = [];
    for (const table of Object.keys(PERSONAL_TABLES) as (keyof Tables)[]) {
      if (isTrace(JSON.stringify(await all(table)))) places.push(table);
    }
    for (const file of await readdir(path.join(dataDir, "mail")).catch(() => [])) {
      const content = await readFile(path.join(dataDir, "mail", file), "utf8");
      if (isTrace(content.replace(/=\r?\n/g, ""))) places.push(file);
    }
    return places;
  }
  async function leaveBoth(): Promise<void> {
    await standByDevice(db);
    await leaveTraces(services, JORIS, NOW, "2026-11-24T08:45:00.000Z");
    await leaveTraces(services, KIM, NOW, "2026-11-25T08:45:00.000Z");
  }
  /** Another process does so once no lock on the mails is left. */
  async function sendMailsTo(email: string): Promise<void> {
    const { outbox } = filingServices(db, dataDir, new Date(NOW.getTime() + 60_000));
    const mails = await db.selectFrom("outbox").select("id").where("recipient", "=", email).execute();
    for (const { id } of mails) await outbox.deliver(id, 60_000);
    await outbox.stop();
  }
  async function rowsOf({ email }: Known) {
    const found = await trace({ email });
    return Promise.all(VISITOR_TABLES.map((table) => rowsAbout(db, table, found)));
  }
  async function setApart({ email }: Known): Promise<void> {
    const asked = db.selectFrom("leads").select(["id", "person_id"]).where("email_key", "=", email);
    const { id: lead, person_id: person } = await asked.executeTakeFirstOrThrow();
    expect(await splitLead(services, { person, lead }, BY)).toBe("split");
  }
  async function mergeBoth(): Promise<void> {
    const [one = "", other = ""] = (await leadOwners()).map(({ person_id }) => person_id);
    expect(await mergePeople(services, [one, other], { ...BY, isDespiteRefusal: false })).toBe("merged");
  }
  const leadOwners = () => db.selectFrom("leads").select("person_id").distinct().execute();
  const trace = async (key: Key, ticked: string[] = []) =>
    (await tracePerson(db, key, services.ownerEmail, ticked)).trace;
  const erase = async (key: Key, ticked: string[] = []) =>
    erasePerson(services, key, { seen: printOf(await trace(key, ticked)), ticked }, BY);
  /** Everything that hangs on a number, ticked. */
  const allByNumber = async (phone: string) => {
    const { byNumber } = await tracePerson(db, { phone }, services.ownerEmail);
    return [
      ...byNumber.leads.map(({ id }) => `lead:${id}`),
      ...byNumber.conversations.map((id) => `conversation:${id}`),
      ...byNumber.appointments.map((id) => `appointment:${id}`),
      ...byNumber.drafts.map((id) => `draft:${id}`),
      ...byNumber.people.map((id) => `person:${id}`),
    ];
  };

  // It draws four documents and sends mails with them.
  it("leaves nothing of them but what was agreed to, and nothing else is touched", { timeout: 40_000 }, async () => {
    await leaveBoth();
    await sendMailsTo(JORIS.email);
    const viewed = NOW.toISOString();
    await db.updateTable("quotes").set({ first_viewed_at: viewed, last_viewed_at: viewed }).execute();
    const found = await trace({ email: JORIS.email });
    for (const table of VISITOR_TABLES) expect(await rowsAbout(db, table, found), table).not.toEqual([]);
    const before = await placesOf(KIM);
    const kims = await rowsOf(KIM);
    expect((await readdir(path.join(dataDir, "mail"))).length).toBeGreaterThan(2);

    expect((await erase({ email: JORIS.email })).outcome).toBe("erased");

    expect(await placesOf(JORIS)).toEqual(["quotes"]);
    const kept = await db.selectFrom("quotes").selectAll().where("customer_name", "=", JORIS.name).execute();
    expect(kept).toEqual([
      expect.objectContaining({
        state: "agreed",
        agreed_by: JORIS.name,
        email: null,
        intro: null,
        lead_id: null,
        token_hash: null,
        first_viewed_at: null,
        last_viewed_at: null,
      }),
    ]);
    const documents = await db
      .selectFrom("quote_documents")
      .selectAll()
      .where("quote_id", "=", kept[0]?.id ?? "")
      .execute();
    expect(documents.map(({ kind }) => kind).sort()).toEqual(["agreed", "sent"]);
    expect(await placesOf(KIM)).toEqual(before);
    expect(await rowsOf(KIM)).toEqual(kims);
  });

  it("is logged without naming the person, and found again by the address", async () => {
    await storeOffer(db, JORIS);
    await erase({ email: JORIS.email });
    const auditEntries = await db.selectFrom("audit_log").selectAll().where("action", "=", "person.erase").execute();
    expect(auditEntries).toHaveLength(1);
    expect(auditEntries[0]?.subject).toMatch(/^person:[\w-]{22}$/);
    expect(isEmpty(await trace({ email: JORIS.email }))).toBe(true);
  });

  it("leaves whoever has the same number alone, unless that is ticked, and the log says so", async () => {
    await storeOffer(db, JORIS);
    const theirs = { ...KIM, phone: "+31 6 98765432" };
    const lead = await storeOffer(db, theirs);
    await storeOffer(db, { ...KIM, phone: null });
    const sent = () => db.selectFrom("outbox").select("id").execute();
    const before = await rowsOf(KIM);
    expect((await erase({ email: JORIS.email })).outcome).toBe("erased");
    expect(await placesOf({ ...JORIS, phone: "06 00 00 00 00" })).toEqual([]);
    expect(await rowsOf(KIM)).toEqual(before);
    expect(await erase({ phone: "31698765432" })).toEqual({ outcome: "nothing" });
    expect((await erase({ phone: "31698765432" }, [`lead:${lead}`, "lead:another"])).outcome).toBe("erased");
    expect(await placesOf({ ...JORIS, phone: theirs.phone })).toEqual([]);
    expect(await sent()).toEqual([]);
    const people = await db.selectFrom("people").select(["name", "email_key", "phone_key"]).execute();
    expect(people).toEqual([{ name: KIM.name, email_key: KIM.email, phone_key: null }]);
    const log = await db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "person.erase")
      .orderBy("id")
      .execute();
    expect(log.map(({ detail }) => JSON.parse(detail).byNumber)).toEqual([[], [`lead:${lead}`]]);
  });

  it("finds what has their number, however it is written, and frees the moment of an appointment", async () => {
    await storeOffer(db, JORIS);
    const appointment = ({ name, email, phone }: Known, starts_at: string) =>
      storeAppointment(db, { id: uuidv7(), name, email, phone, starts_at });
    await appointment(JORIS, "2026-11-24T08:45:00.000Z");
    await appointment(KIM, "2026-11-25T08:45:00.000Z");
    expect((await erase({ phone: "31698765432" }, await allByNumber("31698765432"))).outcome).toBe("erased");
    expect(await placesOf(JORIS)).toEqual([]);
    const booked = await db.selectFrom("appointments").select("starts_at").execute();
    expect(booked).toEqual([{ starts_at: "2026-11-25T08:45:00.000Z" }]);
  });

  it("leaves the mails of others alone, even if they filled in an address of ours", async () => {
    const mail = (recipient: string, replyTo: string) =>
      db.transaction().execute((tx) =>
        services.outbox.enqueue(tx, {
          template: "account-notice",
          props: { change: "password-changed", at: NOW.toISOString(), url: "", forgotUrl: "" },
          language: "nl",
          recipient,
          replyTo,
        }),
      );
    for (const email of [services.ownerEmail, business.email]) await storeOffer(db, { ...JORIS, email });
    await mail(services.ownerEmail, KIM.email);
    await mail(KIM.email, business.email);
    const before = (await all("outbox")).length;
    expect((await erase({ phone: "31698765432" }, await allByNumber("31698765432"))).outcome).toBe("erased");
    expect(await all("outbox")).toHaveLength(before);
    expect(await placesOf(JORIS)).toEqual([]);
  });

  it("includes people whose request was separated from that of somebody else", async () => {
    await storeOffer(db, JORIS);
    await storeOffer(db, { ...KIM, phone: JORIS.phone });
    await mergeBoth();
    await setApart(JORIS);
    expect((await erase({ email: JORIS.email })).outcome).toBe("erased");
    const left = await db.selectFrom("people").select(["name", "email_key"]).execute();
    expect(new Set(left.map(({ email_key }) => email_key))).toEqual(new Set([KIM.email]));
    expect(await placesOf({ ...JORIS, phone: "06 00 00 00 00" })).toEqual([]);
    expect(await leadOwners()).toHaveLength(1);
  });

  it.each([
    { which: "was taken in by", merged: [KIM, JORIS] },
    { which: "took in", merged: [JORIS, KIM] },
  ])("includes the person who $which another, once their request was separated from that", async ({ merged }) => {
    for (const known of merged) await storeOffer(db, known);
    await mergeBoth();
    await setApart(JORIS);
    expect((await erase({ email: JORIS.email })).outcome).toBe("erased");
    expect(await placesOf(JORIS)).toEqual([]);
    expect(await leadOwners()).toHaveLength(1);
  });

  it("keeps a merge of others undoable, by the keys that they still have", async () => {
    const lot = { ...KIM, name: "Lot Blijft", email: "lot@blijft.example", phone: JORIS.phone };
    for (const known of [JORIS, lot]) await storeOffer(db, known);
    await mergeBoth();
    await storeOffer(db, KIM);
    const [kim = ""] = (await leadOwners())
      .map(({ person_id }) => person_id)
      .toSorted()
      .slice(-1);
    const [kept = ""] = (await db.selectFrom("person_merges").select("kept_id").execute()).map(
      ({ kept_id }) => kept_id,
    );
    expect(await mergePeople(services, [kept, kim], { ...BY, isDespiteRefusal: false })).toBe("merged");
    await setApart(JORIS);
    await erase({ email: JORIS.email });
    const { id, before } = await db
      .selectFrom("person_merges")
      .selectAll()
      .where("merged_id", "=", kim)
      .executeTakeFirstOrThrow();
    const known = JSON.parse(before).kept.keys.map(({ value }: { value: string }) => value);
    expect(known).toEqual([lot.email]);
    expect(await undoMerge(services, id, BY)).toBe("undone");
    expect(await leadOwners()).toHaveLength(2);
  });

  it("keeps a lead at Meta from coming back", async () => {
    const external_id = "1001";
    await storeOffer(db, { ...JORIS, external_id });
    await saveEvents(db, [{ id: external_id, pageId: null, formId: "f", adId: null }], { ...FOUND, revive: false });
    const [request] = await db.selectFrom("offer_requests").select("id").execute();
    await db
      .updateTable("meta_lead_events")
      .set({ state: "stored", request_id: request?.id ?? null })
      .execute();
    await erase({ email: JORIS.email });
    const again = [{ id: external_id, pageId: null, formId: "f", adId: null }];
    expect(await saveEvents(db, again, { ...FOUND, revive: true })).toBe(0);
    const events = await db.selectFrom("meta_lead_events").select(["id", "state", "request_id"]).execute();
    expect(events).toEqual([{ id: external_id, state: "stored", request_id: null }]);
  });

  it("does nothing when something has changed since it was shown, when there is nobody, or for the desk itself", async () => {
    await standByDevice(db);
    await storeOffer(db, JORIS);
    expect(await erasePerson(services, { email: JORIS.email }, { seen: "another print" }, BY)).toEqual({
      outcome: "changed",
    });
    expect(await erase({ email: "niemand@nergens.example" })).toEqual({ outcome: "nothing" });
    expect(await erase({ email: anna.email })).toEqual({ outcome: "desk" });
    expect(await erase({ email: services.ownerEmail })).toEqual({ outcome: "desk" });
    expect(await placesOf(JORIS)).toContain("leads");
  });
});
