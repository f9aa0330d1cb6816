import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import { conflictMessage, lastChange } from "../conflict-message.server";
import { findLead } from "../lead-store.server";
import { readNames } from "./read-colleagues.server";

/** Says who has it, if that is what has changed. */
export async function assignConflictMessage(db: Db, id: string, language: Language): Promise<string> {
  const lead = await findLead(db, { id });
  const name = lead && (await readNames(db, [lead])).get(lead.assignee_id ?? "");
  const auditEntry = await lastChange(db, id);
  if (!name || auditEntry?.action !== "lead.assign") return conflictMessage(db, id, language);
  const moment = formatMoment(auditEntry.at, language);
  return fill(deskWords[language].leads.conflictAssigned, { name, moment });
}
