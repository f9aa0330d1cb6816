import { leadsCopy } from "~/content/leads/leads-copy.server";
import { deedsAbout } from "~/features/audit/store.server";
import { formatMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

/** Who changed this lead last, and when, for whoever was about to overwrite it. */
export async function sayConflict(db: Db, id: string, language: Language): Promise<string> {
  const copy = leadsCopy[language];
  const [deed] = await deedsAbout(db, [`lead:${id}`], 1);
  if (!deed) return copy.conflictUnknown;
  return fill(copy.conflict, { who: deed.user_email, moment: formatMoment(deed.at, language) });
}
