import { eraseRows } from "~/features/privacy/erase/personal-store.server";
import { traceLeads } from "~/features/privacy/find/find-person.server";
import { insertRequestOnce } from "~/features/requests/request-store.server";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { sortedBy } from "~/lib/text/sorted-by";
import { type Lease, settle } from "~/platform/jobs/leases.server";
import { findLead, lockLead } from "../lead-store.server";
import { refreshFromOwnLead } from "../person-page/change-people.server";
import { lockPeopleAlone, lockPeopleShared } from "../person-store.server";
import { recordImportedLead } from "../record-lead.server";
import {
  closeLine,
  countOutcomes,
  isLeadOfImport,
  leadsInUse,
  linesWith,
  lockImport,
  openLines,
  setOutcome,
} from "./import-store.server";
import { type ImportedLead, type ImportRules, readRow } from "./read-row.server";
import { rowIdentity } from "./row-identity.server";

/** Outcomes of rows whose content is a lead by now. */
const IMPORTED = ["added", "repeated", "doubled"];

interface Batch {
  lease: Lease;
  now: Date;
  most: number;
}

/**
 * Imports the next rows of a file, in one transaction: a process that ends leaves whole batches behind. `ended`: there
 * are none left; `lost`: another process has the lease.
 */
export async function importLines(
  db: Db,
  id: string,
  { lease, rules, now, most }: Batch & { rules: ImportRules },
): Promise<"more" | "ended" | "lost"> {
  return await db.transaction().execute(async (tx) => {
    const held = await lockImport(tx, id, lease);
    if (!held) return "lost";
    // No person is erased while their row is being read.
    await lockPeopleShared(tx);
    const lines = await openLines(tx, id, most);
    for (const { id: line, line: row, cells } of lines) {
      const isHeader = row === rules.headerRow;
      const { outcome, lead } = isHeader
        ? { outcome: "header", lead: null }
        : await importLine(tx, held, JSON.parse(cells) as string[], { rules, now });
      await closeLine(tx, line, { outcome, lead_id: lead }, !IMPORTED.includes(outcome));
    }
    if (lines.length === most) return "more";
    await endImport(tx, held, now);
    return "ended";
  });
}

/** Skips the next row of a file, or leaves what it added. */
export async function failLine(db: Db, { id, doing }: LeadImportRow, lease: Lease): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockImport(tx, id, lease))) return;
    if (doing === "take-back") {
      const lines = await linesWith(tx, id, ["added"], 1);
      await setOutcome(
        tx,
        lines.map((line) => line.id),
        { outcome: "kept" },
      );
      return;
    }
    const [line] = await openLines(tx, id, 1);
    if (line) await closeLine(tx, line.id, { outcome: "failed", lead_id: null }, true);
  });
}

interface Imported {
  outcome: string;
  lead: string | null;
}

async function importLine(
  tx: Tx,
  { id }: LeadImportRow,
  cells: readonly string[],
  { rules, now }: { now: Date; rules: ImportRules },
): Promise<Imported> {
  const read = readRow(cells, rules);
  if (read.problems) return { outcome: read.problems.join(","), lead: null };
  const row = requestOf(read.lead, rowIdentity(cells), now);
  const repeated = await insertRequestOnce(tx, "offer_requests", row);
  if (!repeated) return { outcome: "added", lead: await recordImportedLead(tx, row, read.lead) };
  const lead = await findLead(tx, { kind: "offer-request", subject_id: repeated.id });
  const isDoubled = lead && (await isLeadOfImport(tx, id, lead.id));
  return { outcome: isDoubled ? "doubled" : "repeated", lead: null };
}

async function endImport(tx: Tx, row: LeadImportRow, now: Date): Promise<void> {
  const { id, user_id, user_email } = row;
  const counts = await countOutcomes(tx, id);
  await settle(tx, "lead_imports", row, { state: "done", ended_at: now.toISOString(), choices: "{}" });
  await recordAudit(tx, {
    user: { id: user_id, email: user_email },
    at: now,
    action: "import.end",
    subject: `import:${id}`,
    detail: { count: counts.get("added") ?? 0 },
  });
}

function requestOf(lead: ImportedLead, submission_id: string, now: Date): OfferRequestRow {
  const { name, email, phone, company, source, service, message, language, created_at } = lead;
  return {
    id: newId(),
    submission_id,
    body_digest: null,
    name,
    email: email ?? "",
    phone,
    company,
    service,
    message,
    source,
    language,
    status: "new",
    created_at: created_at ?? now.toISOString(),
    attribution: null,
    external_id: null,
    is_test: 0,
  };
}

/** Deletes the next leads of a file that nobody has done anything with, in one transaction; the others stay. */
export async function undoLines(db: Db, id: string, { lease, now, most }: Batch): Promise<"more" | "ended" | "lost"> {
  return await db.transaction().execute(async (tx) => {
    const held = await lockImport(tx, id, lease);
    if (!held) return "lost";
    await lockPeopleAlone(tx);
    const lines = await linesWith(tx, id, ["added"], most);
    const leads: LeadRow[] = [];
    for (const { lead_id } of sortedBy(lines, (line) => line.lead_id ?? "")) {
      const lead = lead_id === null ? undefined : await lockLead(tx, lead_id);
      if (lead) leads.push(lead);
    }
    const used = leads.length > 0 ? await leadsInUse(tx, leads) : new Set<string>();
    const [kept, gone] = [lines.filter(isKept), lines.filter((line) => !isKept(line))];
    const idsOf = (some: typeof lines) => some.map((line) => line.id);
    await setOutcome(tx, idsOf(kept), { outcome: "kept" });
    // First: erasing a lead also erases the row that it was made of.
    await setOutcome(tx, idsOf(gone), { outcome: "taken-back", lead_id: null });
    const erased = leads.filter((lead) => !used.has(lead.id));
    if (erased.length > 0) await eraseRows(tx, await traceLeads(tx, erased));
    for (const person of new Set(erased.map(({ person_id }) => person_id))) await refreshFromOwnLead(tx, person);
    if (lines.length === most) return "more";
    await settle(tx, "lead_imports", held, { state: "done", ended_at: now.toISOString() });
    return "ended";

    function isKept({ lead_id }: { lead_id: string | null }): boolean {
      return lead_id !== null && used.has(lead_id);
    }
  });
}
