import type * as z from "zod/mini";
import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import type { Attribution } from "~/lib/attribution/attribution";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { RequestRow, Tables } from "~/lib/db/tables/tables";
import type { Live } from "~/platform/live/live.server";
import type { NoticeOf, NoticeServices } from "./mails.server";
import type { RequestTable } from "./request-store.server";

export const LEAD_KINDS = {
  offer_requests: "offer-request",
  configurator_requests: "configurator-request",
} as const satisfies Record<RequestTable, LeadRow["kind"]>;

export interface ParsedRequest {
  submission_id: string | null;
  email: string;
  attribution: Attribution | null;
}

/** Columns of every request. */
export type Stamp = "id" | "submission_id" | "body_digest" | "language" | "status" | "created_at" | "attribution";

export interface SubmitServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SESSION_SECRET: string; SITE_URL: string };
  /** Address of notices. */
  ownerEmail: string;
}

export interface RequestKind<T extends RequestTable, Request extends ParsedRequest> {
  table: T;
  schema: z.ZodMiniType<Request>;
  /** The row but for its stamp. */
  columns(request: Request): Omit<Tables[T], Stamp>;
  /** Stores more with a new lead, in the transaction that stores it. */
  join?(tx: Tx, lead: string, row: Tables[T]): Promise<void>;
  /** The promise of an answer counts from `promisedFrom` (ISO-8601 UTC). Null without an address that may be mailed. */
  confirmation(row: Tables[T], promisedFrom: string): QueuedMail | null;
  notice(row: Tables[T], services: NoticeServices, about: NoticeOf): QueuedMail;
}

export interface Sender {
  language: RequestRow["language"];
  /** Network address: part of the digest that recognises a repeat; not stored. */
  address: string;
  /** A program seems to have filled in the form. */
  isSuspect: boolean;
}

export interface Submitted<T extends RequestTable = RequestTable> {
  row: Tables[T];
  isNew: boolean;
  confirmation: "sent" | "delayed";
}
