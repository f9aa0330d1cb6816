import { reviewSettings } from "~/content/reviews";
import { whenOpen } from "~/features/leads/plans/step-days.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import { newId } from "~/lib/new-id.server";
import { addDays, momentAt } from "~/lib/time/zoned-time";
import { enqueueReview, findReviewOfLead } from "./review-store.server";

const DAYS_AFTER_LIVE = 7;

/** Call it in the transaction that wins a lead. The due moment decides if its customer may be asked. */
export async function askForReviewLater(tx: Tx, lead: LeadRow, now: Date): Promise<void> {
  if (!reviewSettings.asks) return;
  await enqueueReview(tx, reviewOf(lead, now.toISOString(), now));
}

/** Call it in the transaction that changes the live date of a won lead. */
export async function moveReview(tx: Tx, lead: LeadRow, now: Date): Promise<void> {
  const review = await findReviewOfLead(tx, lead.id);
  if (!review && !(reviewSettings.asks && lead.live_on)) return;
  await enqueueReview(tx, reviewOf(lead, review?.won_at ?? latestYes(lead, now), now));
}

/** A lead may have been won while customers were not asked: the yes came before the site was live, and before now. */
function latestYes({ live_on }: LeadRow, now: Date): string {
  const live = live_on === null ? now.getTime() : Date.parse(momentAt(live_on, "00:00"));
  return new Date(Math.min(live, now.getTime())).toISOString();
}

function reviewOf({ id, language, live_on }: LeadRow, won_at: string, now: Date): ReviewRow {
  return {
    id: newId(),
    lead_id: id,
    state: live_on === null ? "waiting" : "queued",
    language,
    won_at,
    due_at: live_on === null ? won_at : askAt(live_on, now),
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
  };
}

/** The opening of the business on the seventh day after; if that has passed, at once or at the next opening. */
function askAt(liveOn: string, now: Date): string {
  const day = Date.parse(momentAt(askDay(liveOn), "00:00"));
  return whenOpen(new Date(Math.max(day, now.getTime())).toISOString());
}

/** Later where the business is closed that day, or the site was live long before it was said. */
export function askDay(liveOn: string): string {
  return addDays(liveOn, DAYS_AFTER_LIVE);
}
