import { deskWords } from "~/content/desk/words.server";
import { mailsWithQuotes, quotesForLeads } from "~/features/quotes/quote-list-store.server";
import { lastAuditEntry } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { AuditRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import { readNames } from "./assign/read-colleagues.server";
import { findLead } from "./lead-store.server";

/** No two people can be at odds about these. */
const HARMLESS = ["lead.note", "lead.tag", "lead.untag"] as const;

/** Undefined if a quote or an answer in the chat has done so since. */
async function lastChange(db: Db, id: string): Promise<AuditRow | undefined> {
  const auditEntry = await lastAuditEntry(db, `lead:${id}`, HARMLESS);
  const lead = await findLead(db, { id });
  const quotes = await quotesForLeads(db, [id]);
  const brought = await mailsWithQuotes(db, quotes);
  const others = [
    lead?.first_answered_at,
    ...quotes.map(({ answered_at }) => answered_at),
    ...brought.map(({ sent_at }) => sent_at),
  ];
  return auditEntry && others.every((at) => !at || at <= auditEntry.at) ? auditEntry : undefined;
}

export async function conflictMessage(db: Db, id: string, language: Language): Promise<string> {
  const copy = deskWords[language].leads;
  const auditEntry = await lastChange(db, id);
  if (!auditEntry) return copy.conflictUnknown;
  return fill(copy.conflict, { who: auditEntry.user_email, moment: formatMoment(auditEntry.at, language) });
}

/** Says who has it, if that is what has changed. */
export async function assignConflictMessage(db: Db, id: string, language: Language): Promise<string> {
  const lead = await findLead(db, { id });
  const name = lead && (await readNames(db, [lead])).get(lead.assignee_id ?? "");
  const auditEntry = await lastChange(db, id);
  if (!name || auditEntry?.action !== "lead.assign") return conflictMessage(db, id, language);
  const moment = formatMoment(auditEntry.at, language);
  return fill(deskWords[language].leads.conflictAssigned, { name, moment });
}

export async function moveConflictMessage(db: Db, id: string, language: Language): Promise<string> {
  const { conflict, conflictUnknown, gone } = deskWords[language].dashboard.board;
  const lead = await findLead(db, { id });
  if (!lead) return gone;
  const auditEntry = await lastChange(db, id);
  if (!auditEntry) return fill(conflictUnknown, { name: lead.name });
  return fill(conflict, { name: lead.name, who: auditEntry.user_email, moment: formatMoment(auditEntry.at, language) });
}
