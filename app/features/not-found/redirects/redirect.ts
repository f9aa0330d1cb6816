import type { FormAnswer } from "~/components/forms/form-answer";
import type { Moment } from "~/lib/time/clock";

export const REDIRECTS_PATH = "/admin/unknown-paths/redirects";

export const OUTCOME = "outcome";
export const FROM = "from";
const REDIRECT_OUTCOMES = ["kept", "removed", "restored", "gone"] as const;
export type RedirectOutcome = (typeof REDIRECT_OUTCOMES)[number];

export interface RedirectResult {
  outcome: RedirectOutcome | null;
  from: string;
}

export function outcomeIn({ searchParams }: URL): RedirectResult {
  const outcome = REDIRECT_OUTCOMES.find((known) => known === searchParams.get(OUTCOME)) ?? null;
  return { outcome, from: searchParams.get(FROM) ?? "" };
}

export const TARGETS_ID = "redirect-targets";

export type RedirectProblem =
  | { field: "from"; problem: "path" | "private" | "isPage" | "exists" | "isTarget" }
  | { field: "to"; problem: "path" | "noPage" | "chain" };

/** A form for a listed one has its `version` too. */
export type RedirectAnswer = FormAnswer<RedirectProblem["field"]>;

export interface ShownRedirect {
  from: string;
  to: string;
  status: 301 | 302;
  hits: number;
  lastHit: Moment | null;
  by: string;
  version: number;
}

export const UNKNOWN_PATHS_PATH = "/admin/unknown-paths";
