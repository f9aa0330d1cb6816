import * as z from "zod/mini";
import { DRAFT_EMAIL } from "./configurator-state";

/** Milliseconds after which an answer is given up. */
const PATIENCE = 15_000;

const refusedSchema = z.object({ fields: z.object({ [DRAFT_EMAIL]: z.string() }) });

export type DraftOutcome = { outcome: "mailed" | "limited" | "failed" } | { outcome: "invalid"; error: string };

/** Asks the server to keep a configuration and to mail the link to it. Throws nothing. */
export async function sendDraft(body: object): Promise<DraftOutcome> {
  try {
    const response = await fetch("/api/configurator-drafts", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return { outcome: "limited" };
    if (response.status === 422) {
      return { outcome: "invalid", error: z.parse(refusedSchema, await response.json()).fields[DRAFT_EMAIL] };
    }
    return { outcome: response.ok ? "mailed" : "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
