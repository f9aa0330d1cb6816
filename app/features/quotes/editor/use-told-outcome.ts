import { useState } from "react";
import { useLocation } from "react-router";
import type { QuoteStage } from "../quote";
import type { DeskOutcome } from "./outcomes";

/** Null once the quote comes to another stage by itself. */
export function useToldOutcome(outcome: DeskOutcome | null, stage: QuoteStage): DeskOutcome | null {
  const { key } = useLocation();
  const [told, tell] = useState({ key, stage });
  if (told.key !== key) tell({ key, stage });
  return told.stage === stage ? outcome : null;
}
