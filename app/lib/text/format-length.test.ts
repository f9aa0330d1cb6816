import { expect, it } from "vitest";
import { formatLength } from "./format-length";

const MINUTE = 60_000;

it.each([
  [1_000, "nl", "1 minuut"],
  [25 * MINUTE, "nl", "25 minuten"],
  [119 * MINUTE, "en", "119 minutes"],
  [150 * MINUTE, "nl", "2,5 uur"],
  [150 * MINUTE, "en", "2.5 hours"],
  [170 * MINUTE, "nl", "3 uur"],
  [47 * 60 * MINUTE, "en", "47 hours"],
  [70 * 60 * MINUTE, "nl", "3 dagen"],
] as const)("says %i ms in %s", (milliseconds, language, said) => {
  expect(formatLength(milliseconds, language)).toBe(said);
});
