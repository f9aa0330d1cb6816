import { ANSWER_PATIENCE } from "~/lib/http/post-json";
import { NEW_LEAD_PATH } from "../paths";
import { dropWaiting, saveWaiting, type WaitingLead, waitingOf } from "./waiting-leads";

export interface SentLead {
  name: string;
  /** The page of the lead. */
  path: string;
}

/**
 * Sends the leads of one user that wait on this device, one by one, until one cannot be delivered. Each arrives once,
 * however often it is sent. Browser only; never throws.
 */
export async function sendWaiting(by: string, onSent: (sent: SentLead) => void): Promise<void> {
  for (const [id, lead] of waitingOf(by)) {
    if (lead.isRefused) continue;
    const outcome = await send(lead);
    if (outcome === "away") return;
    if (outcome === "refused") saveWaiting(id, { ...lead, isRefused: true });
    else {
      dropWaiting(id);
      onSent({ name: lead.fields.name ?? "", path: outcome.path });
    }
  }
}

/** As the form does without scripts: the answer to what was taken leads to its page. */
async function send({ fields }: WaitingLead): Promise<{ path: string } | "refused" | "away"> {
  try {
    const response = await fetch(NEW_LEAD_PATH, {
      method: "POST",
      body: new URLSearchParams(fields as Record<string, string>),
      signal: AbortSignal.timeout(ANSWER_PATIENCE),
    });
    if (response.status === 422) return "refused";
    const { pathname, search } = new URL(response.url);
    const isTaken = response.ok && response.redirected && !pathname.startsWith("/admin/sign-in");
    return isTaken ? { path: pathname + search } : "away";
  } catch {
    return "away";
  }
}
