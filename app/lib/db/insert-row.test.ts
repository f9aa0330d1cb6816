import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { insertRow, insertRowOnce } from "./insert-row.server";

const ANN = { key: "ann", points: 1, expire: null };

describeOnEachDatabase("a row", (openFresh) => {
  test("is added whole, whatever order its columns come in", async () => {
    const db = await openFresh();
    await db.transaction().execute(async (tx) => {
      await insertRow(tx, "rate_limits", ANN);
      await insertRow(tx, "rate_limits", { expire: 7, points: 2, key: "bob" });
    });
    const rows = await db.selectFrom("rate_limits").selectAll().orderBy("key").execute();
    expect(rows.map(({ key, points, expire }) => [key, points, Number(expire)])).toEqual([
      ["ann", 1, 0],
      ["bob", 2, 7],
    ]);
  });

  test("that is there already is not added once more", async () => {
    const db = await openFresh();
    await db.transaction().execute(async (tx) => {
      expect(await insertRowOnce(tx, "rate_limits", ANN)).toBe(true);
      expect(await insertRowOnce(tx, "rate_limits", { ...ANN, points: 5 })).toBe(false);
    });
    expect(await db.selectFrom("rate_limits").select("points").execute()).toEqual([{ points: 1 }]);
    const again = db.transaction().execute((tx) => insertRow(tx, "rate_limits", ANN));
    await expect(again).rejects.toThrow();
  });
});
