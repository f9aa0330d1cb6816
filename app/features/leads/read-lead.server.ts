import { type LeadQuotes, readLeadQuotes } from "~/features/quotes/lead-quotes.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import type { Lead } from "./lead";
import { readContext } from "./lead-list.server";
import { findLead, leadsOfPerson } from "./store.server";
import { type Reader, tellLead } from "./tell-lead.server";
import type { TimelineItem } from "./timeline";
import { readTimeline } from "./timeline.server";

/** As many requests of one person are shown at most. */
const MOST_LEADS = 50;

/** A lead with all that is known of its person. */
export interface LeadFile {
  lead: Lead;
  /** What a change must name, so that it does not overwrite somebody else's. */
  version: number;
  declineReason: string | null;
  language: LeadRow["language"];
  /** What happened with this person, the latest first. */
  timeline: TimelineItem[];
  quotes: LeadQuotes;
}

/** The lead with this id, worded for its reader; null when there is none. */
export async function readLead(db: Db, id: string, reader: Reader): Promise<LeadFile | null> {
  const row = await findLead(db, { id });
  if (!row) return null;
  const others = (await leadsOfPerson(db, row, MOST_LEADS)).filter((lead) => lead.id !== id);
  const rows = [row, ...others];
  const context = await readContext(db, rows, reader);
  return {
    lead: tellLead(row, context, reader),
    version: row.version,
    declineReason: row.decline_reason,
    language: row.language,
    timeline: await readTimeline(db, rows, context, reader),
    quotes: await readLeadQuotes(db, id, reader),
  };
}
