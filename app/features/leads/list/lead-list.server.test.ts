import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import { MOST_COUNTED } from "~/lib/text/shown-count";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeAppointment, storeConfiguration, storeContact, storeOffer } from "../../../../tests/support/leads";
import { addUser } from "../../../../tests/support/push";
import type { Lead } from "../lead";
import { changeLead, findLead, insertTag, touchLead } from "../lead-store.server";
import { withTag } from "../search-text.server";
import { EVERYTHING, LEAD_COLUMNS, type LeadFilter, SUSPECTS } from "./lead-filter";
import { boundsOf, listLeads, readCounts, readFilterOptions } from "./lead-list.server";
import { countByStatus } from "./lead-list-store.server";

const reader = { language: "nl", now: new Date("2026-11-21T12:00:00Z") } as const;

const mail = (id: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
  id,
  message_id: `<${id}@weef.example>`,
  template: "offer-request-confirmation",
  props: "{}",
  language: "nl",
  recipient: "jan@bedrijf.example",
  reply_to: null,
  request_id: "a",
  state: "queued",
  attempts: 1,
  due_at: "2026-11-21T13:00:00.000Z",
  lease_owner: null,
  lease_until: null,
  last_error: "451 try later",
  is_unanswered: 0,
  is_refused: 0,
  relay_id: null,
  created_at: "2026-11-21T11:05:00.000Z",
  owed_again_at: null,
  sent_at: null,
  ...more,
});

describeOnEachDatabase("the list of the desk", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const list = async (filter: Partial<LeadFilter> = {}): Promise<Lead[]> =>
    (await listLeads(db, { ...EVERYTHING, ...filter }, reader))?.leads ?? [];
  const names = async (filter: Partial<LeadFilter>) => (await list(filter)).map(({ name }) => name);

  /** Every lead of a list, page by page. */
  async function readAll(filter: LeadFilter = EVERYTHING): Promise<{ ids: string[]; pages: number[] }> {
    const ids: string[] = [];
    const pages: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(db, { ...filter, cursor }, reader);
      ids.push(...(page?.leads.map(({ id }) => id) ?? []));
      pages.push(page?.leads.length ?? 0);
      cursor = page?.nextCursor ?? null;
    } while (cursor);
    return { ids, pages };
  }

  test("words a request for its reader, in Dutch time, with ways to answer it", async () => {
    await storeOffer(db, { phone: "06 12 34 56 78", source: "", created_at: "2026-11-21T11:05:00.000Z" });
    const [lead] = await list();
    expect(lead).toMatchObject({
      service: "Webshop",
      source: "Website",
      status: "new",
      createdAt: { iso: "2026-11-21T11:05:00.000Z", text: "za 21 nov 2026, 12:05" },
      ways: { call: "tel:+31612345678" },
      mails: [],
    });
    expect(lead?.ways.whatsapp).toMatch(/^https:\/\/wa\.me\/31612345678\?text=Hallo%20Jan%20de%20Boer/);
    expect(lead?.ways.mail).toBe(`/admin/leads/${lead?.id}#write`);
  });

  test("is in the order of a column, either way, page by page", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index++) {
      const day = String((index % 28) + 1).padStart(2, "0");
      const created_at = `2026-10-${day}T11:00:00.000Z`;
      const id = await storeOffer(db, { name: `Naam ${String((index * 7) % 30).padStart(2, "0")}`, created_at });
      const planned = { next_action: "Bellen", next_action_on: index % 3 === 0 ? `2026-12-${day}` : null };
      await db.updateTable("leads").set(planned).where("id", "=", id).execute();
      ids.push(id);
    }
    const sorted = async (sort: LeadFilter["sort"]) => readAll({ ...EVERYTHING, sort });
    for (const column of LEAD_COLUMNS) {
      const [up, down] = [await sorted(column), await sorted(`-${column}`)];
      expect(up.pages).toEqual([25, 5]);
      expect(up.ids.toSorted()).toEqual(ids.toSorted());
      expect(down.ids).toEqual(up.ids.toReversed());
    }
    const first = async (sort: LeadFilter["sort"]) => (await list({ sort })).slice(0, 2);
    expect((await first("name")).map(({ name }) => name)).toEqual(["Naam 00", "Naam 01"]);
    expect((await first("planned")).map(({ nextAction }) => nextAction?.day?.iso)).toEqual([
      "2026-12-01",
      "2026-12-04",
    ]);
    expect((await first("due")).map(({ clock }) => clock?.state)).toEqual(["late", "late"]);
    const { id: assignee_id, email } = await addUser(db, reader);
    await db.updateTable("leads").set({ assignee_id }).where("name", "=", "Naam 17").execute();
    expect((await first("assignee")).map(({ assignee }) => assignee)).toEqual([email, null]);
  });

  test("greets a visitor in the visitor's language, and nobody by a number", async () => {
    await storeContact(db, {
      id: uuidv7(),
      at: "2026-11-21T11:00:00.000Z",
      contact_phone: "053 123 45 67",
      language: "en",
    });
    const [lead] = await list();
    expect(lead).toMatchObject({ name: "053 123 45 67", ways: { mail: null } });
    expect(lead?.ways.whatsapp).toContain("text=Hello%2C%20this%20is%20Weef");
  });

  test("says how the visitor came in, once if first and last were the same", async () => {
    const search = { referrer: "https://zoek.example/pagina", landing: "/" };
    const letter = { landing: "/prijzen", utm_source: "nieuwsbrief", utm_medium: "mail" };
    const origins = [{ first: search, last: letter }, { first: letter, last: letter }, null];
    for (const [index, origin] of origins.entries()) {
      const attribution = origin && JSON.stringify(origin);
      await storeOffer(db, { attribution, created_at: `2026-11-21T11:0${9 - index}:00.000Z` });
    }
    expect((await list()).map(({ origin }) => origin)).toEqual([
      ["zoek.example → /", "nieuwsbrief · mail → /prijzen"],
      ["nieuwsbrief · mail → /prijzen"],
      [],
    ]);
  });

  test("says where each mail stands", async () => {
    await storeOffer(db, { id: "a" });
    const sent = { state: "sent", sent_at: "2026-11-21T11:06:00.000Z", last_error: null } as const;
    const mails = [
      mail("1"),
      mail("2", { due_at: "2026-11-21T11:59:59.000Z" }),
      mail("3", { state: "failed" }),
      mail("4", { template: "offer-request-notice", ...sent }),
    ];
    await db.insertInto("outbox").values(mails).execute();
    expect((await list())[0]?.mails).toMatchObject([
      {
        kind: "confirmation",
        state: "queued",
        at: { text: "za 21 nov 2026, 14:00" },
        reason: { technical: "451 try later" },
      },
      { state: "sending", at: null },
      { state: "failed", at: null, reason: { technical: "451 try later" } },
      { kind: "notice", state: "sent", at: { text: "za 21 nov 2026, 12:06" }, reason: null },
    ]);
  });

  test("holds leads of every kind in order of time, in pages of 25, each once", async () => {
    const at = (index: number) => `2026-11-21T11:${String(Math.floor(index / 3)).padStart(2, "0")}:00.000Z`;
    const leads: { id: string; at: string }[] = [];
    for (let index = 0; index < 60; index++) {
      const id = uuidv7();
      const stored = [
        () => storeOffer(db, { id, created_at: at(index) }),
        () => storeConfiguration(db, { id, created_at: at(index) }),
        () => storeContact(db, { id, at: at(index), contact_phone: "053 123 45 67" }),
        () =>
          storeAppointment(db, {
            id,
            created_at: at(index),
            starts_at: new Date(Date.UTC(2026, 11, 1, 9, index)).toISOString(),
          }),
      ][index % 4]?.();
      leads.push({ id: (await stored) ?? "", at: at(index) });
    }
    const newestFirst = leads.toSorted((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? 1 : -1));
    expect(await readAll()).toEqual({ ids: newestFirst.map(({ id }) => id), pages: [25, 25, 10] });
  });

  test("knows no page at a made-up cursor, or one whose leads have all left the list", async () => {
    expect(await listLeads(db, { ...EVERYTHING, cursor: "made up" }, reader)).toBeNull();
    for (let minute = 10; minute < 36; minute += 1) {
      await storeOffer(db, { created_at: `2026-11-20T09:${minute}:00.000Z` });
    }
    const filter = { ...EVERYTHING, status: "new" } as const;
    const later = { ...filter, cursor: (await listLeads(db, filter, reader))?.nextCursor ?? null };
    const [oldest] = (await listLeads(db, later, reader))?.leads ?? [];
    await db
      .updateTable("leads")
      .set({ status: "contacted" })
      .where("id", "=", oldest?.id ?? "")
      .execute();
    expect(await listLeads(db, later, reader)).toBeNull();
  });

  test("tells what was chosen in the configurator, and the price that was shown", async () => {
    await storeConfiguration(db);
    const [lead] = await list();
    expect(lead).toMatchObject({ service: null, message: "Brood & taart,\nop bestelling.", company: "Bakkerij Smit" });
    expect(lead?.answers).toContainEqual({ label: "Website Type", value: "Webshop" });
    expect(lead?.price?.totals.map(({ label }) => label)).toEqual(["Eenmalig", "Per maand"]);
  });

  test("is narrowed down by tab, status, source, tag and period", async () => {
    const tagged = await storeOffer(db, { name: "Gewoon", created_at: "2026-11-20T23:30:00.000Z" });
    await db.transaction().execute((tx) => insertTag(tx, tagged, "warm"));
    await storeOffer(db, { name: "Advertentie", source: "meta-ads-landing", created_at: "2026-10-31T23:30:00.000Z" });
    await storeOffer(db, { name: "Zonder bron", source: "", created_at: "2026-10-31T22:30:00.000Z" });
    await storeConfiguration(db, { name: "Configuratie", created_at: "2025-12-31T22:59:00.000Z" });
    await storeOffer(db, { name: "Spam", status: "spam", created_at: "2026-11-21T11:00:00.000Z" });
    expect(await names({})).toEqual(["Gewoon", "Advertentie", "Zonder bron", "Configuratie"]);
    expect(await names(SUSPECTS)).toEqual(["Spam"]);
    expect(await names({ tab: "ads" })).toEqual(["Advertentie"]);
    expect(await names({ tab: "configurator" })).toEqual(["Configuratie"]);
    expect(await names({ status: "agreed" })).toEqual([]);
    expect(await names({ source: "Website" })).toEqual(["Zonder bron"]);
    expect(await names({ source: "homepage" })).toEqual(["Gewoon"]);
    expect(await names({ tag: "warm" })).toEqual(["Gewoon"]);
    // Days, months and years begin in Amsterdam an hour before they do in UTC; in summer, two.
    expect(await names({ period: "today" })).toEqual(["Gewoon"]);
    expect(await names({ period: "month" })).toEqual(["Gewoon", "Advertentie"]);
    expect(await names({ period: "last-month" })).toEqual(["Zonder bron"]);
    expect(await names({ period: "year" })).toEqual(["Gewoon", "Advertentie", "Zonder bron"]);
    expect(await readFilterOptions(db, EVERYTHING, reader)).toEqual({
      sources: [
        { value: "meta-ads-landing", name: "Advertentiepagina" },
        { value: "configurator", name: "Configurator" },
        { value: "homepage", name: "Homepage" },
        { value: "Website", name: "Website" },
      ],
      tags: ["warm"],
    });
  });

  test("offers the sources that most leads have, however many are made up, and the chosen one", async () => {
    for (let count = 0; count < 2; count += 1) await storeOffer(db, { created_at: "2026-11-01T12:00:00.000Z" });
    for (let count = 0; count < 60; count += 1) await storeOffer(db, { source: `made-up-${count}` });
    const { sources } = await readFilterOptions(db, EVERYTHING, reader);
    expect(sources).toHaveLength(50);
    expect(sources).toContainEqual({ value: "homepage", name: "Homepage" });
    const left = Array.from({ length: 60 }, (_, count) => `made-up-${count}`).find(
      (source) => !sources.some(({ value }) => value === source),
    );
    const chosen = await readFilterOptions(db, { source: left ?? "" }, reader);
    expect(chosen.sources).toHaveLength(51);
    expect(chosen.sources).toContainEqual({ value: left, name: left });
    expect((await readFilterOptions(db, { source: "homepage" }, reader)).sources).toHaveLength(50);
  });

  test("looks for one or two letters at the start of words: in names, in messages and in tags", async () => {
    const lead = await storeOffer(db, { name: "Bo Kamp", email: "b@x.example", company: null, message: "Met VR-bril" });
    await storeOffer(db, { name: "Jumbo", email: "j@x.example", company: null, message: "Avr 100% _x" });
    const { version, search } = (await findLead(db, { id: lead })) ?? { version: 0, search: "" };
    await db.transaction().execute((tx) => changeLead(tx, { id: lead, version }, { search: withTag(search, "tv") }));
    for (const question of ["bo", "vr", "ka", "tv", "#t", "met vr"]) {
      expect(await names({ question }), question).toEqual(["Bo Kamp"]);
    }
    for (const question of ["am", "bo ju", "zz", "%x"]) expect(await names({ question }), question).toEqual([]);
    expect(await names({ question: "_x" })).toEqual(["Jumbo"]);
    expect(await names({ question: "j" })).toEqual(["Jumbo"]);
  });

  test("finds a lead by whatever is known of it, with or without accents and capitals", async () => {
    await storeOffer(db, {
      name: "Zoë Yılmaz",
      email: "Zoe@Café.example",
      phone: "+31 6 12 34 56 78",
      company: "Café 100% _Echt_",
      message: "Graag vóór maart",
    });
    await storeOffer(db, { name: "Iemand anders", email: "x@y.example", phone: null, company: null, message: null });
    for (const question of [
      "zoe yilmaz",
      "CAFE.EXAMPLE",
      "06 1234",
      "0031612345678",
      "100%",
      "_echt",
      "voor MAART",
      "zo",
    ]) {
      expect(await names({ question }), question).toEqual(["Zoë Yılmaz"]);
    }
    for (const question of ["zoe anders", "50%", "e_ht", "06 9999", "'zoe' or 1", '"or"', "zoe AND", "zoë*"]) {
      expect(await names({ question }), question).toEqual([]);
    }
    for (const question of [" ", "'", "\u200b"]) expect(await names({ question }), question).toHaveLength(2);
    expect(await names({ question: "zoe", tab: "ads" })).toEqual([]);
  });

  test("counts all leads, those from ads, configurations and this month's, without spam and tests", async () => {
    await storeOffer(db, { source: "meta-ads", created_at: "2026-11-01T00:00:00.000Z" });
    await storeOffer(db, { source: "meta-ads-landing", created_at: "2026-10-31T22:59:59.999Z" });
    await storeConfiguration(db, { created_at: "2026-10-31T23:00:00.000Z" });
    await storeAppointment(db, { created_at: "2025-11-21T12:00:00.000Z" });
    await storeContact(db, { id: uuidv7(), at: "2026-11-21T11:00:00.000Z", contact_phone: "053 123 45 67" });
    await storeOffer(db, { status: "spam", source: "meta-ads" });
    await storeOffer(db, { is_test: 1, source: "meta-ads" });
    expect(await readCounts(db, reader.now)).toEqual({ total: 5, ads: 2, configurator: 1, thisMonth: 3 });
    expect([await countByStatus(db, "new"), await countByStatus(db, "spam")]).toEqual([5, 1]);
  });

  test("counts no more leads of a status than are shown", async () => {
    for (let count = 0; count <= MOST_COUNTED; count += 1) await storeOffer(db);
    expect(await countByStatus(db, "new")).toBe(MOST_COUNTED);
  });

  test("counts leads as they are now: after a change of status, out of the spam, and without those erased", async () => {
    const [first, second, third] = [await storeOffer(db), await storeOffer(db), await storeOffer(db)];
    await db.transaction().execute(async (tx) => {
      await touchLead(tx, first, { status: "contacted" });
      await touchLead(tx, second, { status: "spam" });
    });
    expect(await readCounts(db, reader.now)).toMatchObject({ total: 2 });
    expect([await countByStatus(db, "new"), await countByStatus(db, "spam")]).toEqual([1, 1]);
    await db.transaction().execute((tx) => touchLead(tx, second, { status: "new" }));
    await db.deleteFrom("leads").where("id", "=", third).execute();
    expect(await readCounts(db, reader.now)).toMatchObject({ total: 2 });
    expect([await countByStatus(db, "new"), await countByStatus(db, "spam")]).toEqual([1, 0]);
  });
});

test("a period begins at midnight in Amsterdam, also when the clock has changed since", () => {
  const now = new Date("2026-11-02T12:00:00Z");
  expect(boundsOf("week", now)).toEqual({ since: "2026-10-26T23:00:00.000Z", until: null });
  expect(boundsOf("last-month", now)).toEqual({ since: "2026-09-30T22:00:00.000Z", until: "2026-10-31T23:00:00.000Z" });
});
