import { type Kysely, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { duplicatesOf } from "~/features/leads/duplicates/duplicates.server";
import { mergePeople, undoMerge } from "~/features/leads/duplicates/merge-people.server";
import { refuseMatch, splitLead } from "~/features/leads/duplicates/split-people.server";
import { mergesOf } from "~/features/leads/person-store.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import { insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna as desk, storeContact, storeOffer } from "../../../../tests/support/leads";
import { quoteRow } from "../../../../tests/support/quotes";
import type { LeadRow } from "../tables/lead-tables";
import { up } from "./0040-numbers-join-nobody";

const NOW = new Date("2026-11-24T12:00:00.000Z");
const BY = { user: desk, now: NOW };
const NUMBER = "06-00000000";
const OWNER = "owner@weef.example";

describeOnEachDatabase("people of when an equal number made them one", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const migrate = () => up(db as unknown as Kysely<unknown>);
  const services = () => ({ db, live: { publish: async () => {} } });
  let day = 0;
  const ask = (name: string, email: string, phone: string | null = NUMBER) =>
    storeOffer(db, { name, email, phone, company: null, created_at: new Date(Date.UTC(2026, 8, ++day)).toISOString() });
  const personOf = async (lead: string) => {
    const { person_id } = await db
      .selectFrom("leads")
      .select("person_id")
      .where("id", "=", lead)
      .executeTakeFirstOrThrow();
    return person_id;
  };
  /** Makes the leads those of the first one's person, with their addresses and numbers, as earlier releases did. */
  async function join(...leads: string[]): Promise<string> {
    const [person = "", ...others] = await Promise.all(leads.map(personOf));
    await db.updateTable("leads").set({ person_id: person }).where("id", "in", leads).execute();
    await sql`update person_keys set person_id = ${person} where person_id in (${sql.join(others)})`.execute(db);
    await sql`insert into person_keys (kind, value, person_id) values ('phone', '31600000000', ${person})
      on conflict do nothing`.execute(db);
    await db
      .deleteFrom("people")
      .where(
        "id",
        "in",
        others.filter((other) => other !== person),
      )
      .execute();
    return person;
  }

  it("are two again, each with what is theirs, and proposed to the desk", async () => {
    const anna = await ask("Anna Bakker", "anna@bakkerij-a.example");
    const bert = await ask("Bert Bouwman", "bert@bouw-b.example");
    const chat = await storeContact(db, { id: uuidv7(), at: NOW.toISOString(), contact_phone: NUMBER });
    const again = await ask("Anna", "anna@bakkerij-a.example", null);
    const person = await join(anna, bert, chat, again);
    await insertQuote(db, quoteRow({ lead_id: bert, email: "bert@bouw-b.example" }));
    await migrate();
    const [annas, berts, chats, annasAgain] = await Promise.all([anna, bert, chat, again].map(personOf));
    expect([annas, annasAgain]).toEqual([person, person]);
    expect(new Set([annas, berts, chats]).size).toBe(3);
    const people = await db
      .selectFrom("people")
      .select(["id", "name", "email_key", "phone_key"])
      .orderBy("created_at")
      .execute();
    expect(people).toEqual([
      { id: annas, name: "Anna Bakker", email_key: "anna@bakkerij-a.example", phone_key: "31600000000" },
      { id: berts, name: "Bert Bouwman", email_key: "bert@bouw-b.example", phone_key: "31600000000" },
      { id: chats, name: NUMBER, email_key: null, phone_key: "31600000000" },
    ]);
    expect(await personOf(await ask("Bert", "bert@bouw-b.example"))).toBe(berts);
    expect(await db.selectFrom("person_keys").select(["kind", "value"]).orderBy("value").execute()).toEqual([
      { kind: "mail", value: "anna@bakkerij-a.example" },
      { kind: "mail", value: "bert@bouw-b.example" },
    ]);
    expect([...(await duplicatesOf(db, annas ?? "")).keys()].toSorted()).toEqual([berts, chats].toSorted());
    const { trace } = await tracePerson(db, { email: "anna@bakkerij-a.example" }, OWNER);
    expect([trace.ids.leads.toSorted(), trace.ids.quotes]).toEqual([[anna, again].toSorted(), []]);
  });

  it("are parted once, however often that begins, and by the hundred", async () => {
    const [first = "", ...others] = [await ask("Beller 1", ""), await ask("Beller 2", "")];
    const person = await join(first, ...others);
    const lead = await db.selectFrom("leads").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
    const { search_row: _row, ...copied } = lead as LeadRow & { search_row?: number };
    const copies = Array.from({ length: 1_200 }, () => ({ ...copied, id: uuidv7(), subject_id: uuidv7() }));
    for (let from = 0; from < copies.length; from += 300) {
      await db
        .insertInto("leads")
        .values(copies.slice(from, from + 300))
        .execute();
    }
    await migrate();
    await migrate();
    const owners = await db.selectFrom("leads").select("person_id").distinct().execute();
    expect(owners).toHaveLength(1_202);
    expect(await personOf(first)).toBe(person);
    expect(await db.selectFrom("people").select("id").execute()).toHaveLength(1_202);
  });

  it("stay one where the desk has merged them, and that can still be undone", async () => {
    const anna = await ask("Anna Bakker", "anna@bakkerij-a.example");
    const bert = await ask("Bert Bouwman", "bert@bouw-b.example");
    const cor = await ask("Cor", "cor@c.example", "06 11111111");
    const [annas, corsBefore] = [await join(anna, bert), await personOf(cor)];
    await mergePeople(services(), [annas, corsBefore], { ...BY, isDespiteRefusal: false });
    const [merge] = await mergesOf(db, annas);
    // As earlier releases stored it.
    const before = JSON.parse(merge?.before ?? "");
    before.kept.keys.push({ kind: "phone", value: "31600000000" });
    before.merged.keys.push({ kind: "phone", value: "31611111111" });
    await db
      .updateTable("person_merges")
      .set({ before: JSON.stringify(before) })
      .execute();
    await migrate();
    expect(await Promise.all([anna, bert, cor].map(personOf))).toEqual([annas, annas, annas]);
    expect((await mergesOf(db, annas))[0]?.before).not.toContain("phone");
    const later = await ask("Cor", "cor@c.example", null);
    expect(await personOf(later)).toBe(annas);
    expect(await undoMerge(services(), merge?.id ?? "", BY)).toBe("undone");
    expect(await Promise.all([anna, bert, cor, later].map(personOf))).toEqual([annas, annas, corsBefore, corsBefore]);
    expect(await personOf(await ask("Cor", "cor@c.example", null))).toBe(corsBefore);
  });

  it("stay as the desk has split them", async () => {
    const leads = [
      await ask("Anna", "anna@a.example"),
      await ask("Bert", "bert@b.example"),
      await ask("Cor", "cor@c.example"),
    ];
    const [anna = "", bert = "", cor = ""] = leads;
    const person = await join(anna, bert, cor);
    expect(await splitLead(services(), { person, lead: cor }, BY)).toBe("split");
    const apart = await personOf(cor);
    await migrate();
    expect(await Promise.all(leads.map(personOf))).toEqual([person, person, apart]);
  });

  it("are still not whom the desk said they are not", async () => {
    const [anna, bert, dirk] = [
      await ask("Anna", "anna@a.example"),
      await ask("Bert", "bert@b.example"),
      await ask("Dirk", "dirk@d.example"),
    ];
    const person = await join(anna, bert);
    expect(await refuseMatch(services(), [person, await personOf(dirk)], BY)).toBe("refused");
    await migrate();
    expect([...(await duplicatesOf(db, await personOf(dirk))).keys()]).toEqual([]);
    expect([...(await duplicatesOf(db, person)).keys()]).toEqual([await personOf(bert)]);
  });
});
