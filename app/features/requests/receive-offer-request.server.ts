import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { HONEYPOT, offerRequestSchema } from "./offer-request";
import { type Sender, type SubmitServices, type Submitted, submitOfferRequest } from "./submit-offer-request.server";
import { firstErrors } from "./text-field";

export type Received =
  | { outcome: "stored"; submitted: Submitted }
  | { outcome: "invalid"; errors: Record<string, SharedKey> }
  | { outcome: "limited"; retryAfter: number };

interface ReceiveServices extends SubmitServices {
  limits: { requestsByAddress: Limiter; requestsByEmail: Limiter };
}

/** What a body becomes: limits first, then the schema, then the store. Throws only what the database throws. */
export async function receiveOfferRequest(
  services: ReceiveServices,
  fields: Record<string, unknown>,
  sender: Omit<Sender, "isSuspect">,
): Promise<Received> {
  const { limits } = services;
  const byAddress = await limits.requestsByAddress.consume(sender.address);
  if (!byAddress.allowed) return { outcome: "limited", retryAfter: byAddress.retryAfter };
  const parsed = z.safeParse(offerRequestSchema, fields);
  if (!parsed.success) return { outcome: "invalid", errors: firstErrors(parsed.error) };
  const byEmail = await limits.requestsByEmail.consume(parsed.data.email.toLowerCase());
  if (!byEmail.allowed) return { outcome: "limited", retryAfter: byEmail.retryAfter };
  const isSuspect = Boolean(fields[HONEYPOT]);
  return { outcome: "stored", submitted: await submitOfferRequest(services, parsed.data, { ...sender, isSuspect }) };
}
