import { expect, it } from "vitest";
import { kindOf } from "./graph-problem";

it.each([
  [{ code: 190, error_subcode: 463 }, "token"],
  [{ code: 190 }, "token"],
  [{ code: 102 }, "token"],
  // It asks for a page's own token, so ours may be fine.
  [{ code: 190, error_subcode: 2069032 }, "access"],
  [{ code: 4 }, "limited"],
  [{ code: 17, is_transient: true }, "limited"],
  [{ code: 32 }, "limited"],
  [{ code: 613 }, "limited"],
  [{ code: 80005 }, "limited"],
  [{ code: 10 }, "access"],
  [{ code: 200 }, "access"],
  [{ code: 299 }, "access"],
  [{ code: 1 }, "away"],
  [{ code: 2, is_transient: true }, "away"],
  [{ code: 100, error_subcode: 33 }, "gone"],
  [{ code: 100, is_transient: true }, "away"],
  [{ code: 2500 }, "unreadable"],
] as const)("%j is %s", (error, kind) => {
  expect(kindOf({ message: "", ...error })).toBe(kind);
});
