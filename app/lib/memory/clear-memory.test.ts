import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { clearMemory } from "./clear-memory.server";

/** A database in memory: each of its pages is about 4 KB from the C library. */
function notes() {
  const db = new DatabaseSync(":memory:");
  db.exec("create table notes (text text)");
  const insert = db.prepare("insert into notes values (?)");
  return { add: () => void insert.run("x".repeat(4_000)), close: () => db.close() };
}

function residentMegabytes(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1_000;
}

describeOnEachDatabase("clearing memory", (openFresh) => {
  it("frees what nothing refers to any more", async () => {
    const db = await openFresh();
    const left = new WeakRef({ by: "a visitor" });
    await nextTurn();
    await clearMemory(db);
    expect(left.deref()).toBeUndefined();
  });

  it("does not disturb a write in progress", async () => {
    const db = await openFresh();
    const keep = (key: string) => db.insertInto("rate_limits").values({ key, points: 1, expire: null }).execute();
    await keep("before");
    await db.transaction().execute(async (tx) => {
      await tx.insertInto("rate_limits").values({ key: "while", points: 1, expire: null }).execute();
      const cleared = clearMemory(db);
      await tx.updateTable("rate_limits").set({ points: 2 }).where("key", "=", "while").execute();
      await Promise.race([cleared, nextTurn()]);
    });
    await keep("after");
    const rows = await db.selectFrom("rate_limits").select(["key", "points"]).orderBy("key").execute();
    expect(rows).toEqual([
      { key: "after", points: 1 },
      { key: "before", points: 1 },
      { key: "while", points: 2 },
    ]);
  });

  it.runIf(process.platform === "linux")("returns free memory between what is in use", async () => {
    const db = await openFresh();
    const [gone, stays] = [notes(), notes()];
    for (let count = 0; count < 20_000; count++) (count % 5 === 0 ? stays : gone).add();
    gone.close();
    const before = residentMegabytes();
    await clearMemory(db);
    expect(before - residentMegabytes()).toBeGreaterThan(30);
    stays.close();
  });
});
