import { beforeEach, describe, expect, it } from "vitest";
import { findLead, touchLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { mailingServices } from "../../../tests/support/services";
import { offerRequests } from "./offer-requests.server";
import { listRequests } from "./request-store.server";
import { storeRequest } from "./store-request.server";

describeOnEachDatabase("stored offer requests", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const insert = async (row: OfferRequestRow, into = db) => {
    const stored = await into
      .transaction()
      .execute((tx) => storeRequest(tx, offerRequests, mailingServices(into), { row }));
    return { row: stored.row, isNew: stored.isNew };
  };
  const count = async () => (await db.selectFrom("offer_requests").select("id").execute()).length;
  const list = (place: { cursor?: string | null; limit?: number } = {}) =>
    listRequests(db, "offer_requests", { cursor: null, limit: 10, ...place });
  const minutesLater = (minutes: number) =>
    new Date(Date.parse("2026-03-02T09:30:00Z") + minutes * 60_000).toISOString();

  it("come back as they were, whatever the text", async () => {
    const row = offerRequestRow({
      name: "Zoë 'o' \"x\" --; <b>",
      message: "regel 1\nregel 2 🧵 \u200f %_\\",
      phone: null,
    });
    expect(await insert(row)).toEqual({ row, isNew: true });
    expect((await list())?.items).toEqual([row]);
  });

  const body_digest = "same-body-same-sender";

  it.each([{ submission_id: "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11" }, { body_digest }])(
    "are kept once when many with %o come at the same moment, over two connections",
    async (same) => {
      const other = openAgain(db);
      const attempts = Array.from({ length: 20 }, (_, index) => insert(offerRequestRow(same), index % 2 ? other : db));
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter((outcome) => outcome.isNew)).toHaveLength(1);
      expect(new Set(outcomes.map((outcome) => outcome.row.id)).size).toBe(1);
      expect(await count()).toBe(1);
    },
  );

  it("without a submission id are a repeat of the same body within ten minutes, and new after that", async () => {
    const first = offerRequestRow({ body_digest });
    await insert(first);
    const soon = await insert(offerRequestRow({ body_digest, created_at: minutesLater(9.9) }));
    const late = await insert(offerRequestRow({ body_digest, created_at: minutesLater(10.1) }));
    expect(soon).toEqual({ row: first, isNew: false });
    expect(late.isNew).toBe(true);
    expect((await insert(offerRequestRow({ body_digest: "another" }))).isNew).toBe(true);
    expect(await count()).toBe(3);
  });

  describe("listed", () => {
    it("stand newest first, page by page, each once, also when many share a moment", async () => {
      const rows = Array.from({ length: 25 }, (_, index) =>
        offerRequestRow({ created_at: minutesLater(Math.floor(index / 5)) }),
      );
      for (const row of rows) await insert(row);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ cursor });
        seen.push(...(page?.items.map((row) => row.id) ?? []));
        cursor = page?.nextCursor ?? null;
      } while (cursor);
      expect(seen).toEqual(rows.map((row) => row.id).reverse());
    });

    it("end with a page that has no next", async () => {
      expect(await list({ limit: 1 })).toEqual({ items: [], nextCursor: null });
      await insert(offerRequestRow());
      expect((await list({ limit: 1 }))?.nextCursor).toBeNull();
    });

    it("stand apart from what came as spam", async () => {
      const genuine = offerRequestRow();
      for (const row of [genuine, offerRequestRow({ status: "spam", created_at: minutesLater(1) })]) await insert(row);
      expect((await list())?.items).toEqual([genuine]);
    });

    it("stand apart from what was put among the spam at the desk, until it is taken out", async () => {
      const genuine = offerRequestRow();
      const stranger = offerRequestRow({ created_at: minutesLater(1) });
      for (const row of [genuine, stranger]) await insert(row);
      const leadOf = { kind: "offer-request", subject_id: stranger.id } as const;
      const give = (status: "new" | "spam") =>
        db.transaction().execute(async (tx) => touchLead(tx, (await findLead(tx, leadOf))?.id ?? "", { status }));
      await give("spam");
      expect((await list())?.items).toEqual([genuine]);
      await give("new");
      expect((await list())?.items).toEqual([stranger, genuine]);
    });

    it.each([
      "",
      "x",
      "%%%",
      Buffer.from("2026 x; drop").toString("base64url"),
      Buffer.from("a b c").toString("base64url"),
    ])("know no cursor %o", async (cursor) => {
      expect(await list({ cursor })).toBeNull();
    });
  });
});
