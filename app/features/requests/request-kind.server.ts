import type * as z from "zod/mini";
import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import type { Attribution } from "~/lib/attribution/attribution";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { RequestRow, Tables } from "~/lib/db/tables/tables";
import type { Live } from "~/platform/live/live.server";
import type { NoticeOf, NoticeServices } from "./mails.server";
import type { RequestTable } from "./request-store.server";

/** The kind of lead that is made of the requests of each table. */
export const LEAD_KINDS = {
  offer_requests: "offer-request",
  configurator_requests: "configurator-request",
} as const satisfies Record<RequestTable, LeadRow["kind"]>;

/** What the schema of every kind of request gives. */
export interface ParsedRequest {
  submission_id: string | null;
  email: string;
  attribution: Attribution | null;
}

/** The columns that every request gets, whatever it is about. */
export type Stamp = "id" | "submission_id" | "body_digest" | "language" | "status" | "created_at" | "attribution";

/** The services that storing a request needs. */
export interface SubmitServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SESSION_SECRET: string; SITE_URL: string };
  /** Who is told of a lead. */
  ownerEmail: string;
}

/** The requests of one kind of form: how they are read, what is kept of them, and which mails they owe. */
export interface RequestKind<T extends RequestTable, Request extends ParsedRequest> {
  table: T;
  schema: z.ZodMiniType<Request>;
  /** What the row holds of the request, besides its stamp. */
  columns(request: Request): Omit<Tables[T], Stamp>;
  /**
   * The mails count their promise of an answer from `promisedFrom` (ISO-8601 UTC). A request without an address that may
   * be written to has no confirmation.
   */
  confirmation(row: Tables[T], promisedFrom: string): QueuedMail | null;
  notice(row: Tables[T], services: NoticeServices, about: NoticeOf): QueuedMail;
}

export interface Sender {
  language: RequestRow["language"];
  /** Network address: part of the digest that recognises a repeat; not stored. */
  address: string;
  /** Whether a program seems to have filled in the form. */
  isSuspect: boolean;
}

export interface Submitted<T extends RequestTable = RequestTable> {
  row: Tables[T];
  isNew: boolean;
  /** Whether the mail server took the visitor's confirmation in time. */
  confirmation: "sent" | "delayed";
}
