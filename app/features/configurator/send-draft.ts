import * as z from "zod/mini";
import { postJson } from "~/lib/http/post-json";
import { DRAFT_EMAIL } from "./configurator-state";

const refusedSchema = z.object({ fields: z.object({ [DRAFT_EMAIL]: z.string() }) });

export type DraftOutcome = { outcome: "mailed" | "limited" | "failed" } | { outcome: "invalid"; error: string };

/** Asks the server to keep a configuration and to mail the link to it. Throws nothing. */
export async function sendDraft(body: object): Promise<DraftOutcome> {
  try {
    const response = await postJson("/api/configurator-drafts", body);
    if (response.status === 429) return { outcome: "limited" };
    if (response.status === 422) {
      return { outcome: "invalid", error: z.parse(refusedSchema, await response.json()).fields[DRAFT_EMAIL] };
    }
    return { outcome: response.ok ? "mailed" : "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
