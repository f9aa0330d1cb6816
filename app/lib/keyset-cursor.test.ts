import { expect, it } from "vitest";
import { cursorAfter, type Position, readCursor, readPage } from "./keyset-cursor.server";

const rowsOf = (...ids: string[]) => ids.map((id) => ({ at: "2026-11-21T12:00:00.000Z", id }));

/** A page of two rows, of a list that currently has these. */
const pageOf = (rows: Position[], cursor: string | null) =>
  readPage(cursor, {
    size: 2,
    select: async ({ after, limit }) => rows.filter(({ id }) => after === null || id > after.id).slice(0, limit),
    positionOf: (row) => row,
  });

it("leads from page to page, each row once", async () => {
  const rows = rowsOf("a", "b", "c");
  const first = await pageOf(rows, null);
  expect(first?.rows).toEqual(rowsOf("a", "b"));
  expect(await pageOf(rows, first?.nextCursor ?? null)).toEqual({ rows: rowsOf("c"), nextCursor: null });
});

it("gives no page that is empty by now, except the first", async () => {
  const after = cursorAfter({ at: "2026-11-21T12:00:00.000Z", id: "b" });
  expect(await pageOf(rowsOf("a", "b"), after)).toBeNull();
  expect(await pageOf([], null)).toEqual({ rows: [], nextCursor: null });
});

it("does not accept a cursor that somebody made up", async () => {
  expect(readCursor("elsewhere")).toBeNull();
  expect(await pageOf(rowsOf("a"), "elsewhere")).toBeNull();
});
