import type { ReviewRow } from "~/lib/db/tables/review-tables";
import { newId } from "~/lib/new-id.server";

/** A published review of a customer. */
export function reviewRow(changes: Partial<ReviewRow> & Pick<ReviewRow, "lead_id">): ReviewRow {
  const id = newId();
  return {
    id,
    state: "published",
    language: "nl",
    won_at: "2026-03-02T10:00:00.000Z",
    due_at: "2026-03-09T10:00:00.000Z",
    attempts: 1,
    lease_owner: null,
    lease_until: null,
    token_hash: `hash-of-${id}`,
    asked_at: "2026-03-09T10:00:00.000Z",
    stars: 5,
    words: "Vlot en helder.",
    name: "Joris",
    consent: "Weef mag dit tonen.",
    given_at: "2026-03-10T10:00:00.000Z",
    answer: null,
    answered_at: null,
    hidden_reason: null,
    ...changes,
  };
}
