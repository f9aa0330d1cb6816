import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, describeOnPostgres, openAgain } from "../../../../tests/support/databases";
import { anna, bert, storeContact, storeOffer } from "../../../../tests/support/leads";
import { planOf, statementsOf } from "../../../../tests/support/plans";
import { duplicatesOf } from "../duplicates/duplicates.server";
import { mergePeople, refuseMatch, splitLead, undoMerge } from "../duplicates/merge-people.server";
import { findLead } from "../lead-store.server";
import { deletePeopleWithoutLeads, mergesOf } from "../person-store.server";
import { readCard } from "./person-cards.server";

const now = new Date("2026-11-24T12:00:00.000Z");
const by = { user: anna, now };
const merging = { ...by, isDespiteRefusal: false };

describeOnEachDatabase("people", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const services = (on = db) => ({ db: on, live: { publish: async () => {} } });
  const ask = (email: string, phone: string | null, more: object = {}) =>
    storeOffer(db, { email, phone, company: null, ...more });
  const personOf = async (lead: string) => (await findLead(db, { id: lead }))?.person_id ?? "";
  const latestMerge = async (person: string) => (await mergesOf(db, person))[0]?.id ?? "";
  /** The leads and keys of each person, with the ids of the people. */
  const everything = async () => {
    const leads = await db.selectFrom("leads").select(["id", "person_id"]).orderBy("id").execute();
    const keys = await db.selectFrom("person_keys").selectAll().orderBy("kind").orderBy("value").execute();
    return { leads, keys };
  };
  /** Two people, each with an address and a number. */
  const two = async () => {
    const one = await ask("jan@bouw.example", "0611111111", { created_at: "2026-11-01T09:00:00.000Z" });
    const other = await ask("jan@prive.example", "0622222222", { created_at: "2026-11-02T09:00:00.000Z" });
    return { one, other, elder: await personOf(one), younger: await personOf(other) };
  };

  it("with the same number are two, who are proposed on both sides and with the reason", async () => {
    const bakery = await ask("anna@bakkerij-a.example", "0600000000", { name: "Anna Bakker" });
    const builder = await ask("bert@bouw-b.example", "06-00000000", { name: "Bert Bouwman" });
    const caller = await ask("", "+31 6 0000 0000", { name: "Cor" });
    await ask("", "0600000000", { name: "Win een prijs", status: "spam" });
    const people = await Promise.all([bakery, builder, caller].map(personOf));
    expect(new Set(people).size).toBe(3);
    for (const person of people) {
      const others = people.filter((other) => other !== person);
      expect(await duplicatesOf(db, person)).toEqual(
        new Map(others.map((other) => [other, [{ why: "phone", said: ["31600000000"] }]])),
      );
    }
  });

  it("are proposed when an address is one person's and a number another's, on both sides and with the reason", async () => {
    const { elder, younger } = await two();
    expect(await duplicatesOf(db, elder)).toEqual(new Map());
    const lead = await ask("jan@bouw.example", "06 2222 2222");
    expect(await personOf(lead)).toBe(elder);
    const likeness = [{ why: "phone", said: ["31622222222"] }];
    expect(await duplicatesOf(db, elder)).toEqual(new Map([[younger, likeness]]));
    expect(await duplicatesOf(db, younger)).toEqual(new Map([[elder, likeness]]));
  });

  it("are one by an address in any spelling, and shown the one that people write", async () => {
    const leads = [
      await ask("info@bäckerei-idn.example", null, { name: "info@bäckerei-idn.example" }),
      await ask("info@xn--bckerei-idn-l8a.example", null),
      await ask("INFO@BÄCKEREI-idn.example", null),
    ];
    const people = await Promise.all(leads.map(personOf));
    expect(new Set(people).size).toBe(1);
    expect(await readCard(db, people[0] ?? "", "nl")).toMatchObject({
      name: "Jan de Boer",
      emails: ["INFO@BÄCKEREI-idn.example"],
    });
  });

  it("are proposed by a name and a company, whatever marks these are written with", async () => {
    const one = await ask("piet@a.example", null, { name: "Piet van \u2019t Hof", company: "Hof\u2011bouw" });
    const other = await ask("hof@b.example", null, { name: "Pi\u00adet van 't Hof", company: "hof-bouw B.V." });
    expect(await duplicatesOf(db, await personOf(one))).toEqual(
      new Map([[await personOf(other), [{ why: "company", said: [] }]]]),
    );
  });

  it("are proposed by name with company, and by name with an address that looks like a typo", async () => {
    const one = await ask("jan@gmail.com", null, { name: "Jan Bos", company: "Bos B.V." });
    const colleague = await ask("info@bos.example", null, { name: "jan bos", company: "BOS" });
    const slip = await ask("jan@gmial.com", null, { name: "Ján Bos" });
    await ask("jan@ergens-anders.example", null, { name: "Jan Bos" });
    await ask("piet@gmail.com", null, { name: "Piet Bos", company: "Bos BV", status: "spam" });
    expect(await duplicatesOf(db, await personOf(one))).toEqual(
      new Map([
        [await personOf(colleague), [{ why: "company", said: [] }]],
        [await personOf(slip), [{ why: "address", said: ["jan@gmail.com", "jan@gmial.com"] }]],
      ]),
    );
  });

  it("are no longer proposed once they are said to be different, whoever is merged into them afterwards", async () => {
    const { elder, younger } = await two();
    await ask("jan@bouw.example", "0622222222");
    expect(await refuseMatch(services(), [elder, younger], by)).toBe("refused");
    expect([await duplicatesOf(db, elder), await duplicatesOf(db, younger)]).toEqual([new Map(), new Map()]);
    const third = await personOf(
      await ask("jan@derde.example", "0633333333", { created_at: "2026-10-01T09:00:00.000Z" }),
    );
    expect(await mergePeople(services(), [younger, third], merging)).toBe("merged");
    expect([await duplicatesOf(db, elder), await duplicatesOf(db, third)]).toEqual([new Map(), new Map()]);
    expect(await mergePeople(services(), [elder, third], merging)).toBe("conflict");
    expect(await mergePeople(services(), [elder, third], { ...merging, isDespiteRefusal: true })).toBe("merged");
  });

  it("become the elder one, and what comes in later by either's address follows, but not by a number", async () => {
    const { elder, younger, other } = await two();
    expect(await mergePeople(services(), [younger, elder], merging)).toBe("merged");
    expect(await personOf(other)).toBe(elder);
    expect(await personOf(await ask("jan@prive.example", null))).toBe(elder);
    const chat = await storeContact(db, { id: uuidv7(), at: now.toISOString(), contact_phone: "0622222222" });
    expect(await personOf(chat)).not.toBe(elder);
    expect([...(await duplicatesOf(db, elder)).keys()]).toEqual([await personOf(chat)]);
    const log = await db.selectFrom("audit_log").select(["action", "subject", "user_email"]).execute();
    expect(log).toEqual([{ action: "person.merge", subject: `person:${elder}`, user_email: anna.email }]);
  });

  it("are as they were after a merge that is undone", async () => {
    const { elder, younger } = await two();
    await ask("jan@bouw.example", "0622222222");
    const before = await everything();
    await mergePeople(services(), [elder, younger], merging);
    expect(await everything()).not.toEqual(before);
    expect(await undoMerge(services(), await latestMerge(elder), by)).toBe("undone");
    expect(await everything()).toEqual(before);
  });

  it("get what came in meanwhile by their own address when a merge is undone", async () => {
    const { elder, younger } = await two();
    await mergePeople(services(), [elder, younger], merging);
    const toElder = await ask("jan@bouw.example", "0622222222");
    const toYounger = await ask("jan@prive.example", "0644444444");
    await undoMerge(services(), await latestMerge(elder), by);
    expect(await Promise.all([toElder, toYounger].map(personOf))).toEqual([elder, younger]);
    expect(await personOf(await ask("jan@prive.example", null))).toBe(younger);
  });

  it("are as they would be without the merge after any merge, any arrivals and its undoing", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const arrivals = someArrivals(seed);
      const grouped = async (world: string, isMerged: boolean) => {
        const leads: string[] = [];
        const arrive = async ({ mail, phone }: { mail: number; phone: number }) => {
          const number = phone ? `06 ${world}${seed} 00000${phone}`.replace(/ /g, "") : null;
          leads.push(await ask(mail ? `${mail}@${world}-${seed}.example` : "", number));
        };
        for (const arrival of arrivals.slice(0, 6)) await arrive(arrival);
        const [one = "", ...rest] = await Promise.all(leads.map(personOf));
        const other = rest.find((person) => person !== one);
        if (isMerged && other) await mergePeople(services(), [one, other], merging);
        for (const arrival of arrivals.slice(6)) await arrive(arrival);
        if (isMerged && other) {
          const [latest] = [...(await mergesOf(db, one))];
          expect(await undoMerge(services(), latest?.id ?? "", by)).toBe("undone");
        }
        const people = await Promise.all(leads.map(personOf));
        return people.map((person) => people.indexOf(person));
      };
      expect(await grouped("1", true), `seed ${seed}`).toEqual(await grouped("2", false));
    }
  });

  it("lose one lead to a person of its own, with what only that lead was known by", async () => {
    const { one, elder, younger, other } = await two();
    const again = await ask("jan@bouw.example", "0622222222");
    await mergePeople(services(), [elder, younger], merging);
    expect(await splitLead(services(), { person: elder, lead: other }, by)).toBe("split");
    const parted = await personOf(other);
    expect([parted === elder, await personOf(one)]).toEqual([false, elder]);
    expect(await personOf(await ask("jan@prive.example", null))).toBe(parted);
    expect(await duplicatesOf(db, elder)).toEqual(new Map());
    expect(await splitLead(services(), { person: elder, lead: other }, by)).toBe("conflict");
    expect(await splitLead(services(), { person: elder, lead: again }, by)).toBe("split");
    expect(await personOf(await ask("jan@bouw.example", null))).toBe(elder);
  });

  it("have the details of a lead of theirs, whichever is split off or goes back", async () => {
    const told = async (id: string) =>
      (await db.selectFrom("people").select(["name", "email_key"]).where("id", "=", id).execute())[0];
    const first = await ask("jan@x.example", null, { name: "Jan" });
    const person = await personOf(first);
    await ask("jan@x.example", null, { name: "Johan" });
    const last = await ask("jan@x.example", null, { name: "J. Bos" });
    await splitLead(services(), { person, lead: last }, by);
    expect(await told(person)).toEqual({ name: "Jan", email_key: "jan@x.example" });
    await splitLead(services(), { person, lead: first }, by);
    expect(await told(person)).toEqual({ name: "Johan", email_key: "jan@x.example" });
    const taken = await ask("els@x.example", null, { name: "Els" });
    const other = await personOf(taken);
    await ask("els@x.example", null, { name: "Elsa" });
    await mergePeople(services(), [person, other], merging);
    const { kept_id } = (await mergesOf(db, person))[0] ?? { kept_id: "" };
    await splitLead(services(), { person: kept_id, lead: taken }, by);
    await undoMerge(services(), await latestMerge(kept_id), by);
    expect(await told(other)).toEqual({ name: "Elsa", email_key: "els@x.example" });
  });

  it("leave nothing of what they had in an undone merge", async () => {
    const { elder, younger } = await two();
    await mergePeople(services(), [elder, younger], merging);
    await undoMerge(services(), await latestMerge(elder), by);
    const merges = await db.selectFrom("person_merges").select(["before", "undone_at"]).execute();
    expect(merges).toEqual([{ before: "{}", undone_at: now.toISOString() }]);
  });

  it("do not get a split-off lead back when a merge is undone", async () => {
    const { elder, younger, other } = await two();
    const second = await ask("jan@prive.example", "0655555555");
    await mergePeople(services(), [elder, younger], merging);
    await splitLead(services(), { person: elder, lead: second }, by);
    const parted = await personOf(second);
    await undoMerge(services(), await latestMerge(elder), by);
    expect([await personOf(second), await personOf(other)]).toEqual([parted, younger]);
  });

  it("become one once when two at the desk say so at once, and only the last merge can be undone", async () => {
    const { elder, younger } = await two();
    const outcomes = await Promise.all([
      mergePeople(services(), [elder, younger], merging),
      mergePeople(services(openAgain(db)), [younger, elder], { ...merging, user: bert }),
    ]);
    expect(outcomes.toSorted()).toEqual(["conflict", "merged"]);
    const first = await latestMerge(elder);
    const third = await personOf(
      await ask("jan@derde.example", "0633333333", { created_at: "2026-12-01T09:00:00.000Z" }),
    );
    await mergePeople(services(), [elder, third], merging);
    expect(await undoMerge(services(), first, by)).toBe("conflict");
    const last = await latestMerge(elder);
    const undone = await Promise.all([undoMerge(services(), last, by), undoMerge(services(openAgain(db)), last, by)]);
    expect(undone.toSorted()).toEqual(["conflict", "undone"]);
    expect(await undoMerge(services(), first, by)).toBe("undone");
  });

  it("do not lose what comes in while they become one", async () => {
    const { elder, younger } = await two();
    const elsewhere = openAgain(db);
    await Promise.all([
      mergePeople(services(), [elder, younger], merging),
      ...[1, 2, 3].map(() => storeOffer(elsewhere, { email: "jan@prive.example", phone: null })),
    ]);
    const owners = await db.selectFrom("leads").select("person_id").distinct().execute();
    expect(owners).toEqual([{ person_id: elder }]);
  });

  it("stay without leads only as long as the merge can be undone", async () => {
    const { one, elder, younger } = await two();
    await mergePeople(services(), [elder, younger], merging);
    await deletePeopleWithoutLeads(db);
    expect(await db.selectFrom("people").selectAll().execute()).toHaveLength(2);
    await db.deleteFrom("leads").where("id", "!=", one).execute();
    await deletePeopleWithoutLeads(db);
    const keys = await db.selectFrom("person_keys").select("value").orderBy("value").execute();
    expect(keys.map(({ value }) => value)).toEqual(["jan@bouw.example"]);
    await db.deleteFrom("leads").execute();
    await deletePeopleWithoutLeads(db);
    expect(await db.selectFrom("people").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("person_merges").selectAll().execute()).toEqual([]);
  });

  it("are deleted by the hundred when they are left without leads, and nobody else is", async () => {
    const { elder } = await two();
    const before = await everything();
    const left = Array.from({ length: 1100 }, (_, n) => ({ value: `${n}@weg.example`, id: uuidv7() }));
    await db.transaction().execute(async (tx) => {
      const rest = { name: "Jan", email_key: null, phone_key: null, created_at: now.toISOString() };
      await tx
        .insertInto("people")
        .values(left.map(({ id }) => ({ ...rest, id })))
        .execute();
      // Keys of somebody who has leads, but none with these.
      await tx
        .insertInto("person_keys")
        .values(left.map(({ value }) => ({ kind: "mail", value, person_id: elder })))
        .execute();
    });
    await deletePeopleWithoutLeads(db);
    expect(await everything()).toEqual(before);
    expect(await db.selectFrom("people").select("id").execute()).toHaveLength(2);
  });
});

describeOnPostgres("people, more than fit into the memory of a query", (openFresh) => {
  it("are scanned once for those left without leads", async () => {
    const db = await openFresh();
    const lead = await storeOffer(db);
    const others = sql`select jsonb_build_object('id', n, 'subject_id', n, 'person_id', n, 'email_key', n, 'phone_key', n,
      'search', '') as changes from generate_series(1, 1500) as n`;
    for (const table of ["people", "leads"] as const) {
      await sql`insert into ${sql.table(table)} select (jsonb_populate_record(known, changes)).*
        from ${sql.table(table)} as known, (${others}) as others`.execute(db);
    }
    await db.deleteFrom("leads").where("id", "=", lead).execute();
    await sql`analyze`.execute(db);
    const asked = await statementsOf(db, (watched) => deletePeopleWithoutLeads(watched));
    const plans = await db.transaction().execute(async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx);
      const plans: string[] = [];
      for (const node of asked) plans.push(JSON.stringify((await planOf(tx, node)).rows));
      return plans;
    });
    expect(plans.filter((plan) => plan.includes("Delete on"))).toHaveLength(2);
    // A subplan would be run once for each of them, over all leads.
    for (const plan of plans) expect(plan).not.toMatch(/SubPlan/);
  });
});

/** Twelve arrivals, each with one of five addresses and at most one of four numbers: always the same for a seed. */
function someArrivals(seed: number): { mail: number; phone: number }[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 12 }, () => ({ mail: next(5), phone: next(5) }));
}
