import * as z from "zod/mini";
import { SUBSCRIBE_PATH } from "./paths";

/** Milliseconds after which an answer is given up. */
const PATIENCE = 15_000;

const refusedSchema = z.object({ fields: z.object({ email: z.string() }) });

export type SubscriptionOutcome =
  | { outcome: "requested" | "limited" | "failed" }
  | { outcome: "invalid"; error: string };

/** Asks the server to put an address on the list. Throws nothing. */
export async function sendSubscription(body: object): Promise<SubscriptionOutcome> {
  try {
    const response = await fetch(SUBSCRIBE_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return { outcome: "limited" };
    if (response.status === 422) {
      return { outcome: "invalid", error: z.parse(refusedSchema, await response.json()).fields.email };
    }
    return { outcome: response.ok ? "requested" : "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
