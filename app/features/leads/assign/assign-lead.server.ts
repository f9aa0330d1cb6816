import * as z from "zod/mini";
import { findUser } from "~/features/users/sign-in/sign-in-store.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ChangeServices } from "../change-lead.server";
import { assignSchema } from "../lead-changes.server";
import type { RecordedContact } from "../lead-page/record-contact.server";
import { findLead } from "../lead-store.server";
import { changeTogether } from "../list/change-leads.server";
import { ME } from "./assignee";

/** `take` is whoever presses that button, whatever was chosen in the list. */
export async function assignLead(
  services: ChangeServices,
  id: string,
  { take, ...fields }: Record<string, unknown>,
  by: By,
): Promise<RecordedContact> {
  const parsed = z.safeParse(assignSchema, fields);
  if (!parsed.success) return { outcome: "invalid", batch: null };
  const { version, assignee: chosen } = parsed.data;
  const assignee = take === ME ? by.user.id : chosen;
  if (!(await isColleague(services.db, assignee))) return { outcome: "invalid", batch: null };
  const batch = await changeTogether(services, [{ id, version }], { kind: "assign", assignee }, by);
  if (batch.changed > 0) return { outcome: "changed", batch: batch.id };
  if (batch.skipped === "[]") return { outcome: "changed", batch: null };
  return { outcome: (await findLead(services.db, { id })) ? "conflict" : "gone", batch: null };
}

/** So is nobody. */
export async function isColleague(db: Db, id: string | null): Promise<boolean> {
  return id === null || (await findUser(db, { id })) !== undefined;
}
