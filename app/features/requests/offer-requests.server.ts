import type { Attribution } from "~/lib/attribution/attribution";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import { confirmationMail, noticeMail } from "./mails.server";
import { type OfferRequest, offerRequestSchema } from "./offer-request";
import type { RequestKind } from "./request-kind.server";
import { isDeskSource } from "./services";

/** Requests from every form but the configurator. */
export const offerRequests: RequestKind<"offer_requests", OfferRequest> = {
  table: "offer_requests",
  schema: offerRequestSchema,
  columns: ({ submission_id: _stamp, attribution: _kept, ...fields }) => ({ ...fields, external_id: null, is_test: 0 }),
  confirmation: (row, promisedFrom) =>
    row.is_test || !row.email ? null : confirmationMail(withoutDeskNote(row), promisedFrom),
  notice: noticeMail,
};

/** Notes of the desk are not meant for the customer. */
function withoutDeskNote(row: OfferRequestRow): OfferRequestRow {
  return isDeskSource(row.source) ? { ...row, message: null } : row;
}

export type ListedOfferRequest = Omit<OfferRequestRow, "body_digest" | "attribution" | "is_test"> & {
  attribution: Attribution | null;
  is_test: boolean;
};

/** Leaves out the digest that recognises a repeat. */
export function listedOfferRequest({
  body_digest: _inside,
  attribution,
  is_test,
  ...row
}: OfferRequestRow): ListedOfferRequest {
  return { ...row, attribution: readAttribution(attribution), is_test: is_test === 1 };
}

export function readAttribution(text: string | null): Attribution | null {
  return text === null ? null : (JSON.parse(text) as Attribution);
}
