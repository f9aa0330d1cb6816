import type { Moment } from "~/lib/clock";
import type { ProblemKind } from "./graph-problem";

/** How the connection with Meta stands. */
export interface MetaSetup {
  /** What is entered at Meta. */
  webhookUrl: string;
  verifyToken: string | null;
  secrets: { name: "META_VERIFY_TOKEN" | "META_APP_SECRET" | "META_ACCESS_TOKEN"; isSet: boolean }[];
  token: {
    state: "missing" | "unknown" | "valid" | "expired";
    since: Moment | null;
    /** What Meta said when it refused it. */
    reason: string | null;
  };
  verifiedAt: Moment | null;
  eventAt: Moment | null;
  fetchedAt: Moment | null;
  reconciledAt: Moment | null;
  /** What went wrong when the lists were last gone through. */
  reconcileError: string | null;
  /** Leads that wait, and that were given up. */
  queued: number;
  failed: number;
}

/** A lead that Meta told of and that is not in. */
export interface OpenLead {
  id: string;
  formId: string | null;
  state: "queued" | "failed";
  problem: ProblemKind | "none";
  /** In Meta's words. */
  reason: string | null;
  receivedAt: Moment;
  /** Null while there is none, or it is not known when. */
  nextAt: Moment | null;
}
