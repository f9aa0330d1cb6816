import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { addHits, listUnknownPaths, MAX_PATHS } from "./not-found-store.server";

describeOnEachDatabase("unknown paths", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const add = (hits: Record<string, number>, day = "2026-11-21", into = db) =>
    into.transaction().execute((tx) => addHits(tx, new Map(Object.entries(hits)), new Date(`${day}T10:00:00Z`)));
  const list = async () => (await listUnknownPaths(db, 5)).map(({ path, hits }) => [path, hits]);

  it("are counted by path, with when they were first and last seen", async () => {
    await add({ "/oud": 2 }, "2026-11-01");
    await add({ "/oud": 1, "/nieuw": 1 }, "2026-11-21");
    expect(await listUnknownPaths(db, 5)).toEqual([
      {
        path: "/oud",
        hits: 3,
        first_seen_at: "2026-11-01T10:00:00.000Z",
        last_seen_at: "2026-11-21T10:00:00.000Z",
      },
      expect.objectContaining({ path: "/nieuw", hits: 1 }),
    ]);
  });

  it("lose no hits when two processes count the same paths", async () => {
    const other = openAgain(db);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => add({ "/a": 1, "/b": 1 }, "2026-11-21", index % 2 ? other : db)),
    );
    expect(await list()).toEqual([
      ["/a", 10],
      ["/b", 10],
    ]);
  });

  it("stay bounded in a flood, which does not push out what visitors keep requesting", async () => {
    await add({ "/populair": 7 }, "2026-10-01");
    const flood = (from: number) =>
      Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`/scan-${from + index}`, 1]));
    await add(flood(0), "2026-11-01");
    await add(flood(700), "2026-11-02");
    const rows = await listUnknownPaths(db, 2 * MAX_PATHS);
    expect(rows).toHaveLength(MAX_PATHS);
    expect(rows[0]).toMatchObject({ path: "/populair", hits: 7 });
    expect(rows.filter(({ last_seen_at }) => last_seen_at.startsWith("2026-11-02"))).toHaveLength(700);
  });

  it("are deleted a year after their last request", async () => {
    await add({ "/vergeten": 50, "/nog-gezocht": 1 }, "2025-11-01");
    await add({ "/nog-gezocht": 1 }, "2026-11-21");
    expect(await list()).toEqual([["/nog-gezocht", 2]]);
  });
});
