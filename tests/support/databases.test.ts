import { expect, it } from "vitest";
import { isMigrated } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "./databases";

describeOnEachDatabase("a fresh database", (openFresh) => {
  const limit = { key: "a", points: 1, expire: null };

  it("has the newest schema and no rows", async () => {
    const db = await openFresh();
    expect(await isMigrated(db)).toBe(true);
    expect(await db.selectFrom("offer_requests").selectAll().execute()).toEqual([]);
  });

  it("shares nothing with another", async () => {
    const [one, other] = [await openFresh(), await openFresh()];
    await one.insertInto("rate_limits").values(limit).execute();
    expect(await other.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  it("shows what is committed to another process", async () => {
    const db = await openFresh();
    await db.insertInto("rate_limits").values(limit).execute();
    expect(await openAgain(db).selectFrom("rate_limits").selectAll().execute()).toHaveLength(1);
  });
});
