import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { OfferRequestRow, OutboxRow } from "~/lib/db/tables";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { listLeads } from "./lead-list.server";

const reader = { language: "nl", now: new Date("2026-11-21T12:00:00Z") } as const;

const request = (id: string, more: Partial<OfferRequestRow> = {}): OfferRequestRow => ({
  id,
  submission_id: null,
  body_digest: null,
  name: "Jan de Vries",
  email: "jan@bedrijf.example",
  phone: "06 12 34 56 78",
  company: null,
  service: "webshop",
  message: null,
  source: "",
  language: "nl",
  status: "new",
  created_at: "2026-11-21T11:05:00.000Z",
  ...more,
});

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
    await db.insertInto("offer_requests").values(request("a")).execute();
    expect((await listLeads(db, null, reader))?.leads).toMatchObject([
      {
        service: "Webshop",
        source: null,
        dialled: "31612345678",
        createdAt: { iso: "2026-11-21T11:05:00.000Z", text: "za 21 nov 2026, 12:05" },
        mails: [],
      },
    ]);
  });

  test("says where each mail stands", async () => {
    await db.insertInto("offer_requests").values(request("a")).execute();
    const sent = { state: "sent", sent_at: "2026-11-21T11:06:00.000Z", last_error: null } as const;
    const mails = [
      mail("1"),
      mail("2", { due_at: "2026-11-21T11:59:59.000Z" }),
      mail("3", { state: "failed" }),
      mail("4", { template: "offer-request-notice", ...sent }),
    ];
    await db.insertInto("outbox").values(mails).execute();
    expect((await listLeads(db, null, reader))?.leads[0]?.mails).toMatchObject([
      { kind: "confirmation", state: "queued", at: { text: "za 21 nov 2026, 14:00" }, reason: "451 try later" },
      { state: "sending", at: null },
      { state: "failed", at: null, reason: "451 try later" },
      { kind: "notice", state: "sent", at: { text: "za 21 nov 2026, 12:06" }, reason: null },
    ]);
  });

  test("comes in pages of 25, newest first, each request once", async () => {
    const minute = (index: number) => `2026-11-21T11:${String(index).padStart(2, "0")}:00.000Z`;
    const rows = Array.from({ length: 30 }, (_, index) => request(`id-${index}`, { created_at: minute(index) }));
    await db.insertInto("offer_requests").values(rows).execute();
    const first = await listLeads(db, null, reader);
    const second = await listLeads(db, first?.nextCursor ?? null, reader);
    const ids = [first, second].map((page) => page?.leads.map(({ id }) => id) ?? []);
    expect(ids.map(({ length }) => length)).toEqual([25, 5]);
    expect(ids.flat()).toEqual(rows.map(({ id }) => id).reverse());
    expect(second?.nextCursor).toBeNull();
  });

  test("knows no page at a made-up cursor", async () => {
    expect(await listLeads(db, "made up", reader)).toBeNull();
  });
});
