import { business } from "~/content/business";
import { deleteAppointmentsBefore } from "~/features/appointments/store.server";
import { deleteExpiredDrafts } from "~/features/configurator/store.server";
import { deleteConsentsBefore } from "~/features/consent/store.server";
import { deleteConversationsBefore } from "~/features/conversations/store.server";
import { deleteLeadsWithoutOrigin } from "~/features/leads/store.server";
import { deleteOldEvents } from "~/features/meta-leads/retention.server";
import { deleteOldSubscriptions } from "~/features/newsletter/subscribe.server";
import { deleteQuotesBefore } from "~/features/quotes/store.server";
import { yearsBefore } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";

/**
 * Deletes what may no longer be kept at `now`: what has a term of its own by that, the rest by the years that marketing
 * data are kept (specification, section 9).
 */
export async function deleteOutdated(db: Db, now: Date): Promise<void> {
  const { customerYears, marketingYears } = business.retention;
  const before = yearsBefore(now, marketingYears);
  await deleteExpiredDrafts(db, now);
  await deleteOldSubscriptions(db, now);
  await deleteConversationsBefore(db, before);
  await deleteAppointmentsBefore(db, before);
  await deleteConsentsBefore(db, before);
  await deleteOldEvents(db, now);
  await deleteQuotesBefore(db, { agreed: yearsBefore(now, customerYears), other: before });
  await deleteLeadsWithoutOrigin(db);
}
