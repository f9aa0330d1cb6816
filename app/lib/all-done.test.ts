import { expect, test } from "vitest";
import { allDone } from "./all-done";

test("returns all results, in order", async () => {
  expect(await allDone([Promise.resolve(1), "two", null])).toEqual([1, "two", null]);
});

test("throws the first failure, but only once nothing is pending any more", async () => {
  let isDone = false;
  const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    isDone = true;
  });
  await expect(allDone([Promise.reject(new Error("failed")), slow])).rejects.toThrow("failed");
  expect(isDone).toBe(true);
});
