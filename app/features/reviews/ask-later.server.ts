import { reviewSettings } from "~/content/reviews";
import { whenOpen } from "~/features/leads/plans/step-days.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { daysLater } from "~/lib/time/clock";
import { enqueueReview } from "./review-store.server";

const DAYS_AFTER = 7;

/** In the transaction in which a lead is won. Whether its customer may be asked is seen to when it is due. */
export async function askForReviewLater(tx: Tx, { id, language }: LeadRow, now: Date): Promise<void> {
  if (!reviewSettings.asks) return;
  const at = now.toISOString();
  await enqueueReview(tx, {
    id: newId(),
    lead_id: id,
    state: "queued",
    language,
    won_at: at,
    due_at: whenOpen(daysLater(at, DAYS_AFTER)),
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    token_hash: null,
    asked_at: null,
    stars: null,
    words: null,
    name: null,
    consent: null,
    given_at: null,
    answer: null,
    answered_at: null,
    hidden_reason: null,
  });
}
