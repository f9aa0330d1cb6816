import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import { lastChange } from "../conflict-message.server";
import { findLead } from "../lead-store.server";

export async function moveConflictMessage(db: Db, id: string, language: Language): Promise<string> {
  const { conflict, conflictUnknown, gone } = deskWords[language].dashboard.board;
  const lead = await findLead(db, { id });
  if (!lead) return gone;
  const auditEntry = await lastChange(db, id);
  if (!auditEntry) return fill(conflictUnknown, { name: lead.name });
  return fill(conflict, { name: lead.name, who: auditEntry.user_email, moment: formatMoment(auditEntry.at, language) });
}
