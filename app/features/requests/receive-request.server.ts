import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { isSuspect } from "~/components/forms/suspect";
import type { SharedKey } from "~/content/shared/shared-copy";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { ParsedRequest, RequestKind, Sender, SubmitServices, Submitted } from "./request-kind.server";
import type { RequestTable } from "./request-store.server";
import { TooManyRequests } from "./store-request.server";
import { submitRequest } from "./submit-request.server";

export type Received<T extends RequestTable = RequestTable> =
  | { outcome: "stored"; submitted: Submitted<T> }
  | { outcome: "invalid"; errors: Record<string, SharedKey> }
  | { outcome: "limited"; retryAfter: number };

export interface ReceiveServices extends SubmitServices {
  limits: { requestsByAddress: Limiter; requestsByEmail: Limiter };
}

/** A repeat counts against no limit, since nothing of it is stored. Throws only database errors. */
export async function receiveRequest<T extends RequestTable, Request extends ParsedRequest>(
  kind: RequestKind<T, Request>,
  services: ReceiveServices,
  fields: Record<string, unknown>,
  sender: Omit<Sender, "isSuspect">,
): Promise<Received<T>> {
  const { requestsByAddress, requestsByEmail } = services.limits;
  const parsed = z.safeParse(kind.schema, fields);
  if (!parsed.success) {
    const allowance = await requestsByAddress.consume(sender.address);
    if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter };
    return { outcome: "invalid", errors: firstErrors(parsed.error) };
  }
  const request = parsed.data;
  const limits: [Limiter, string][] = [
    [requestsByAddress, sender.address],
    [requestsByEmail, request.email.toLowerCase()],
  ];
  try {
    const submitted = await submitRequest(kind, services, request, { ...sender, isSuspect: isSuspect(fields) }, limits);
    return { outcome: "stored", submitted };
  } catch (error) {
    if (error instanceof TooManyRequests) return { outcome: "limited", retryAfter: error.retryAfter };
    throw error;
  }
}
