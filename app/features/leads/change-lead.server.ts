import * as z from "zod/mini";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { idOf } from "~/lib/new-id.server";
import { dayAt } from "~/lib/time/clock";
import { yearsBefore } from "~/lib/time/zoned-time.server";
import type { Live } from "~/platform/live/live.server";
import { liveSchema, noteSchema, planSchema, statusSchema, tagSchema } from "./lead-changes.server";
import { type Step, stepLive, stepPlan, stepStatus, stepTag } from "./lead-page/lead-steps.server";
import { insertNote, lockLead, touchLead } from "./lead-store.server";
import { withNote } from "./search-text.server";

export interface ChangeServices {
  db: Db;
  live: Pick<Live, "publish">;
}

/** `changed`: or it was so already. Nothing has happened unless it is `changed`. */
export type Changed = "changed" | "conflict" | "invalid" | "gone";

type ChangeByForm = (services: ChangeServices, id: string, fields: unknown, by: By) => Promise<Changed>;

/** Reads a form by its schema, and locks the lead for `work`, which returns null if it was so already. */
function changeByForm<Read>(
  schema: z.ZodMiniType<Read>,
  work: (tx: Tx, lead: LeadRow, read: Read, by: By) => Promise<Changed | Step | null>,
): ChangeByForm {
  return async (services, id, fields, by) => {
    const parsed = z.safeParse(schema, fields);
    if (!parsed.success) return "invalid";
    return change(services, id, by, async (tx, lead) => (await work(tx, lead, parsed.data, by)) ?? "changed");
  };
}

/** A first status but `new` or `spam` answers it; `new` takes back an answer by status. Spam: `restoreLead`. */
export const changeStatus = changeByForm(statusSchema, (tx, lead, read, { now }) => stepStatus(tx, lead, read, now));

/** Empty drops the plan; `invalid` when there is none to drop. */
export const planNextAction = changeByForm(planSchema, async (tx, lead, plan, { now }) => {
  if (plan.action === null && lead.next_action === null && lead.version === plan.version) return "invalid";
  return stepPlan(tx, lead, plan, now);
});

/** Further away, it is a typing error. */
const LIVE_YEARS = { past: 10, ahead: 2 };

/** Sets the day since which the site of a won lead is live; the review is asked a week later. Empty drops it. */
export const setLiveDate = changeByForm(liveSchema, async (tx, lead, { on, version }, { now }) => {
  const first = dayAt(yearsBefore(now, LIVE_YEARS.past));
  const last = dayAt(yearsBefore(now, -LIVE_YEARS.ahead));
  if (on !== null && (on < first || on > last)) return "invalid";
  if (lead.version !== version) return "conflict";
  if (lead.status !== "agreed" || (on === null && lead.live_on === null)) return "invalid";
  return stepLive(tx, lead, { on, version }, now);
});

/** `made`: the id that came with the form. A repeat adds nothing. */
export function addNote(services: ChangeServices, lead: string, note: unknown, by: By, made?: unknown) {
  const add = changeByForm(noteSchema, async (tx, { id, search }, text, { user, now }) => {
    const at = now.toISOString();
    const row = { id: idOf(made), lead_id: id, text, user_email: user.email, created_at: at };
    if (!(await insertNote(tx, row))) return null;
    await touchLead(tx, id, { search: withNote(search, text), updated_at: at });
    return { action: "lead.note" };
  });
  return add(services, lead, note, by);
}

/** `changed` even if it was so already. */
export const changeTag = changeByForm(z.object({ tag: tagSchema, isOn: z.boolean() }), (tx, lead, tagged, { now }) =>
  stepTag(tx, lead, tagged, now),
);

export async function change(
  { db, live }: ChangeServices,
  id: string,
  { user, now }: By,
  work: (tx: Tx, lead: LeadRow) => Promise<Changed | Step>,
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
