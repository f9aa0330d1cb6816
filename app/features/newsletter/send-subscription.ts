import * as z from "zod/mini";
import { postJson } from "~/lib/http/post-json";
import { SUBSCRIBE_PATH } from "./paths";

const refusedSchema = z.object({ fields: z.object({ email: z.string() }) });

export type SubscriptionOutcome =
  | { outcome: "requested" | "limited" | "failed" }
  | { outcome: "invalid"; error: string };

/** Asks the server to put an address on the list. Throws nothing. */
export async function sendSubscription(body: object): Promise<SubscriptionOutcome> {
  try {
    const response = await postJson(SUBSCRIBE_PATH, body);
    if (response.status === 429) return { outcome: "limited" };
    if (response.status === 422) {
      return { outcome: "invalid", error: z.parse(refusedSchema, await response.json()).fields.email };
    }
    return { outcome: response.ok ? "requested" : "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
