import * as z from "zod/mini";
import { postJson } from "~/lib/http/post-json";

const storedSchema = z.object({ created_at: z.iso.datetime(), confirmation: z.enum(["sent", "delayed"]) });
const refusedSchema = z.object({ fields: z.record(z.string(), z.string()) });

/** `confirmation` tells whether the visitor's mail is on its way; `createdAt` is ISO-8601 UTC. */
export type SendOutcome =
  | { outcome: "stored"; createdAt: string; confirmation: "sent" | "delayed" }
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "limited" }
  | { outcome: "failed" };

/** Posts a request to one of the addresses that store them. Throws nothing: whatever goes wrong on the way is an outcome. */
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
