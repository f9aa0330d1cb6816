import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { firstErrors } from "~/features/forms/field-errors";
import { isSuspect } from "~/features/forms/suspect";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { ParsedRequest, RequestKind, Sender, SubmitServices, Submitted } from "./request-kind.server";
import type { RequestTable } from "./store.server";
import { findSubmitted, submitRequest } from "./submit-request.server";

export type Received<T extends RequestTable = RequestTable> =
  | { outcome: "stored"; submitted: Submitted<T> }
  | { outcome: "invalid"; errors: Record<string, SharedKey> }
  | { outcome: "limited"; retryAfter: number };

export interface ReceiveServices extends SubmitServices {
  limits: { requestsByAddress: Limiter; requestsByEmail: Limiter };
}

/**
 * What a body becomes. A repeat of a stored request is answered whatever the limits say: it costs nothing and harms
 * nobody. Throws only what the database throws.
 */
export async function receiveRequest<T extends RequestTable, Request extends ParsedRequest>(
  kind: RequestKind<T, Request>,
  services: ReceiveServices,
  fields: Record<string, unknown>,
  sender: Omit<Sender, "isSuspect">,
): Promise<Received<T>> {
  const { limits } = services;
  const parsed = z.safeParse(kind.schema, fields);
  const repeatedId = parsed.success ? parsed.data.submission_id : null;
  const repeated = repeatedId === null ? null : await findSubmitted(services, kind.table, repeatedId);
  if (repeated) return { outcome: "stored", submitted: repeated };
  const byAddress = await limits.requestsByAddress.consume(sender.address);
  if (!byAddress.allowed) return { outcome: "limited", retryAfter: byAddress.retryAfter };
  if (!parsed.success) return { outcome: "invalid", errors: firstErrors(parsed.error) };
  const byEmail = await limits.requestsByEmail.consume(parsed.data.email.toLowerCase());
  if (!byEmail.allowed) return { outcome: "limited", retryAfter: byEmail.retryAfter };
  const submitted = await submitRequest(kind, services, parsed.data, { ...sender, isSuspect: isSuspect(fields) });
  return { outcome: "stored", submitted };
}
