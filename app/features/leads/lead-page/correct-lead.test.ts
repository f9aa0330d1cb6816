import { beforeEach, expect, it, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna, storeConfiguration, storeContact, storeOffer } from "../../../../tests/support/leads";
import { addNote } from "../change-lead.server";
import { findLead } from "../lead-store.server";
import { EVERYTHING } from "../list/lead-filter";
import { listLeads } from "../list/lead-list.server";
import { correctLead } from "./correct-lead.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };
const WRONG = { name: "Jan de Boer", email: "jan@gmial.com", phone: "06 12345678", company: "Bouw" };

describeOnEachDatabase("a lead whose details are corrected", (openFresh) => {
  let db: Db;
  let id: string;
  const publish = vi.fn(async () => {});
  beforeEach(async () => {
    publish.mockClear();
    db = await openFresh();
    id = await storeOffer(db, { ...WRONG, message: "Graag een webshop" });
  });

  const lead = async (of = id) => (await findLead(db, { id: of })) ?? expect.fail("There is no such lead");
  const correct = (fields: object, of = id) =>
    correctLead({ db, live: { publish } }, of, { ...WRONG, version: "1", ...fields }, by);
  const find = async (question: string) =>
    (await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: NOW }))?.leads.map((found) => found.id);
  const owners = () => db.selectFrom("person_keys").select(["value", "person_id"]).orderBy("value").execute();

  it("has them everywhere, is found by them and not by the old ones, and keeps its notes", async () => {
    await addNote({ db, live: { publish } }, id, "Belt liever", by);
    const right = { name: "Jan den Boer", email: "Jan@gmail.com", phone: "0687654321", company: "" };
    expect(await correct(right)).toBe("changed");
    const now = { name: "Jan den Boer", email: "Jan@gmail.com", phone: "0687654321", company: null };
    expect(await lead()).toMatchObject({ ...now, email_key: "jan@gmail.com", phone_key: "31687654321", version: 2 });
    expect(await db.selectFrom("offer_requests").selectAll().executeTakeFirst()).toMatchObject(now);
    expect([await find("0687654321"), await find("belt liever"), await find("graag webshop")]).toEqual([
      [id],
      [id],
      [id],
    ]);
    expect([await find("0612345678"), await find("gmial")]).toEqual([[], []]);
    expect(await owners()).toEqual([{ value: "jan@gmail.com", person_id: (await lead()).person_id }]);
    const person = await db.selectFrom("people").selectAll().executeTakeFirst();
    expect(person).toMatchObject({ name: "Jan den Boer", email_key: "jan@gmail.com" });
    const audited = await db.selectFrom("audit_log").selectAll().where("action", "=", "lead.correct").execute();
    expect(audited.map(({ subject, detail }) => [subject, JSON.parse(detail)])).toEqual([
      [
        `lead:${id}`,
        { name_was: "Jan de Boer", email_was: "jan@gmial.com", phone_was: "06 12345678", company_was: "Bouw" },
      ],
    ]);
    expect(publish).toHaveBeenCalledWith({ kind: "lead-changed", lead: id });
  });

  it("takes the other leads of the person along where asked, in what was the same", async () => {
    const other = await storeConfiguration(db, { ...WRONG, phone: "053 1234567" });
    expect(await correct({ phone: "0687654321" })).toBe("changed");
    expect((await lead(other)).phone).toBe("053 1234567");
    expect(await correct({ name: "Jan den Boer", phone: "0611111111", version: "2", others: "on" })).toBe("changed");
    expect(await lead(other)).toMatchObject({ name: "Jan den Boer", phone: "053 1234567", version: 2 });
    expect(await lead()).toMatchObject({ name: "Jan den Boer", phone: "0611111111", version: 3 });
  });

  it("goes to whoever has the right address, and frees the wrong one unless another lead has it", async () => {
    const known = await lead(await storeOffer(db, { name: "Jan", email: "jan@gmail.com" }));
    const mistaken = await lead(await storeOffer(db, WRONG));
    expect(await correct({ email: "jan@gmail.com" })).toBe("changed");
    expect((await lead()).person_id).toBe(known.person_id);
    expect((await owners()).map(({ value }) => value)).toEqual(["jan@gmail.com", "jan@gmial.com"]);
    expect(await correct({ email: "", version: "1" }, mistaken.id)).toBe("changed");
    expect(await lead(mistaken.id)).toMatchObject({ email: null, person_id: mistaken.person_id });
    expect((await owners()).map(({ value }) => value)).toEqual(["jan@gmail.com"]);
  });

  it("corrects the contact of a conversation", async () => {
    const chat = await storeContact(db, { id: "c1", at: NOW.toISOString(), contact_email: "kim@smit.example" });
    expect(await correct({ name: "Kim", email: "", phone: "0612345678", company: "" }, chat)).toBe("changed");
    const conversation = await db.selectFrom("conversations").selectAll().executeTakeFirst();
    expect(conversation).toMatchObject({ contact_name: "Kim", contact_email: null, contact_phone: "0612345678" });
  });

  it("stays as it is when it has been changed since, when nothing was wrong, and for what is no detail", async () => {
    expect(await correct({})).toBe("changed");
    expect([(await lead()).version, await db.selectFrom("audit_log").selectAll().execute()]).toEqual([1, []]);
    expect(await correct({ name: "Jan", version: "7" })).toBe("conflict");
    expect(await correct({ name: "Jan" }, "gone")).toBe("gone");
    for (const fields of [{ name: " " }, { email: "jan@" }, { email: "", phone: "" }, { phone: "1".repeat(40) }]) {
      expect(await correct(fields)).toBe("invalid");
    }
    expect(await lead()).toMatchObject({ ...WRONG, version: 1 });
  });
});
