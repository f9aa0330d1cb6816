import { v4 as uuidv4 } from "uuid";
import * as z from "zod/mini";

/** A request that is being written: it survives a reload, Back and a failed attempt, in this tab. */
export interface OfferRequestDraft {
  /** Stays the same from the first attempt on as long as the content does, so that the server keeps it once. */
  submissionId: string;
  /** What was typed, by field name. */
  values: Record<string, string>;
  /** The content that was sent under this id; null before. */
  sent: string | null;
}

const draftSchema = z.object({
  submissionId: z.guid(),
  values: z.record(z.string(), z.string()),
  sent: z.nullable(z.string()),
});

export function newDraft(values: Record<string, string>): OfferRequestDraft {
  return { submissionId: uuidv4(), values, sent: null };
}

/**
 * The draft of the form with this source; null when there is none, or the browser keeps nothing. An id that was not sent
 * yet is replaced: a duplicate of the tab starts with the same one, and would send other content under it.
 */
export function readDraft(source: string): OfferRequestDraft | null {
  try {
    const draft = draftSchema.parse(JSON.parse(sessionStorage.getItem(storageKey(source)) ?? "null"));
    return draft.sent === null ? newDraft(draft.values) : draft;
  } catch {
    return null;
  }
}

export function keepDraft(source: string, draft: OfferRequestDraft): void {
  try {
    sessionStorage.setItem(storageKey(source), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}

export function dropDraft(source: string): void {
  try {
    sessionStorage.removeItem(storageKey(source));
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function storageKey(source: string): string {
  return `offer-request:${source}`;
}
