import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { listLeads } from "~/features/leads/list/lead-list.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import type { OfferRequestRow } from "../tables/tables";
import { up } from "./0042-answers-in-their-columns";

const NAMELESS = { name: "Naam onbekend", email: "", phone: null, company: null, source: "meta-ads" };

describeOnEachDatabase("leads whose answers all stood in the message", (openFresh) => {
  const migrate = (db: Db) => up(db as unknown as Kysely<unknown>);
  const store = (db: Db, id: string, columns: Partial<OfferRequestRow>) =>
    storeOffer(db, { ...NAMELESS, external_id: id, ...columns });
  const leadOf = (db: Db, id: string) =>
    db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const requestOf = async (db: Db, id: string) =>
    db
      .selectFrom("offer_requests")
      .select(["name", "email", "phone", "company", "message"])
      .where("id", "=", (await leadOf(db, id)).subject_id)
      .executeTakeFirstOrThrow();

  it("have them in their columns, are found by them, and have a person with that address", async () => {
    const db = await openFresh();
    const message =
      "Volledige naam: Zoë de Boer\nE-mailadres: Zoe@Bouw.example\nWat is uw telefoonnummer? 06-12345678\n" +
      "Bedrijfsnaam: De Boer Bouw\nWat is je budget? 1000-2500\nStraks om: 9:00";
    const id = await store(db, "1", { message });
    const split = await store(db, "2", { message: "Voornaam: Jan\nAchternaam: Smit\nWaar te bereiken? 06 22334455" });
    for (let times = 0; times < 2; times++) await migrate(db);
    expect(await requestOf(db, id)).toEqual({
      name: "Zoë de Boer",
      email: "Zoe@Bouw.example",
      phone: "06-12345678",
      company: "De Boer Bouw",
      message: "Wat is je budget? 1000-2500\nStraks om: 9:00",
    });
    expect(await requestOf(db, split)).toMatchObject({ name: "Jan Smit", phone: "06 22334455", message: null });
    const lead = await leadOf(db, id);
    expect(lead).toMatchObject({ name: "Zoë de Boer", email_key: "zoe@bouw.example", phone_key: "31612345678" });
    const person = await db.selectFrom("people").selectAll().where("id", "=", lead.person_id).executeTakeFirstOrThrow();
    expect(person).toMatchObject({ name: "Zoë de Boer", email_key: "zoe@bouw.example", phone_key: "31612345678" });
    expect((await leadOf(db, await storeOffer(db, { email: "zoe@bouw.example" }))).person_id).toBe(lead.person_id);
    for (const question of ["zoe de boer", "0612345678", "zoe@bouw.example", "de boer bouw"]) {
      const found = await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: new Date() });
      expect(
        found?.leads.map(({ id }) => id),
        question,
      ).toContain(id);
    }
  });

  it("join whoever has the address already, unless the desk has said something of them", async () => {
    const db = await openFresh();
    const known = await leadOf(db, await storeOffer(db, { email: "jan@smit.example" }));
    const joining = await store(db, "1", { message: "Mailadres: jan@smit.example" });
    const settled = await store(db, "2", { message: "Mailadres: jan@smit.example" });
    const [one, other] = [await leadOf(db, joining), await leadOf(db, settled)];
    const [first_id = "", second_id = ""] = [known.person_id, other.person_id].toSorted();
    await db
      .insertInto("person_refusals")
      .values({ first_id, second_id, user_email: "owner@weef.example", refused_at: known.created_at })
      .execute();
    await migrate(db);
    expect(await leadOf(db, joining)).toMatchObject({ person_id: known.person_id, name: "jan@smit.example" });
    expect(await leadOf(db, settled)).toMatchObject({ person_id: other.person_id, email_key: "jan@smit.example" });
    expect(await db.selectFrom("people").select("id").where("id", "=", one.person_id).execute()).toEqual([]);
  });

  it("stay as they are where nothing tells what an answer is, and where somebody else asked", async () => {
    const db = await openFresh();
    const doubtful = "Van wie? jan@smit.example\nEn van wie nog? anna@smit.example\nKvk nummer: 12345678";
    const ids = [
      await store(db, "1", { message: doubtful }),
      await storeOffer(db, { message: "Naam: Jan", phone: null }),
      await store(db, "2", { name: "Jan", email: "j@x.example", message: "E-mailadres op het werk: j@werk.example" }),
    ];
    const rows = () => Promise.all(ids.map(async (id) => [await requestOf(db, id), await leadOf(db, id)]));
    const before = await rows();
    await migrate(db);
    expect(await rows()).toEqual(before);
  });
});
