import type { Moment } from "~/lib/time/clock";
import type { ProblemKind } from "./graph-problem";

export interface MetaSetup {
  webhookUrl: string;
  verifyToken: string | null;
  secrets: { name: "META_VERIFY_TOKEN" | "META_APP_SECRET" | "META_ACCESS_TOKEN"; isSet: boolean }[];
  token: {
    state: "missing" | "unknown" | "valid" | "expired";
    since: Moment | null;
    reason: string | null;
  };
  verifiedAt: Moment | null;
  eventAt: Moment | null;
  fetchedAt: Moment | null;
  reconciledAt: Moment | null;
  reconcileError: string | null;
  queued: number;
  failed: number;
}

export interface OpenLead {
  id: string;
  formId: string | null;
  state: "queued" | "failed";
  problem: ProblemKind | "none";
  reason: string | null;
  receivedAt: Moment;
  /** Null while there is no next attempt, or its time is not known. */
  nextAt: Moment | null;
}
