import * as z from "zod/mini";
import { optionalText } from "~/components/forms/text-field";
import type { DeskUser } from "~/features/users/sessions/session.server";
import { findUser } from "~/features/users/sign-in/sign-in-store.server";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { SavedViewRow } from "~/lib/db/tables/desk-tables";
import { newId } from "~/lib/new-id.server";
import { foldText } from "~/lib/text/fold";
import { LONGEST_VIEW_NAME, type ViewOutcome } from "./saved-view";
import { findView, insertView, updateView, viewsFor } from "./view-store.server";

const MOST_VIEWS = 30;

interface By {
  user: Pick<DeskUser, "id" | "email" | "role">;
  now: Date;
}

export interface ViewChange {
  outcome: ViewOutcome;
  id: string | null;
}

const nameSchema = optionalText(LONGEST_VIEW_NAME);

export function saveView(db: Db, query: string, fields: Record<string, unknown>, by: By): Promise<ViewChange> {
  return db.transaction().execute(async (tx) => {
    await lockKey(tx, "saved views");
    const views = await viewsFor(tx, by.user.id);
    const named = readName(fields, views, null);
    if ("outcome" in named) return { ...named, id: null };
    if (views.length >= MOST_VIEWS) return { outcome: "full", id: null };
    const row: SavedViewRow = {
      id: newId(),
      user_id: by.user.id,
      is_shared: isShared(fields),
      name: named.name,
      query,
      created_at: by.now.toISOString(),
      deleted_at: null,
    };
    await insertView(tx, row);
    await log(tx, "view.save", row, by);
    return { outcome: "saved", id: row.id };
  });
}

/** If its maker is gone, it becomes the view of whoever changes it. */
export function changeView(db: Db, id: string, fields: Record<string, unknown>, by: By): Promise<ViewChange> {
  return withView(db, id, by, async (tx, view) => {
    if (view.deleted_at !== null) return "gone";
    const named = readName(fields, await viewsFor(tx, by.user.id), id);
    if ("outcome" in named) return named.outcome;
    // As nobody's view, it would be visible to nobody once it is not shared any more.
    const user_id = (await findUser(tx, { id: view.user_id }))?.id ?? by.user.id;
    await updateView(tx, id, { name: named.name, is_shared: isShared(fields), user_id });
    await log(tx, "view.change", { ...view, name: named.name }, by);
    return "changed";
  });
}

export function deleteView(db: Db, id: string, by: By): Promise<ViewChange> {
  return withView(db, id, by, async (tx, view) => {
    if (view.deleted_at !== null) return "gone";
    await updateView(tx, id, { deleted_at: by.now.toISOString() });
    await log(tx, "view.delete", view, by);
    return "deleted";
  });
}

export function restoreView(db: Db, id: string, by: By): Promise<ViewChange> {
  return withView(db, id, by, async (tx, view) => {
    if (view.deleted_at === null) return "restored";
    const [views, name] = [await viewsFor(tx, by.user.id), foldText(view.name)];
    if (views.some((other) => foldText(other.name) === name)) return "taken";
    if (views.length >= MOST_VIEWS) return "full";
    await updateView(tx, id, { deleted_at: null });
    await log(tx, "view.restore", view, by);
    return "restored";
  });
}

export function mayChange({ user_id, is_shared }: SavedViewRow, user: By["user"]): boolean {
  return user_id === user.id || (is_shared === 1 && user.role === "owner");
}

function withView(
  db: Db,
  id: string,
  by: By,
  work: (tx: Tx, view: SavedViewRow) => Promise<ViewOutcome>,
): Promise<ViewChange> {
  return db.transaction().execute(async (tx) => {
    await lockKey(tx, "saved views");
    const view = await findView(tx, id);
    const outcome = view && mayChange(view, by.user) ? await work(tx, view) : "gone";
    return { outcome, id };
  });
}

function readName(
  fields: Record<string, unknown>,
  views: readonly SavedViewRow[],
  own: string | null,
): { name: string } | { outcome: "invalid" | "taken" } {
  const parsed = z.safeParse(nameSchema, fields.name);
  if (!parsed.success || parsed.data === null) return { outcome: "invalid" };
  const name = parsed.data;
  const isTaken = views.some((view) => view.id !== own && foldText(view.name) === foldText(name));
  return isTaken ? { outcome: "taken" } : { name };
}

function isShared({ shared }: Record<string, unknown>): 0 | 1 {
  return shared === "yes" ? 1 : 0;
}

function log(tx: Tx, action: AuditEntry["action"], { id, name }: SavedViewRow, { user, now }: By): Promise<void> {
  return recordAudit(tx, { user, at: now, action, subject: `view:${id}`, detail: { name } });
}
