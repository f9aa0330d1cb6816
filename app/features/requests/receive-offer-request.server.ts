import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { HONEYPOT, offerRequestSchema } from "./offer-request";
import {
  findSubmitted,
  type Sender,
  type SubmitServices,
  type Submitted,
  submitOfferRequest,
} from "./submit-offer-request.server";
import { firstErrors } from "./text-field";

export type Received =
  | { outcome: "stored"; submitted: Submitted }
  | { outcome: "invalid"; errors: Record<string, SharedKey> }
  | { outcome: "limited"; retryAfter: number };

interface ReceiveServices extends SubmitServices {
  limits: { requestsByAddress: Limiter; requestsByEmail: Limiter };
}

/**
 * What a body becomes. A repeat of a stored request is answered whatever the limits say: it costs nothing and harms
 * nobody. Throws only what the database throws.
 */
export async function receiveOfferRequest(
  services: ReceiveServices,
  fields: Record<string, unknown>,
  sender: Omit<Sender, "isSuspect">,
): Promise<Received> {
  const { limits } = services;
  const parsed = z.safeParse(offerRequestSchema, fields);
  const repeatedId = parsed.success ? parsed.data.submission_id : null;
  const repeated = repeatedId === null ? null : await findSubmitted(services, repeatedId);
  if (repeated) return { outcome: "stored", submitted: repeated };
  const byAddress = await limits.requestsByAddress.consume(sender.address);
  if (!byAddress.allowed) return { outcome: "limited", retryAfter: byAddress.retryAfter };
  if (!parsed.success) return { outcome: "invalid", errors: firstErrors(parsed.error) };
  const byEmail = await limits.requestsByEmail.consume(parsed.data.email.toLowerCase());
  if (!byEmail.allowed) return { outcome: "limited", retryAfter: byEmail.retryAfter };
  const isSuspect = Boolean(fields[HONEYPOT]);
  return { outcome: "stored", submitted: await submitOfferRequest(services, parsed.data, { ...sender, isSuspect }) };
}
