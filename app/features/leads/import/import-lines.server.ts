import { insertRequestOnce } from "~/features/requests/request-store.server";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { type Lease, settle } from "~/platform/jobs/leases.server";
import { findLead } from "../lead-store.server";
import { lockPeopleShared } from "../person-store.server";
import { recordImportedLead } from "../record-lead.server";
import {
  closeLine,
  countOutcomes,
  isLeadOfImport,
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
  /** Of this file. */
  rules: ImportRules;
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
  { lease, rules, now, most }: Batch,
): Promise<"more" | "ended" | "lost"> {
  return await db.transaction().execute(async (tx) => {
    const held = await lockImport(tx, id, lease);
    if (!held) return "lost";
    // Nobody is erased meanwhile whose row is just being read.
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
  { rules, now }: Pick<Batch, "rules" | "now">,
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
