import { lockLead, touchLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import { recordAppointment } from "~/features/leads/record-lead.server";
import { endWait, openWaitsOfLeads } from "~/features/leads/waits/wait-store.server";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";

export async function lockLeadOfProject(tx: Tx, { lead_id }: ProjectRow): Promise<LeadRow | undefined> {
  await lockPeopleShared(tx);
  return lead_id === null ? undefined : await lockLead(tx, lead_id);
}

/** The customer of a project has a moment and waits for contact no longer. No second lead is made of it. */
export async function recordForProject(
  tx: Tx,
  project: ProjectRow,
  lead: LeadRow | undefined,
  row: AppointmentRow,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  if (!lead) {
    await recordAppointment(tx, row);
    await endWait(tx, { project_id: project.id, kind: "agreement" }, { answered_at: at });
    return;
  }
  await touchLead(tx, lead.id, {
    first_answered_at: lead.first_answered_at ?? at,
    version: lead.version + 1,
    updated_at: at,
  });
  // The items that the customer gave still wait for the desk.
  const wait = (await openWaitsOfLeads(tx, [lead.id])).get(lead.id);
  if (wait?.kind === "agreement") await endWait(tx, { id: wait.id }, { answered_at: at });
  await stopPlansOnActivity(tx, lead, "appointment", now);
  await enqueuePush(tx, { kind: "appointment", appointment: row.id, name: row.name, startsAt: row.starts_at }, now);
}
