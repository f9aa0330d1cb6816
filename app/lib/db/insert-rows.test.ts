import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { insertIdentifiedOnce, insertRows, insertRowsOnce } from "./insert-rows.server";

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
      await insertRowsOnce(tx, "rate_limits", [ANN]);
      await insertRowsOnce(tx, "rate_limits", [{ ...ANN, points: 5 }]);
      await insertRowsOnce(tx, "rate_limits", [{ ...ANN, points: 5 }, BOB]);
      await insertRowsOnce(tx, "rate_limits", []);
    });
    expect(await db.selectFrom("rate_limits").select("points").orderBy("key").execute()).toEqual([
      { points: 1 },
      { points: 2 },
    ]);
    const again = db.transaction().execute((tx) => insertRows(tx, "rate_limits", [ANN]));
    await expect(again).rejects.toThrow();
  });

  test("with ids tell which of them were added", async () => {
    const db = await openFresh();
    const person = (id: string) => ({
      id,
      name: id,
      email_key: null,
      phone_key: null,
      created_at: "2026-03-02T09:30:00Z",
    });
    await db.transaction().execute(async (tx) => {
      expect(await insertIdentifiedOnce(tx, "people", [])).toEqual(new Set());
      expect(await insertIdentifiedOnce(tx, "people", [person("ann"), person("bob")])).toEqual(new Set(["ann", "bob"]));
      expect(await insertIdentifiedOnce(tx, "people", [person("bob"), person("cas")])).toEqual(new Set(["cas"]));
    });
  });
});
