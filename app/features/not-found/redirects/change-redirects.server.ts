import { addressAt } from "~/content/addresses.server";
import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { readVersion } from "~/lib/db/read-version";
import type { RedirectRow } from "~/lib/db/tables/tool-tables";
import { barePath } from "~/lib/language/language";
import { deleteUnknownPaths, listUnknownPaths, MAX_PATHS } from "../not-found-store.server";
import type { RedirectProblem } from "./redirect";
import { isPublicPath, keysFor, redirectKey } from "./redirect-path";
import { findRedirect, listRedirects, lockRedirects, putRedirect, setRemoved } from "./redirect-store.server";

/** `conflict`: somebody else changed or removed it since it was read. */
export type RedirectChanged =
  | { outcome: "changed"; from: string }
  | ({ outcome: "invalid" } & RedirectProblem)
  | { outcome: "conflict" | "gone" };

const MINUTE = 60_000;
const PATH_LENGTH = 200;
const MOST_REDIRECTS = 1_000;

/** A redirect leads from no page to a page: it hides nothing, and none leads to another. */
export async function saveRedirect(db: Db, fields: Record<string, unknown>, by: By): Promise<RedirectChanged> {
  const version = fields.version === undefined || fields.version === "" ? null : readVersion(fields.version);
  // A stored redirect is identified by its key, which normalising once more might change.
  const from = version === null ? redirectKey(textOf(fields.from)) : String(fields.from);
  if (from === null || from.length > PATH_LENGTH) return invalid({ field: "from", problem: "path" });
  if (!isPublicPath(from)) return invalid({ field: "from", problem: "private" });
  if (addressAt(barePath(from))) return invalid({ field: "from", problem: "isPage" });
  const to = targetOf(textOf(fields.to));
  if (to === null) return invalid({ field: "to", problem: "path" });
  const status = fields.status === "302" ? 302 : 301;
  return db.transaction().execute(async (tx) => {
    await lockRedirects(tx);
    const others = (await listRedirects(tx)).filter(({ from_path }) => from_path !== from);
    const path = to.split("#")[0] ?? to;
    if (keysFor(path).some((key) => key === from || others.some(({ from_path }) => from_path === key))) {
      return invalid({ field: "to", problem: "chain" });
    }
    if (!addressAt(barePath(path))) return invalid({ field: "to", problem: "noPage" });
    if (others.some(({ to_path }) => keysFor(to_path.split("#")[0] ?? "").includes(from))) {
      return invalid({ field: "from", problem: "isTarget" });
    }
    const known = await findRedirect(tx, from);
    const held = known?.removed_at === null ? known : undefined;
    if (version === null && held) return invalid({ field: "from", problem: "exists" });
    if (version !== null && held?.version !== version) return { outcome: "conflict" };
    if (!held && others.length >= MOST_REDIRECTS) return { outcome: "gone" };
    // Versions start at the time, in case a redirect was removed here and deleted since: its version must not recur.
    const next = known ? known.version + 1 : Math.floor(by.now.getTime() / MINUTE);
    await putRedirect(tx, rowOf({ from, to, status, version: next }, held, by));
    await deleteUnknownPaths(tx, await leadingHere(tx, from));
    const detail = { to, status, ...(held && { was: held.to_path }) };
    await log(tx, held ? "redirect.change" : "redirect.add", from, by, detail);
    return { outcome: "changed", from };
  });
}

/** `gone` when it does not exist, or its address has another one by now. */
export async function removeRedirect(
  db: Db,
  from: string,
  { isRemoved }: { isRemoved: boolean },
  by: By,
): Promise<RedirectChanged> {
  return db.transaction().execute(async (tx) => {
    await lockRedirects(tx);
    const known = await findRedirect(tx, from);
    if (!known || (known.removed_at !== null) === isRemoved) return { outcome: "gone" };
    await setRemoved(tx, from, isRemoved ? by.now.toISOString() : null);
    await log(tx, isRemoved ? "redirect.remove" : "redirect.restore", from, by, { to: known.to_path });
    return { outcome: "changed", from };
  });
}

/** Null when it is not a path of ours. */
function targetOf(typed: string): string | null {
  const [path = "", anchor, ...rest] = typed.split("#");
  const key = redirectKey(path);
  if (key === null || rest.length > 0 || (anchor !== undefined && !/^[\w-]+$/.test(anchor))) return null;
  return anchor === undefined ? key : `${key}#${anchor}`;
}

function rowOf(
  { from, to, status, version }: { from: string; to: string; status: 301 | 302; version: number },
  held: RedirectRow | undefined,
  { user, now }: By,
): RedirectRow {
  const at = now.toISOString();
  return {
    from_path: from,
    to_path: to,
    status,
    hits: held?.hits ?? 0,
    last_hit_at: held?.last_hit_at ?? null,
    user_email: user.email,
    version,
    created_at: held?.created_at ?? at,
    updated_at: at,
    removed_at: null,
  };
}

async function leadingHere(tx: Tx, from: string): Promise<string[]> {
  const rows = await listUnknownPaths(tx, MAX_PATHS);
  return rows.map(({ path }) => path).filter((path) => keysFor(redirectKey(path) ?? "").includes(from));
}

async function log(
  tx: Tx,
  action: AuditEntry["action"],
  from: string,
  { user, now }: By,
  detail: object,
): Promise<void> {
  await recordAudit(tx, { user, at: now, action, subject: `redirect:${from}`, detail });
}

function invalid(problem: RedirectProblem) {
  return { outcome: "invalid", ...problem } as const;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
