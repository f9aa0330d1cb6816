import { dashboardCopy } from "~/content/dashboard/dashboard-copy.server";
import { formatMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { lastChange } from "../say-conflict.server";
import { findLead } from "../store.server";

export async function sayMoveConflict(db: Db, id: string, language: Language): Promise<string> {
  const { conflict, conflictUnknown, gone } = dashboardCopy[language].board;
  const lead = await findLead(db, { id });
  if (!lead) return gone;
  const deed = await lastChange(db, id);
  if (!deed) return fill(conflictUnknown, { name: lead.name });
  return fill(conflict, { name: lead.name, who: deed.user_email, moment: formatMoment(deed.at, language) });
}
