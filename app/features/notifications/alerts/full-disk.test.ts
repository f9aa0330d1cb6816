import { expect, it } from "vitest";
import { isNearlyFull } from "./find-troubles.server";

const GB = 1_000_000_000;

it.each([
  ["half of it is free", { free: 50 * GB, total: 100 * GB }, false],
  ["less than 5 % is free", { free: 4.9 * GB, total: 100 * GB }, true],
  ["exactly 5 % is free", { free: 5 * GB, total: 100 * GB }, false],
  ["less than 500 MB is free of a small one", { free: 0.49 * GB, total: 2 * GB }, true],
])("knows whether a disk is nearly full: %s", (_case, space, isFull) => {
  expect(isNearlyFull(space, false)).toBe(isFull);
});

it("takes a disk for full until there is clearly more space", () => {
  expect(isNearlyFull({ free: 5.5 * GB, total: 100 * GB }, true)).toBe(true);
  expect(isNearlyFull({ free: 6.1 * GB, total: 100 * GB }, true)).toBe(false);
});
