import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { insertRows, insertRowsOnce } from "./insert-rows.server";

const ANN = { key: "ann", points: 1, expire: null };
const BOB = { key: "bob", points: 2, expire: 7 };

describeOnEachDatabase("rows", (openFresh) => {
  test("are added whole, whatever order their columns come in", async () => {
    const db = await openFresh();
    await db.transaction().execute(async (tx) => {
      await insertRows(tx, "rate_limits", [ANN, BOB]);
      await insertRows(tx, "rate_limits", [{ points: 3, key: "cas", expire: 8 }]);
      await insertRows(tx, "rate_limits", []);
    });
    const rows = await db.selectFrom("rate_limits").selectAll().orderBy("key").execute();
    expect(rows.map(({ key, points, expire }) => [key, points, Number(expire)])).toEqual([
      ["ann", 1, 0],
      ["bob", 2, 7],
      ["cas", 3, 8],
    ]);
  });

  test("that are there already are not added once more", async () => {
    const db = await openFresh();
    await db.transaction().execute(async (tx) => {
      expect(await insertRowsOnce(tx, "rate_limits", [ANN])).toBe(1);
      expect(await insertRowsOnce(tx, "rate_limits", [{ ...ANN, points: 5 }])).toBe(0);
      expect(await insertRowsOnce(tx, "rate_limits", [{ ...ANN, points: 5 }, BOB])).toBe(1);
      expect(await insertRowsOnce(tx, "rate_limits", [])).toBe(0);
    });
    expect(await db.selectFrom("rate_limits").select("points").orderBy("key").execute()).toEqual([
      { points: 1 },
      { points: 2 },
    ]);
    const again = db.transaction().execute((tx) => insertRows(tx, "rate_limits", [ANN]));
    await expect(again).rejects.toThrow();
  });
});
