import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables";
import { configuratorRequestRow } from "../../../tests/support/configurator-requests";
import { storeConversation } from "../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { countLeads, listLeads } from "./lead-list.server";

const reader = { language: "nl", now: new Date("2026-11-21T12:00:00Z") } as const;

const newest = { status: "new", cursor: null } as const;

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
  created_at: "2026-11-21T11:05:00.000Z",
  sent_at: null,
  ...more,
});

describeOnEachDatabase("the list of the desk", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  test("words a request for its reader, in Dutch time", async () => {
    const row = offerRequestRow({ phone: "06 12 34 56 78", source: "", created_at: "2026-11-21T11:05:00.000Z" });
    await db.insertInto("offer_requests").values(row).execute();
    expect((await listLeads(db, newest, reader))?.leads).toMatchObject([
      {
        service: "Webshop",
        source: "Website",
        isSuspect: false,
        dialled: "31612345678",
        createdAt: { iso: "2026-11-21T11:05:00.000Z", text: "za 21 nov 2026, 12:05" },
        mails: [],
      },
    ]);
  });

  test("says how the visitor came in, once where it was once", async () => {
    const search = { referrer: "https://zoek.example/pagina", landing: "/" };
    const letter = { landing: "/prijzen", utm_source: "nieuwsbrief", utm_medium: "mail" };
    const origins = [{ first: search, last: letter }, { first: letter, last: letter }, null];
    for (const [index, origin] of origins.entries()) {
      const attribution = origin && JSON.stringify(origin);
      await db
        .insertInto("offer_requests")
        .values(offerRequestRow({ attribution, created_at: `2026-11-21T11:0${9 - index}:00.000Z` }))
        .execute();
    }
    expect((await listLeads(db, newest, reader))?.leads.map(({ origin }) => origin)).toEqual([
      ["zoek.example → /", "nieuwsbrief · mail → /prijzen"],
      ["nieuwsbrief · mail → /prijzen"],
      [],
    ]);
  });

  test("says where each mail stands", async () => {
    await db
      .insertInto("offer_requests")
      .values(offerRequestRow({ id: "a" }))
      .execute();
    const sent = { state: "sent", sent_at: "2026-11-21T11:06:00.000Z", last_error: null } as const;
    const mails = [
      mail("1"),
      mail("2", { due_at: "2026-11-21T11:59:59.000Z" }),
      mail("3", { state: "failed" }),
      mail("4", { template: "offer-request-notice", ...sent }),
    ];
    await db.insertInto("outbox").values(mails).execute();
    expect((await listLeads(db, newest, reader))?.leads[0]?.mails).toMatchObject([
      { kind: "confirmation", state: "queued", at: { text: "za 21 nov 2026, 14:00" }, reason: "451 try later" },
      { state: "sending", at: null },
      { state: "failed", at: null, reason: "451 try later" },
      { kind: "notice", state: "sent", at: { text: "za 21 nov 2026, 12:06" }, reason: null },
    ]);
  });

  test("comes in pages of 25, newest first, each request once", async () => {
    const minute = (index: number) => `2026-11-21T11:${String(index).padStart(2, "0")}:00.000Z`;
    const rows = Array.from({ length: 30 }, (_, index) => offerRequestRow({ created_at: minute(index) }));
    await db.insertInto("offer_requests").values(rows).execute();
    const first = await listLeads(db, newest, reader);
    const second = await listLeads(db, { ...newest, cursor: first?.nextCursor ?? null }, reader);
    const ids = [first, second].map((page) => page?.leads.map(({ id }) => id) ?? []);
    expect(ids.map(({ length }) => length)).toEqual([25, 5]);
    expect(ids.flat()).toEqual(rows.map(({ id }) => id).reverse());
    expect(second?.nextCursor).toBeNull();
  });

  test("holds visitors of the chat who agreed to be contacted, by when they did, page by page, each once", async () => {
    const moment = (index: number) => `2026-11-21T11:${String(index).padStart(2, "0")}:00.000Z`;
    const all = Array.from({ length: 58 }, (_, index) => ({ id: uuidv7(), at: moment(index) }));
    for (const [index, { id, at }] of all.entries()) {
      if (index % 2)
        await db
          .insertInto("offer_requests")
          .values(offerRequestRow({ id, created_at: at }))
          .execute();
      else await storeConversation(db, { id, contact_confirmed_at: at, contact_phone: "053 123 45 67" }, ["Hallo"]);
    }
    await storeConversation(db, {}, ["Ik wil niets"]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(db, { ...newest, cursor }, reader);
      seen.push(...(page?.leads.map(({ id }) => id) ?? []));
      cursor = page?.nextCursor ?? null;
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id).reverse());
    expect((await listLeads(db, { ...newest, status: "spam" }, reader))?.leads).toEqual([]);
  });

  test("holds the requests of every form by their time, page by page, each once", async () => {
    const moment = (index: number) => `2026-11-21T11:${String(Math.floor(index / 3)).padStart(2, "0")}:00.000Z`;
    const all = Array.from({ length: 60 }, (_, index) => ({ id: uuidv7(), created_at: moment(index) }));
    await db
      .insertInto("offer_requests")
      .values(all.filter((_, i) => i % 3 !== 1).map((row) => offerRequestRow(row)))
      .execute();
    await db
      .insertInto("configurator_requests")
      .values(all.filter((_, i) => i % 3 === 1).map((row) => configuratorRequestRow(row)))
      .execute();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listLeads(db, { ...newest, cursor }, reader);
      seen.push(...(page?.leads.map(({ id }) => id) ?? []));
      cursor = page?.nextCursor ?? null;
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id).reverse());
    expect(await countLeads(db, "new")).toBe(60);
  });

  test("tells what was chosen in the configurator, and what it was told to cost", async () => {
    await db.insertInto("configurator_requests").values(configuratorRequestRow()).execute();
    const lead = (await listLeads(db, newest, reader))?.leads[0];
    expect(lead).toMatchObject({ service: null, message: "Brood & taart,\nop bestelling.", company: "Bakkerij Smit" });
    expect(lead?.answers).toContainEqual({ label: "Website Type", value: "Webshop" });
    expect(lead?.price?.totals.map(({ label }) => label)).toEqual(["Eenmalig", "Per maand"]);
  });

  test("knows no page at a made-up cursor", async () => {
    expect(await listLeads(db, { ...newest, cursor: "made up" }, reader)).toBeNull();
  });
});
