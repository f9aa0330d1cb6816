import type { Moment } from "~/lib/clock";
/** The redirects at the desk. */
export const REDIRECTS_PATH = "/admin/unknown-paths/redirects";

/** Query parameters: the outcome of an action, and the address that it was about. */
export const OUTCOME = "outcome";
export const FROM = "from";
const REDIRECT_OUTCOMES = ["kept", "removed", "restored", "gone"] as const;
export type RedirectOutcome = (typeof REDIRECT_OUTCOMES)[number];

/** The outcome of an action, and its redirect, as an address tells them. */
export interface ToldRedirect {
  outcome: RedirectOutcome | null;
  from: string;
}

export function toldIn({ searchParams }: URL): ToldRedirect {
  const outcome = REDIRECT_OUTCOMES.find((known) => known === searchParams.get(OUTCOME)) ?? null;
  return { outcome, from: searchParams.get(FROM) ?? "" };
}

/** The id of the `<datalist>` with the addresses of our pages. */
export const TARGETS_ID = "redirect-targets";

/** What is wrong with the redirect that was typed. */
export type RedirectProblem =
  | { field: "from"; problem: "path" | "private" | "isPage" | "exists" | "isTarget" }
  | { field: "to"; problem: "path" | "noPage" | "chain" };

/** A redirect that was not stored, with what was filled in. */
export interface RefusedRedirect {
  /** What is wrong; null when somebody else was first. */
  problem: RedirectProblem | null;
  fields: { from: string; to: string; status: string; version: string };
}

/** A redirect as the desk shows it. */
export interface ShownRedirect {
  from: string;
  to: string;
  status: 301 | 302;
  hits: number;
  lastHit: Moment | null;
  by: string;
  version: number;
}
