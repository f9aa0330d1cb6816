import type { DeskWords } from "~/content/desk/nl";
import { OUTCOME_PARAM } from "../paths";

export type DeskOutcome = keyof DeskWords["quotes"]["outcomes"];

const GOOD = ["saved", "sent", "resent", "withdrawn", "copied", "discarded", "answered", "answeredLater"] as const;
const BAD = ["delayed", "fixed", "closed", "outdated", "conflict", "incomplete", "refused", "failed"] as const;

export function outcomeIn({ searchParams }: URL): DeskOutcome | null {
  return [...GOOD, ...BAD].find((known) => known === searchParams.get(OUTCOME_PARAM)) ?? null;
}

export function isGoodOutcome(outcome: DeskOutcome): boolean {
  return GOOD.some((known) => known === outcome);
}
