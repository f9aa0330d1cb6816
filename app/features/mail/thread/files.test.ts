import { expect, it } from "vitest";
import { FILE_BOUNDS, filesProblem } from "./files";

const file = (size: number) => ({ name: "a.pdf", size });
const { count, size, total } = FILE_BOUNDS;

it.each([
  ["nothing", [], [], null],
  ["an empty file", [], [file(0)], "empty"],
  ["the largest file", [], [file(size)], null],
  ["a larger one", [], [file(size + 1)], "large"],
  ["as many as can be", Array(count - 1).fill(file(1)), [file(1)], null],
  ["one more", Array(count).fill(file(1)), [file(1)], "many"],
  ["as much as can be", [file(size)], [file(total - size)], null],
  ["more in all", [file(size)], [file(total - size + 1)], "total"],
])("%s is added or refused: %j", (_, kept, added, problem) => {
  expect(filesProblem(kept, added)?.problem ?? null).toBe(problem);
});
