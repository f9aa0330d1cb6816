import * as z from "zod/mini";
import type { FILL_TIME, HONEYPOT } from "~/features/forms/suspect";
import { postJson } from "~/lib/http/post-json";
import type { OfferRequest } from "./offer-request";

const storedSchema = z.object({ created_at: z.iso.datetime(), confirmation: z.enum(["sent", "delayed"]) });
const refusedSchema = z.object({ fields: z.record(z.string(), z.string()) });

/** `confirmation` tells whether the visitor's mail is on its way; `createdAt` is ISO-8601 UTC. */
export type SendOutcome =
  | { outcome: "stored"; createdAt: string; confirmation: "sent" | "delayed" }
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "limited" }
  | { outcome: "failed" };

/** What the browser posts: `page` is the path that the form stands on. */
export interface OfferRequestBody extends OfferRequest {
  submission_id: string;
  page: string;
  [HONEYPOT]: string;
  [FILL_TIME]: number | null;
}

/** Posts a request for a quote. Throws nothing: whatever goes wrong on the way is an outcome. */
export function sendOfferRequest(body: OfferRequestBody): Promise<SendOutcome> {
  return postRequest("/api/offer-requests", body);
}

/** Posts a request to one of the addresses that store them. Throws nothing. */
export async function postRequest(address: string, body: object): Promise<SendOutcome> {
  try {
    const response = await postJson(address, body);
    if (response.status === 429) return { outcome: "limited" };
    const answer: unknown = await response.json();
    if (response.status === 422) return { outcome: "invalid", errors: z.parse(refusedSchema, answer).fields };
    if (!response.ok) return { outcome: "failed" };
    const { created_at, confirmation } = z.parse(storedSchema, answer);
    return { outcome: "stored", createdAt: created_at, confirmation };
  } catch {
    return { outcome: "failed" };
  }
}
