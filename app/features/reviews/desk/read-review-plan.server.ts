import { deskWords } from "~/content/desk/words.server";
import { reviewSettings } from "~/content/reviews";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { dayInWords } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { askDay } from "../ask-later.server";
import { findReviewOfLead, isAsked } from "../review-store.server";

/** The moment the customer of a won lead is asked for a review, or the reason against it, in words. */
export async function readReviewPlan(
  db: Db,
  lead: LeadRow,
  { language, now }: { language: Language; now: Date },
): Promise<string> {
  const says = deskWords[language].leads.review;
  const onDay = (text: string, moment: string) => fill(text, { day: dayInWords(dayOf(moment), language) });
  const review = await findReviewOfLead(db, lead.id);
  if (review?.asked_at) return onDay(says.asked, review.asked_at);
  if (!reviewSettings.asks) return says.off;
  if (lead.is_test === 1) return says.test;
  if (lead.email === null) return says.unreachable;
  if (await isAsked(db, lead)) return says.askedBefore;
  if (lead.live_on === null) return says.undated;
  if (!review) return says.dropped;
  if (review.due_at <= now.toISOString()) return says.now;
  return onDay(dayOf(review.due_at) === askDay(lead.live_on) ? says.planned : says.later, review.due_at);
}
