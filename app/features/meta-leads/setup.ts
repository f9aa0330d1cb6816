import type { Moment } from "~/lib/clock";
import type { ProblemKind } from "./graph-problem";

/** The state of the connection with Meta. */
export interface MetaSetup {
  /** What to enter at Meta. */
  webhookUrl: string;
  verifyToken: string | null;
  secrets: { name: "META_VERIFY_TOKEN" | "META_APP_SECRET" | "META_ACCESS_TOKEN"; isSet: boolean }[];
  token: {
    state: "missing" | "unknown" | "valid" | "expired";
    since: Moment | null;
    /** What Meta said when refusing it. */
    reason: string | null;
  };
  verifiedAt: Moment | null;
  eventAt: Moment | null;
  fetchedAt: Moment | null;
  reconciledAt: Moment | null;
  /** What went wrong when the lists were last gone through. */
  reconcileError: string | null;
  /** How many leads are waiting, and how many were given up. */
  queued: number;
  failed: number;
}

/** A lead that Meta reported but that has not been stored. */
export interface OpenLead {
  id: string;
  formId: string | null;
  state: "queued" | "failed";
  problem: ProblemKind | "none";
  /** In Meta's words. */
  reason: string | null;
  receivedAt: Moment;
  /** Null while there is no next attempt, or its time is not known. */
  nextAt: Moment | null;
}
