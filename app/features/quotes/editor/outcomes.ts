import { useState } from "react";
import { useLocation } from "react-router";
import type { DeskWords } from "~/content/desk/nl";
import { OUTCOME_PARAM } from "../paths";
import type { QuoteStage } from "../quote";

export type DeskOutcome = keyof DeskWords["quotes"]["outcomes"];

const GOOD = [
  "saved",
  "sent",
  "resent",
  "withdrawn",
  "copied",
  "versioned",
  "discarded",
  "answered",
  "answeredLater",
] as const;
const BAD = [
  "delayed",
  "fixed",
  "closed",
  "outdated",
  "overtaken",
  "conflict",
  "incomplete",
  "refused",
  "failed",
] as const;

export function outcomeIn({ searchParams }: URL): DeskOutcome | null {
  return [...GOOD, ...BAD].find((known) => known === searchParams.get(OUTCOME_PARAM)) ?? null;
}

export function isGoodOutcome(outcome: DeskOutcome): boolean {
  return GOOD.some((known) => known === outcome);
}

/** Null once the quote comes to another stage by itself. */
export function useToldOutcome(outcome: DeskOutcome | null, stage: QuoteStage): DeskOutcome | null {
  const { key } = useLocation();
  const [told, tell] = useState({ key, stage });
  if (told.key !== key) tell({ key, stage });
  return told.stage === stage ? outcome : null;
}
