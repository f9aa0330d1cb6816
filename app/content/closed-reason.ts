import type { SharedKey } from "~/content/shared/shared-copy";
import type { Language } from "~/lib/language/language";
import { weekdayName } from "~/lib/time/clock";
import { weekdayOf } from "~/lib/time/zoned-time";
import { closedBefore } from "./answer-due";

/** "want zondag zijn we dicht": why what was asked at `from` is answered later than promised. Empty if it is not. */
export function closedReason(
  { from, due }: { from: string; due: string },
  t: (key: SharedKey) => string,
  language: Language,
): string {
  const closed = closedBefore(from, due);
  if (closed === null) return "";
  if (closed === "then") return t("promise.closed");
  const isOne = "on" in closed;
  const day = weekdayName(weekdayOf(isOne ? closed.on : closed.until), language, "long");
  return t(isOne ? "promise.closedOn" : "promise.closedUntil").replace("[day]", day);
}
