import { deskWords } from "~/content/desk/words.server";
import { type LeadProjects, readLeadProjects } from "~/features/projects/desk/lead-project.server";
import { type LeadQuotes, readLeadQuotes } from "~/features/quotes/editor/lead-quotes.server";
import type { DeskQuestion } from "~/features/quotes/read-questions.server";
import { readOpenQuestions } from "~/features/quotes/read-questions.server";
import { readReviewPlan } from "~/features/reviews/desk/read-review-plan.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readCalls } from "../calling/call-lead.server";
import type { Lead } from "../lead";
import { findLead, leadsOfPerson } from "../lead-store.server";
import { readContext } from "../list/lead-list.server";
import { presentLead, type Reader } from "../list/present-lead.server";
import type { Likely } from "../person";
import { MOST_LEADS, nameOf, readLikely } from "../person-page/person-cards.server";
import type { Timeline, TimelinePlace } from "./timeline";
import { readTimeline } from "./timeline.server";

export interface LeadFile {
  lead: Lead;
  version: number;
  declineReason: string | null;
  assigneeId: string | null;
  language: LeadRow["language"];
  person: { id: string; says: string } | null;
  /** True if the person has other leads. */
  hasOthers: boolean;
  /** Null for spam. */
  duplicates: Likely | null;
  timeline: Timeline;
  quotes: LeadQuotes;
  projects: LeadProjects;
  questions: DeskQuestion[];
  /** The sentence that says who is calling. */
  calling: string | null;
  /** The day since which the site is live, and what follows for the review. Null if the lead is not won. */
  live: { on: string | null; says: string } | null;
}

export async function readLead(db: Db, id: string, reader: Reader, place: TimelinePlace): Promise<LeadFile | null> {
  const { language } = reader;
  const row = await findLead(db, { id });
  if (!row) return null;
  const known = await leadsOfPerson(db, row.person_id, MOST_LEADS);
  const rows = [row, ...known.filter((lead) => lead.id !== id)];
  const context = await readContext(db, rows, reader);
  const isSpam = row.status === "spam";
  return {
    lead: presentLead(row, context, reader),
    version: row.version,
    declineReason: row.decline_reason,
    assigneeId: row.assignee_id,
    language: row.language,
    person: isSpam ? null : { id: row.person_id, says: formatNth(row, known, language) },
    hasOthers: rows.length > 1,
    duplicates: isSpam ? null : await readLikely(db, known, reader),
    timeline: await readTimeline(db, { leads: rows, shown: id, personId: row.person_id }, context, reader, place),
    quotes: await readLeadQuotes(db, { leadIds: [id], createFor: id }, reader),
    projects: await readLeadProjects(db, id),
    questions: await readOpenQuestions(db, [id], language),
    calling: (await readCalls(db, [id], reader)).get(id) ?? null,
    live: row.status === "agreed" ? { on: row.live_on, says: await readReviewPlan(db, row, reader) } : null,
  };
}

function formatNth(row: LeadRow, known: readonly LeadRow[], language: Language): string {
  const { first, nth, ordinals } = deskWords[language].people;
  const person = nameOf(known) ?? row.name;
  const place = known.length - known.findIndex(({ id }) => id === row.id);
  if (place === 1) return fill(first, { person });
  const ordinal = ordinals[new Intl.PluralRules(language, { type: "ordinal" }).select(place)];
  return fill(nth, { nth: fill(ordinal, { count: String(place) }), person });
}
