import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { SiteChangeRow } from "~/lib/db/tables/site-tables";
import { type ContentKind, fits, fittingValues, isSame, type Typed, type Values } from "./content-kind";
import { nameOf, valuesIn } from "./site-content.server";
import {
  changesOfVersion,
  deleteDraft,
  findDraft,
  insertChanges,
  lastChanges,
  lockSiteContent,
  newestVersion,
  putDraft,
} from "./site-content-store.server";

/** The highest value of PostgreSQL's `integer`. */
const HIGHEST_VERSION = 2 ** 31 - 1;

export interface Conflict {
  outcome: "conflict";
  /** The values that both changed. */
  names: string[];
  /** The user who changed them last, and the time. */
  by: string;
  at: string;
  version: number;
  /** The current values with the changes of this user. */
  merged: Values;
}

export type Published = { outcome: "published"; version: number } | { outcome: "same" } | Conflict;

/**
 * All values of a kind as somebody left them who had begun with version `base`. What only others changed since stays
 * theirs. The draft that they read, saved at `readAt`, ends with it; one that was saved since stays.
 */
export async function publishContent(
  db: Db,
  kind: ContentKind,
  { base, values, readAt = "" }: { base: number; values: Values; readAt?: string },
  by: By,
): Promise<Published> {
  return db.transaction().execute(async (tx) => {
    await lockSiteContent(tx);
    const last = await lastChanges(tx);
    const now = currentValues(kind, last);
    const before = isVersion(base) ? currentValues(kind, await lastChanges(tx, base)) : now;
    const own = Object.keys(kind.shipped).filter((name) => name in values && !isSame(values[name], before[name]));
    const both = own.filter((name) => !isSame(now[name], before[name]) && !isSame(now[name], values[name]));
    const version = await newestVersion(tx);
    const [first] = both;
    const row = last.find((known) => known.kind === kind.id && nameOf(known) === first);
    if (row) {
      const merged = { ...now, ...Object.fromEntries(own.map((name) => [name, values[name]])) };
      return { outcome: "conflict", names: both, by: row.user_email, at: row.at, version, merged };
    }
    await deleteDraft(tx, kind.id, readAt);
    const changed = own.filter((name) => !isSame(now[name], values[name]));
    if (changed.length === 0) return { outcome: "same" };
    const next = version + 1;
    await insertChanges(
      tx,
      changed.map((name) => changeOf(kind, name, values[name], next, by)),
    );
    const detail = { version: next, names: changed };
    await recordAudit(tx, { user: by.user, at: by.now, action: "site.publish", subject: `site:${kind.id}`, detail });
    return { outcome: "published", version: next };
  });
}

/** Back to what held before that version. `conflict`: something of it was changed again since. */
export async function undoVersion(
  db: Db,
  kind: ContentKind,
  version: number,
  by: By,
): Promise<{ outcome: "undone"; version: number } | { outcome: "conflict" | "gone" }> {
  if (!isVersion(version)) return { outcome: "gone" };
  return db.transaction().execute(async (tx) => {
    await lockSiteContent(tx);
    const rows = (await changesOfVersion(tx, version)).filter((row) => row.kind === kind.id);
    if (rows.length === 0) return { outcome: "gone" };
    const last = new Map((await lastChanges(tx)).map((row) => [keyOf(row), row.version]));
    if (rows.some((row) => last.get(keyOf(row)) !== version)) return { outcome: "conflict" };
    const before = new Map((await lastChanges(tx, version - 1)).map((row) => [keyOf(row), row.value]));
    const next = (await newestVersion(tx)) + 1;
    const at = by.now.toISOString();
    await insertChanges(
      tx,
      rows.map((row) => ({
        ...row,
        version: next,
        value: before.get(keyOf(row)) ?? null,
        user_email: by.user.email,
        at,
      })),
    );
    const detail = { version: next, undone: version };
    await recordAudit(tx, { user: by.user, at: by.now, action: "site.undo", subject: `site:${kind.id}`, detail });
    return { outcome: "undone", version: next };
  });
}

/** Gives up values that no longer fit, or are no longer part of the site. */
export async function discardUnfit(db: Db, kind: ContentKind, by: By): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockSiteContent(tx);
    const rows = unfitChanges(kind, await lastChanges(tx));
    if (rows.length === 0) return false;
    const version = (await newestVersion(tx)) + 1;
    const changes = rows.map((row) => ({
      ...row,
      version,
      value: null,
      user_email: by.user.email,
      at: by.now.toISOString(),
    }));
    await insertChanges(tx, changes);
    const detail = { version, names: rows.map(nameOf) };
    await recordAudit(tx, { user: by.user, at: by.now, action: "site.publish", subject: `site:${kind.id}`, detail });
    return true;
  });
}

/** `readAt`: when the draft was saved that this one replaces; empty if there was none. */
export async function saveSiteDraft(
  db: Db,
  kind: ContentKind,
  { base, values, typed, readAt }: { base: number; values: Values; typed: Typed; readAt: string },
  { user, now }: By,
): Promise<{ outcome: "kept" } | { outcome: "conflict"; by: string; at: string }> {
  return db.transaction().execute(async (tx) => {
    await lockSiteContent(tx);
    const known = await findDraft(tx, kind.id);
    if (known && known.at !== readAt) return { outcome: "conflict", by: known.user_email, at: known.at };
    await putDraft(tx, {
      kind: kind.id,
      base: isVersion(base) ? base : await newestVersion(tx),
      content: JSON.stringify(fittingValues(kind, values)),
      fields: JSON.stringify(typed),
      user_email: user.email,
      at: now.toISOString(),
    });
    await recordAudit(tx, { user, at: now, action: "site.draft", subject: `site:${kind.id}` });
    return { outcome: "kept" };
  });
}

/** `conflict`: another one was saved since `readAt`, and stays. */
export async function discardDraft(
  db: Db,
  kind: ContentKind,
  readAt: string,
  { user, now }: By,
): Promise<"discarded" | "conflict"> {
  return db.transaction().execute(async (tx) => {
    await lockSiteContent(tx);
    if (!(await deleteDraft(tx, kind.id, readAt))) return (await findDraft(tx, kind.id)) ? "conflict" : "discarded";
    await recordAudit(tx, { user, at: now, action: "site.discard", subject: `site:${kind.id}` });
    return "discarded";
  });
}

/** The values that ship, with those that were published in their place. */
export function currentValues(kind: ContentKind, rows: readonly SiteChangeRow[]): Values {
  return { ...kind.shipped, ...fittingValues(kind, Object.fromEntries(valuesIn(rows, kind))) };
}

export function unfitChanges(kind: ContentKind, rows: readonly SiteChangeRow[]): SiteChangeRow[] {
  const unfit = new Set(valuesIn(rows, kind).flatMap(([name, value]) => (fits(kind, name, value) ? [] : [name])));
  return rows.filter((row) => row.kind === kind.id && row.value !== null && unfit.has(nameOf(row)));
}

function changeOf(kind: ContentKind, name: string, value: unknown, version: number, { user, now }: By): SiteChangeRow {
  const [bare = "", language = ""] = name.split("/");
  const stored = isSame(value, kind.shipped[name]) ? null : JSON.stringify(value);
  return {
    kind: kind.id,
    name: bare,
    language,
    version,
    value: stored,
    user_email: user.email,
    at: now.toISOString(),
  };
}

function keyOf({ kind, name, language }: SiteChangeRow): string {
  return JSON.stringify([kind, name, language]);
}

function isVersion(version: number): boolean {
  return Number.isInteger(version) && version >= 0 && version <= HIGHEST_VERSION;
}
