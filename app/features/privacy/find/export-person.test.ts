import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { appendLines, lockConversation, type Said } from "~/features/chat/conversation-store.server";
import { mergePeople, splitLead, undoMerge } from "~/features/leads/duplicates/merge-people.server";
import { changeTogether } from "~/features/leads/list/change-leads.server";
import type { Db } from "~/lib/db/database.server";
import type { ConversationLineRow } from "~/lib/db/tables/chat-tables";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices, leaveTraces, standByDevice } from "../../../../tests/support/known-person";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { VISITOR_TABLES } from "../personal-tables";
import { exportPerson } from "./export-person.server";
import { type Key, readKey } from "./find-person.server";
import { presentPerson } from "./present-person.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const PERSON = {
  name: "Joris Wissink",
  email: "joris@wissink-dakwerken.example",
  phone: "06 98 76 54 32",
  company: "Wissink Dakwerken",
};
const OTHER = { name: "Kim Blijft", email: "kim@blijft.example", phone: "053 111 22 33", company: "Kims Kapsalon" };
const BY = { user: anna, now: NOW };

let db: Db;
let dataDir: string;
let services: ReturnType<typeof filingServices>;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  dataDir = freshFolder();
  services = filingServices(db, dataDir, NOW);
  await services.outbox.stop();
};

const leave = async () => {
  await standByDevice(db);
  await leaveTraces(services, PERSON, NOW, "2026-11-24T08:45:00.000Z");
};
const unzipped = async (key: Key, ticked: string[] = []) => {
  const zip = await exportPerson(services, key, { user: anna, language: "nl", now: NOW, ticked });
  return zip && unzipSync(await buffer(zip));
};

const dataOf = async ({ email }: typeof PERSON, ticked: string[] = []) =>
  strFromU8((await unzipped({ email }, ticked))?.["gegevens.json"] ?? new Uint8Array());

describe("what is kept of a person", () => {
  beforeEach(() => setUp(openFresh));

  it("has the chat in the order in which things were said", async () => {
    await leave();
    const { id } = await db.selectFrom("conversations").select("id").limit(1).executeTakeFirstOrThrow();
    // The browser makes up the id of what a visitor says.
    const said: Said[] = [
      { id: "f0000000-0000-4000-8000-000000000000", author: "visitor", text: "Wat kost een webshop?" },
      { id: "00000000-0000-4000-8000-000000000000", author: "bot", text: "Dat hangt af van wat erin komt." },
    ];
    await db.transaction().execute(async (tx) => {
      const conversation = await lockConversation(tx, { id });
      if (conversation) await appendLines(tx, conversation, said, NOW.toISOString());
    });
    const { conversation_lines: lines } = JSON.parse(await dataOf(PERSON)).tables;
    const ofOne = lines.filter((line: ConversationLineRow) => line.conversation_id === id);
    expect(ofOne.map(({ seq }: ConversationLineRow) => seq)).toEqual([1, 2, 3]);
  });

  it("excludes somebody whom the desk merged with them by mistake", async () => {
    await storeOffer(db, PERSON);
    await storeOffer(db, OTHER);
    const [one, other] = await db.selectFrom("people").select("id").execute();
    await mergePeople(services, [one?.id ?? "", other?.id ?? ""], { ...BY, isDespiteRefusal: false });
    const [merge] = await db.selectFrom("person_merges").select("id").execute();
    expect(await undoMerge(services, merge?.id ?? "", BY)).toBe("undone");
    const data = await dataOf(PERSON);
    expect(data).toContain("person_merges");
    expect(data).not.toMatch(/kim|3153111/i);
  });

  it("excludes somebody whose request was separated from theirs", async () => {
    const lead = await storeOffer(db, PERSON);
    await storeOffer(db, { ...OTHER, phone: PERSON.phone });
    const people = await db.selectFrom("people").select("id").orderBy("id").execute();
    const [one = "", other = ""] = people.map(({ id }) => id);
    await mergePeople(services, [one, other], { ...BY, isDespiteRefusal: false });
    expect(await dataOf(OTHER)).toMatch(/wissink/i);
    expect(await splitLead(services, { person: one, lead }, BY)).toBe("split");
    expect(await dataOf(OTHER)).not.toMatch(/wissink/i);
    expect(await dataOf(PERSON)).not.toMatch(/kim/i);
  });

  it("excludes who of the desk takes their lead, or took it", async () => {
    await standByDevice(db);
    const id = await storeOffer(db, PERSON);
    const take = (assignee: string | null, version: number) =>
      changeTogether(services, [{ id, version }], { kind: "assign", assignee }, BY);
    await take(anna.id, 1);
    await take(null, 2);
    await take(anna.id, 3);
    const data = await dataOf(PERSON);
    expect(data).toContain("lead.assign");
    expect(data).not.toMatch(new RegExp(`anna|"${anna.id}"|assign(ee|ed)`, "i"));
  });

  it("excludes what a merge is undone by", async () => {
    await leave();
    const { person_merges } = JSON.parse(await dataOf(PERSON)).tables;
    expect(person_merges.map(Object.keys)).toEqual([["id", "kept_id", "merged_id", "merged_at", "undone_at"]]);
  });

  it("is not exported for nobody, or for people who work here", async () => {
    await standByDevice(db);
    expect(await unzipped({ email: "niemand@nergens.example" })).toBeNull();
    expect(await unzipped({ email: anna.email })).toBeNull();
  });

  it("is shown before anything is done: how much, under which names, and what proves a consent", async () => {
    await leave();
    const told = await presentPerson(services, " JORIS@wissink-dakwerken.EXAMPLE ", { language: "nl", now: NOW });
    expect(told).toMatchObject({
      kind: "found",
      who: PERSON.email,
      names: [PERSON.name],
      also: ["+31698765432"],
      cancels: ["di 24 nov 2026, 9:45"],
      agreements: [{ facts: expect.arrayContaining([{ label: "Getekend door", value: PERSON.name }]) }],
      subscriptions: [{ facts: expect.arrayContaining([{ label: "Pagina", value: "/blog" }]) }],
    });
  });
});

describeOnEachDatabase("what is kept of a person, on either database", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is exported as one file: every table as JSON, a summary, the mails and the signed documents", {
    timeout: 30_000,
  }, async () => {
    await leave();
    // A quarter past midnight at the business.
    await db.updateTable("outbox").set({ created_at: "2026-11-22T23:15:00.000Z" }).execute();
    const { outbox } = filingServices(db, dataDir, new Date(NOW.getTime() + 60_000));
    const [signed] = await db.selectFrom("outbox").select("id").where("template", "=", "quote-agreed").execute();
    expect(await outbox.deliver(signed?.id ?? "", 60_000)).toBe("sent");
    await outbox.stop();
    const files = (await unzipped({ email: PERSON.email })) ?? {};
    const data = JSON.parse(strFromU8(files["gegevens.json"] ?? new Uint8Array()));
    expect(Object.keys(data.tables).sort()).toEqual([...VISITOR_TABLES].sort());
    expect(data.tables.offer_requests).toEqual([
      expect.objectContaining({ name: PERSON.name, message: `Groet, ${PERSON.name}` }),
    ]);
    expect(data.tables.configurator_requests[0].services).toBeInstanceOf(Array);
    expect(JSON.stringify(data)).not.toMatch(/token_hash|anna@weef\.example/);
    const summary = strFromU8(files["overzicht.html"] ?? new Uint8Array());
    expect(summary).toContain("<h2>Notities (1)</h2>");
    expect(summary).toContain(`${PERSON.name} belt terug`);
    expect(summary).not.toContain("<dd>[]</dd>");
    const names = Object.keys(files);
    expect(names.filter((name) => /^offertes\/2026-0001 (verstuurd|akkoord)\.pdf$/.test(name))).toHaveLength(2);
    expect(strFromU8((files["offertes/2026-0001 akkoord.pdf"] ?? new Uint8Array()).slice(0, 5))).toBe("%PDF-");
    expect(names.some((name) => /^mails\/2026-11-23 quote-agreed .*\.eml$/.test(name))).toBe(true);
    expect(names.filter((name) => /^bestanden\/\w{6} (foto\.png|plan\.txt)$/.test(name))).toHaveLength(2);
    const photo = names.find((name) => /^bestanden\/\w{6} .*\.jpg$/.test(name));
    expect(strFromU8(files[photo ?? ""] ?? new Uint8Array())).toBe("abc");
    // A mail that is waiting is shown as it would be sent.
    expect(names.some((name) => /^mails\/.* newsletter-confirmation .*\.txt$/.test(name))).toBe(true);
    const auditEntries = await db
      .selectFrom("audit_log")
      .select("subject")
      .where("action", "=", "person.export")
      .execute();
    expect(auditEntries).toEqual([{ subject: expect.stringMatching(/^person:[\w-]{22}$/) }]);
  });

  it("excludes somebody who gave their number, in whatever way, unless that is ticked, and the log says so", async () => {
    await standByDevice(db);
    await leaveTraces(services, { ...OTHER, phone: PERSON.phone }, NOW, "2026-11-24T08:45:00.000Z");
    await storeOffer(db, PERSON);
    expect(await dataOf(PERSON)).not.toMatch(/kim|kapsalon/i);
    const { leads } = JSON.parse(await dataOf(OTHER)).tables;
    expect(leads).toHaveLength(4);
    expect(await dataOf(OTHER)).not.toMatch(/wissink/i);
    expect(await unzipped({ phone: "31698765432" })).toBeNull();
    const ticked = [`lead:${leads[0].id}`, "lead:another"];
    const { tables } = JSON.parse(await dataOf(PERSON, ticked));
    expect(tables.leads.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      [PERSON.name, OTHER.name].toSorted(),
    );
    expect(tables.subscribers).toBeUndefined();
    const log = await db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "person.export")
      .orderBy("id")
      .execute();
    expect(log.map(({ detail }) => JSON.parse(detail).byNumber)).toEqual([[], [], [], [`lead:${leads[0].id}`]]);
  });
});

it("is found by an address or a number, however it is written, and nothing else", () => {
  expect(readKey(" Jan@Bouw.Example ")).toEqual({ email: "jan@bouw.example" });
  expect(readKey("+31 (0)6-12345678")).toEqual({ phone: "31612345678" });
  expect(readKey("info@Bäckerei-idn.example")).toEqual(readKey("INFO@xn--bckerei-idn-l8a.example"));
  expect(readKey("\u202aM: (+31) 6 \u2013 12345678\u202c (na 17u)")).toEqual({ phone: "31612345678" });
  expect(["", "jan", "12", "a@b, c@d"].map(readKey)).toEqual([null, null, null, null]);
});
