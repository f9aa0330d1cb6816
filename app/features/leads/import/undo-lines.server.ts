import { refreshFromOwnLead } from "~/features/leads/person-page/change-people.server";
import { eraseRows } from "~/features/privacy/erase/personal-store.server";
import { traceLeads } from "~/features/privacy/find/find-person.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { sortedBy } from "~/lib/text/sorted-by";
import { type Lease, settle } from "~/platform/jobs/leases.server";
import { lockLead } from "../lead-store.server";
import { lockPeopleAlone } from "../person-store.server";
import { leadsInUse, linesWith, lockImport, setOutcome } from "./import-store.server";

interface Batch {
  lease: Lease;
  now: Date;
  most: number;
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
