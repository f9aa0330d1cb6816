import { leadsCopy } from "~/content/leads/leads-copy.server";
import { lastDeed } from "~/features/audit/store.server";
import { formatMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import type { AuditRow } from "~/lib/db/lead-tables";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

/** What leaves the version of a lead as it was: no two people can be at odds about it. */
const HARMLESS = ["lead.note", "lead.tag", "lead.untag"] as const;

/** What was last changed about a lead that gave it another version. */
export function lastChange(db: Db, id: string): Promise<AuditRow | undefined> {
  return lastDeed(db, `lead:${id}`, HARMLESS);
}

/** Who changed this lead last, and when, for whoever was about to overwrite it. */
export async function sayConflict(db: Db, id: string, language: Language): Promise<string> {
  const copy = leadsCopy[language];
  const deed = await lastChange(db, id);
  if (!deed) return copy.conflictUnknown;
  return fill(copy.conflict, { who: deed.user_email, moment: formatMoment(deed.at, language) });
}
