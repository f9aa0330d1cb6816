import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import type { Db } from "./database.server";
import { deleteRows, idPages } from "./id-pages.server";

async function keepPaths(db: Db, count: number): Promise<void> {
  const at = "2026-11-21T10:00:00.000Z";
  const rows = Array.from({ length: count }, (_, n) => ({
    path: `/${String(n).padStart(3, "0")}`,
    hits: n % 10,
    first_seen_at: at,
    last_seen_at: at,
  }));
  await db.insertInto("unknown_paths").values(rows).execute();
}

const options = { table: "unknown_paths", id: "path", where: sql<boolean>`hits = 3` } as const;

describeOnEachDatabase("rows that no index leads to", (openFresh) => {
  it("are found a page after the other, each once, with a pause after each page", async () => {
    const db = await openFresh();
    await keepPaths(db, 45);
    const pause = vi.fn(async () => {});
    const pages: string[][] = [];
    for await (const ids of idPages(db, { ...options, size: 20, pause })) pages.push(ids);
    expect(pages).toEqual([["/003", "/013"], ["/023", "/033"], ["/043"]]);
    expect(pause).toHaveBeenCalledTimes(3);
  });

  it("may be deleted meanwhile, those alone that are still looked for", async () => {
    const db = await openFresh();
    await keepPaths(db, 45);
    const within = sql<boolean>`path < '/030'`;
    const pages: number[] = [];
    for await (const ids of idPages(db, { ...options, within, size: 20 })) {
      await db.updateTable("unknown_paths").set({ hits: 0 }).where("path", "=", "/013").execute();
      pages.push(await deleteRows(db, { ...options, within }, ids));
    }
    expect(pages).toEqual([1, 1]);
    expect(await db.selectFrom("unknown_paths").select("path").where("hits", "=", 3).execute()).toHaveLength(2);
  });
});
