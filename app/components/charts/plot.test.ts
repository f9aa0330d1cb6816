import { expect, it } from "vitest";
import { niceTicks } from "./plot";

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3.5, [0, 1, 2, 3, 4]],
  [46, [0, 20, 40, 60]],
  [400, [0, 100, 200, 300, 400]],
])("goes up to %d in whole, round values", (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks);
});
