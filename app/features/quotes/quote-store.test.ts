import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { quoteRow } from "../../../tests/support/quotes";
import { insertQuestion, listQuestions } from "./question-store.server";
import { type QuoteSort, SHOWN_STATES, stateOn } from "./quote";
import { listQuotes, type QuotePage, sumQuotes } from "./quote-list-store.server";
import { deleteQuotesBefore, findQuote, insertQuote, numberDraft, recordView } from "./quote-store.server";

const TODAY = "2026-11-21";

describeOnEachDatabase("stored quotes", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const insert = async (changes: Partial<QuoteRow> = {}) => {
    const row = quoteRow(changes);
    await insertQuote(db, row);
    return row;
  };
  const number = ({ id, version }: QuoteRow, year = 2026, on = db) =>
    on.transaction().execute((tx) => numberDraft(tx, { id, version }, year));

  it("come back as they were, once per id", async () => {
    const row = await insert({ company: null, intro: "Zoë 'o' \"x\" € 日本" });
    await insertQuote(db, { ...row, customer_name: "Iemand anders" });
    expect(await findQuote(db, { id: row.id })).toEqual(row);
  });

  it("are numbered without gaps or duplicates, by two processes at the same time", async () => {
    const other = openAgain(db);
    const rows = await Promise.all(Array.from({ length: 12 }, () => insert()));
    const numbered = await Promise.all(rows.map((row, index) => number(row, 2026, index % 2 ? other : db)));
    expect(numbered.map((row) => row?.number).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(4, "0")}`),
    );
  });

  it("keep one number when two send the same draft at once, and skip none after a failed step", async () => {
    const [first, second] = [await insert(), await insert()];
    const other = openAgain(db);
    const twice = await Promise.all([number(first), number(first, 2026, other)]);
    expect(twice.map((row) => row?.number)).toEqual(["2026-0001", "2026-0001"]);
    const broken = db.transaction().execute(async (tx) => {
      await numberDraft(tx, second, 2026);
      throw new Error("broken off");
    });
    await expect(broken).rejects.toThrow("broken off");
    expect((await number(second))?.number).toBe("2026-0002");
  });

  it("are numbered from 1 each year", async () => {
    await number(await insert());
    expect((await number(await insert(), 2027))?.number).toBe("2027-0001");
  });

  it("know when a customer looked at them first and last, while they wait for an answer", async () => {
    const at = (time: string) => new Date(`2026-11-21T${time}Z`);
    const view = (id: string, time: string, notSince: string) =>
      recordView(db, id, { at: at(time), notSince: at(notSince) });
    const [sent, draft] = [await insert({ state: "sent" }), await insert()];
    expect(await view(sent.id, "10:00:00", "09:50:00")).toBe(true);
    expect(await view(sent.id, "10:09:00", "09:59:00")).toBe(false);
    expect(await view(sent.id, "10:11:00", "10:01:00")).toBe(false);
    expect(await view(draft.id, "10:00:00", "09:50:00")).toBe(false);
    expect(await findQuote(db, { id: sent.id })).toEqual({
      ...sent,
      first_viewed_at: at("10:00:00").toISOString(),
      last_viewed_at: at("10:11:00").toISOString(),
    });
    expect(await findQuote(db, { id: draft.id })).toEqual(draft);
  });

  it("are listed and summed by the state that they show today", async () => {
    const states = [
      { state: "draft" },
      { state: "sent", valid_until: TODAY },
      { state: "sent", valid_until: "2026-11-20" },
      { state: "agreed", valid_until: "2026-11-20" },
      { state: "declined" },
      { state: "withdrawn" },
      { state: "replaced" },
    ] as const;
    const rows = await Promise.all(states.map((changes) => insert(changes)));
    const sums = await sumQuotes(db, TODAY);
    for (const state of SHOWN_STATES) {
      const listed = await listQuotes(db, { state, sort: "newest", today: TODAY, cursor: null, limit: 10 });
      const expected = rows.filter((row) => stateOn(row, TODAY) === state);
      expect(listed?.quotes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(sums[state]).toEqual({ count: 1, onceCents: 170_730, monthCents: 1_500 });
    }
  });

  it("are listed newest first, page by page, with how many questions there are", async () => {
    const rows = await Promise.all([1, 2, 3].map((day) => insert({ created_at: `2026-11-0${day}T10:00:00.000Z` })));
    const ask = (id: string) =>
      db.transaction().execute((tx) =>
        insertQuestion(tx, {
          id,
          quote_id: rows[2]?.id ?? "",
          text: "Wanneer?",
          asked_at: "2026-11-21T13:05:00.000Z",
          answer: null,
          answered_at: null,
          answered_by: null,
        }),
      );
    expect([await ask("question-1"), await ask("question-1")]).toEqual([true, false]);
    expect(await listQuestions(db, [rows[2]?.id ?? ""])).toHaveLength(1);
    const page = (cursor: string | null) =>
      listQuotes(db, { state: "draft", sort: "newest", today: TODAY, cursor, limit: 2 });
    const first = await page(null);
    expect(first?.quotes.map(({ id, questions }) => [id, questions])).toEqual([
      [rows[2]?.id, 1],
      [rows[1]?.id, 0],
    ]);
    const second = await page(first?.nextCursor ?? null);
    expect(second?.quotes.map(({ id }) => id)).toEqual([rows[0]?.id]);
    expect(second?.nextCursor).toBeNull();
    expect(await page("not a cursor")).toBeNull();
  });

  it("are listed by amount or by the day until which they are valid, page by page", async () => {
    const rows = [
      await insert({ id: "b", once_cents: 100, month_cents: 500, valid_until: "2026-12-02" }),
      await insert({ id: "a", once_cents: 100, month_cents: 500, valid_until: null }),
      await insert({ id: "d", once_cents: 900, month_cents: 0, valid_until: "2026-12-02" }),
      await insert({ id: "c", once_cents: 100, month_cents: 700, valid_until: "2026-12-01" }),
    ];
    const idsBy = async (sort: QuoteSort) => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: QuotePage | null = await listQuotes(db, { state: "draft", sort, today: TODAY, cursor, limit: 1 });
        ids.push(...(page?.quotes.map(({ id }) => id) ?? []));
        cursor = page?.nextCursor ?? null;
      } while (cursor !== null && ids.length <= rows.length);
      return ids;
    };
    expect(await idsBy("amount")).toEqual(["d", "c", "b", "a"]);
    expect(await idsBy("valid")).toEqual(["c", "b", "d", "a"]);
  });

  it("are kept as long as the law and the privacy policy say, with what belongs to them", async () => {
    const old = "2020-01-01T00:00:00.000Z";
    const [agreed, declined, recent] = [
      await insert({ state: "agreed", updated_at: old }),
      await insert({ state: "declined", updated_at: old }),
      await insert(),
    ];
    const before = { agreed: new Date("2019-01-01"), other: new Date("2024-01-01") };
    expect(await deleteQuotesBefore(db, before)).toBe(1);
    const left = await Promise.all([agreed, declined, recent].map(({ id }) => findQuote(db, { id })));
    expect(left.map(Boolean)).toEqual([true, false, true]);
  });
});
