import * as z from "zod/mini";
import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { dayAt } from "~/lib/time/clock";
import { yearsBefore } from "~/lib/time/zoned-time.server";
import type { Live } from "~/platform/live/live.server";
import { liveSchema, noteSchema, planSchema, statusSchema, tagSchema } from "./lead-changes.server";
import { stepLive, stepPlan, stepStatus, stepTag } from "./lead-page/lead-steps.server";
import { insertNote, lockLead, touchLead } from "./lead-store.server";
import { withNote } from "./search-text.server";

export interface ChangeServices {
  db: Db;
  live: Pick<Live, "publish">;
}

/** `changed`: or it was so already. Nothing has happened unless it is `changed`. */
export type Changed = "changed" | "conflict" | "invalid" | "gone";

/** A first status but `new` or `spam` answers it; `new` takes back an answer by status. Spam: `restoreLead`. */
export async function changeStatus(
  services: ChangeServices,
  id: string,
  fields: Record<string, unknown>,
  by: By,
): Promise<Changed> {
  const parsed = z.safeParse(statusSchema, fields);
  if (!parsed.success) return "invalid";
  return change(services, id, by, async (tx, lead) => (await stepStatus(tx, lead, parsed.data, by.now)) ?? "changed");
}

/** Empty drops the plan; `invalid` when there is none to drop. */
export async function planNextAction(
  services: ChangeServices,
  id: string,
  fields: Record<string, unknown>,
  by: By,
): Promise<Changed> {
  const parsed = z.safeParse(planSchema, fields);
  if (!parsed.success) return "invalid";
  const { action, version } = parsed.data;
  return change(services, id, by, async (tx, lead) => {
    if (action === null && lead.next_action === null && lead.version === version) return "invalid";
    return (await stepPlan(tx, lead, parsed.data, by.now)) ?? "changed";
  });
}

/** Further away, it is a typing error. */
const LIVE_YEARS = { past: 10, ahead: 2 };

/**
 * Sets the day since which the site of a won lead is live; the review is asked a week later. `clear` drops the date.
 */
export async function setLiveDate(
  services: ChangeServices,
  id: string,
  fields: Record<string, unknown>,
  by: By,
): Promise<Changed> {
  const parsed = z.safeParse(liveSchema, "clear" in fields ? { ...fields, on: "" } : fields);
  if (!parsed.success) return "invalid";
  const { on, version } = parsed.data;
  const first = dayAt(yearsBefore(by.now, LIVE_YEARS.past));
  const last = dayAt(yearsBefore(by.now, -LIVE_YEARS.ahead));
  if (on !== null && (on < first || on > last)) return "invalid";
  return change(services, id, by, async (tx, lead) => {
    if (lead.version !== version) return "conflict";
    if (lead.status !== "agreed" || (on === null && lead.live_on === null)) return "invalid";
    return (await stepLive(tx, lead, { on, version }, by.now)) ?? "changed";
  });
}

export async function addNote(services: ChangeServices, id: string, note: unknown, by: By): Promise<Changed> {
  const parsed = z.safeParse(noteSchema, note);
  if (!parsed.success) return "invalid";
  const text = parsed.data;
  return change(services, id, by, async (tx, lead) => {
    const at = by.now.toISOString();
    await insertNote(tx, { id: newId(), lead_id: id, text, user_email: by.user.email, created_at: at });
    await touchLead(tx, id, { search: withNote(lead.search, text), updated_at: at });
    return { action: "lead.note" };
  });
}

/** `changed` even if it was so already. */
export async function changeTag(
  services: ChangeServices,
  id: string,
  tagged: { tag: unknown; isOn: boolean },
  by: By,
): Promise<Changed> {
  const parsed = z.safeParse(tagSchema, tagged.tag);
  if (!parsed.success) return "invalid";
  const tag = parsed.data;
  const { isOn } = tagged;
  return change(services, id, by, async (tx, lead) => (await stepTag(tx, lead, { tag, isOn }, by.now)) ?? "changed");
}

export async function change(
  { db, live }: ChangeServices,
  id: string,
  { user, now }: By,
  work: (tx: Tx, lead: LeadRow) => Promise<Changed | Pick<AuditEntry, "action" | "detail">>,
): Promise<Changed> {
  const done = await db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, id);
    if (!lead) return "gone";
    const auditEntry = await work(tx, lead);
    if (typeof auditEntry !== "string") await recordAudit(tx, { ...auditEntry, user, at: now, subject: `lead:${id}` });
    return auditEntry;
  });
  if (typeof done === "string") return done;
  void live.publish({ kind: "lead-changed", lead: id });
  return "changed";
}
