import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { listLeads } from "~/features/leads/list/lead-list.server";
import { withNote, withTag } from "~/features/leads/search-text.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeAppointment, storeContact, storeOffer } from "../../../../tests/support/leads";
import type { LeadRow } from "../tables/lead-tables";
import { up } from "./0039-one-spelling";

const ASCII = "info@xn--bckerei-idn-l8a.example";
const TYPED = "info@bäckerei-idn.example";
const [EARLY, LATE] = ["2026-01-01T09:00:00.000Z", "2026-01-02T09:00:00.000Z"];

describeOnEachDatabase("what was stored before there was one spelling", (openFresh) => {
  const migrate = (db: Db) => up(db as unknown as Kysely<unknown>);
  const setLead = (db: Db, id: string, columns: Partial<LeadRow>) =>
    db.updateTable("leads").set(columns).where("id", "=", id).execute();
  const leadOf = (db: Db, id: string) =>
    db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const mailKeys = (db: Db) =>
    db.selectFrom("person_keys").select(["value", "person_id"]).where("kind", "=", "mail").orderBy("value").execute();
  /** All that is compared of leads, besides numbers that somebody is known by. */
  const compared = async (db: Db) => ({
    leads: await db.selectFrom("leads").selectAll().orderBy("id").execute(),
    traces: await db.selectFrom("lead_traces").selectAll().orderBy("lead_id").orderBy("trace").execute(),
    people: await db.selectFrom("people").selectAll().orderBy("id").execute(),
    keys: await mailKeys(db),
    offers: await db.selectFrom("offer_requests").selectAll().orderBy("id").execute(),
  });

  it("is as what comes in now, and found by it, however often that began", async () => {
    const db = await openFresh();
    const told = {
      name: "Piet van \u2019t Hof",
      company: "D\u2019Hondt\u2011bouw",
      message: "Foto\u2019s van de zaak",
    };
    const id = await storeOffer(db, { ...told, email: ASCII, phone: "06 \u2013 22334455" });
    await storeOffer(db, { name: "O\u2019Brien", email: "sean@x.example", phone: "0611111111", created_at: LATE });
    const { search, person_id, subject_id } = await leadOf(db, id);
    await setLead(db, id, { search: withTag(withNote(search, "Belt \u2019s avonds"), "warm") });
    const expected = await compared(db);

    await setLead(db, id, {
      email: TYPED,
      email_key: TYPED,
      phone_key: null,
      search:
        "piet van \u2019t hof\ninfo@backerei-idn.example\n06 \u2013 22334455\nd\u2019hondt\u2010bouw\n" +
        "foto\u2019s van de zaak\nbelt \u2019s avonds\n#warm",
    });
    await db.updateTable("offer_requests").set({ email: TYPED }).where("id", "=", subject_id).execute();
    await db.updateTable("people").set({ email_key: TYPED, phone_key: null }).where("id", "=", person_id).execute();
    await db.updateTable("person_keys").set({ value: TYPED }).where("value", "=", ASCII).execute();
    await db.deleteFrom("lead_traces").where("lead_id", "=", id).execute();
    await db
      .insertInto("lead_traces")
      .values([{ lead_id: id, trace: "mailbox piet van \u2019t hof | info" }])
      .execute();
    for (let times = 0; times < 2; times++) {
      await migrate(db);
      expect(await compared(db)).toEqual(expected);
    }
    for (const question of ["van 't hof", "foto's 's avonds", "06 22334455", TYPED, ASCII, "d'hondt-bouw #warm"]) {
      const found = await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: new Date() });
      expect(
        found?.leads.map(({ name }) => name),
        question,
      ).toEqual([told.name]);
    }
  });

  it("holds nothing that hides text or turns it round, and keeps what joins it", async () => {
    const db = await openFresh();
    const hiding = { name: "\u202eneB\u202c 👩\u200d🍳", phone: "\u202a+31 6 22334455\u202c" };
    const clean = { name: "neB 👩\u200d🍳", phone: "+31 6 22334455" };
    const offer = await storeOffer(db, { ...hiding, company: "\u2066Bouw\u2069", message: "Een\u200b \u202esite" });
    await storeAppointment(db, { ...hiding, subject: "\u202eWebshop" });
    await storeContact(db, { id: "talk", at: EARLY, contact_name: hiding.name, contact_phone: hiding.phone });
    await db.updateTable("conversation_lines").set({ text: "\u202eHallo\u00ad" }).execute();
    await db.updateTable("people").set({ name: hiding.name }).execute();

    await migrate(db);

    const all = (table: "offer_requests" | "appointments" | "conversations" | "conversation_lines" | "people") =>
      db.selectFrom(table).selectAll().execute();
    expect(await all("offer_requests")).toMatchObject([{ ...clean, company: "Bouw", message: "Een site" }]);
    expect(await all("appointments")).toMatchObject([{ ...clean, subject: "Webshop" }]);
    expect(await all("conversations")).toMatchObject([{ contact_name: clean.name, contact_phone: clean.phone }]);
    expect(new Set((await all("conversation_lines")).map((line) => "text" in line && line.text))).toEqual(
      new Set(["Hallo"]),
    );
    expect(new Set((await all("people")).map((person) => "name" in person && person.name))).toEqual(
      new Set([clean.name]),
    );
    expect(await leadOf(db, offer)).toMatchObject({ ...clean, company: "Bouw", phone_key: "31622334455" });
  });

  /** Two people, as they came before: with an address in one spelling by the form, and in the other from Meta. */
  const two = async (db: Db, first: string) => {
    const form = await storeOffer(db, { email: ASCII, phone: null, created_at: first });
    const meta = await storeOffer(db, {
      email: "x@y.example",
      phone: "0611111111",
      created_at: "2026-01-01T12:00:00.000Z",
    });
    const more = await storeOffer(db, { email: "", phone: "0611111111", created_at: LATE });
    await setLead(db, meta, { email: TYPED, email_key: TYPED });
    await db.updateTable("people").set({ email_key: TYPED }).where("email_key", "=", "x@y.example").execute();
    await db.updateTable("person_keys").set({ value: TYPED }).where("value", "=", "x@y.example").execute();
    const person = async (lead: string) => (await leadOf(db, lead)).person_id;
    await setLead(db, more, { person_id: await person(meta) });
    return { form, meta, more, person };
  };

  it.each([
    { first: EARLY, kept: "form" },
    { first: LATE, kept: "meta" },
  ] as const)(
    "is of one person by an address in two spellings: of whom was first, by the $kept",
    async ({ first, kept }) => {
      const db = await openFresh();
      const { form, meta, more, person } = await two(db, first);
      const owner = await person(kept === "form" ? form : meta);
      const other = await person(kept === "form" ? meta : form);
      await db
        .insertInto("people")
        .values({ id: "third", name: "C", email_key: null, phone_key: null, created_at: LATE })
        .execute();
      await db
        .insertInto("person_refusals")
        .values({ first_id: other, second_id: "third", user_email: "a@weef.example", refused_at: LATE })
        .execute();
      const before = {
        kept: { leads: [], keys: [{ kind: "mail", value: TYPED }] },
        merged: {
          leads: [],
          keys: [
            { kind: "mail", value: ASCII },
            { kind: "phone", value: "31611111111" },
          ],
        },
      };
      await db
        .insertInto("person_merges")
        .values({
          id: "merge",
          kept_id: other,
          merged_id: "third",
          before: JSON.stringify(before),
          user_email: "a@weef.example",
          merged_at: LATE,
          undone_at: null,
        })
        .execute();

      await migrate(db);

      expect(await Promise.all([form, meta, more].map(person))).toEqual([owner, owner, owner]);
      expect(await mailKeys(db)).toEqual([{ value: ASCII, person_id: owner }]);
      const refusals = await db.selectFrom("person_refusals").select(["first_id", "second_id"]).execute();
      expect(refusals.flatMap(Object.values).toSorted()).toEqual([owner, "third"].toSorted());
      const [merge] = await db.selectFrom("person_merges").selectAll().execute();
      expect(merge?.kept_id).toBe(owner);
      expect(JSON.parse(merge?.before ?? "")).toEqual({
        kept: { leads: [], keys: [{ kind: "mail", value: ASCII }] },
        merged: { leads: [], keys: [{ kind: "phone", value: "31611111111" }] },
      });
    },
  );

  it("stays of two people where the desk has said that they are not one", async () => {
    const db = await openFresh();
    const { form, meta, person } = await two(db, EARLY);
    const [owner, other] = [await person(form), await person(meta)];
    const [first_id = "", second_id = ""] = [owner, other].toSorted();
    await db
      .insertInto("person_refusals")
      .values({ first_id, second_id, user_email: "a@weef.example", refused_at: LATE })
      .execute();
    await migrate(db);
    expect([await person(form), await person(meta)]).toEqual([owner, other]);
    expect(await mailKeys(db)).toEqual([{ value: ASCII, person_id: owner }]);
    expect(await leadOf(db, meta)).toMatchObject({ email: ASCII, email_key: ASCII });
  });

  it("goes to an address that mail can be sent to", async () => {
    const db = await openFresh();
    await db
      .insertInto("outbox")
      .values({
        id: "mail",
        message_id: "<mail@weef.example>",
        template: "chat-answer",
        props: "{}",
        language: "nl",
        recipient: TYPED,
        reply_to: TYPED,
        request_id: null,
        state: "queued",
        attempts: 0,
        due_at: EARLY,
        lease_owner: null,
        lease_until: null,
        last_error: null,
        is_unanswered: 0,
        is_refused: 0,
        relay_id: null,
        created_at: EARLY,
        owed_again_at: null,
        sent_at: null,
      })
      .execute();
    await migrate(db);
    expect(await db.selectFrom("outbox").select(["recipient", "reply_to"]).execute()).toEqual([
      { recipient: ASCII, reply_to: ASCII },
    ]);
  });
});
