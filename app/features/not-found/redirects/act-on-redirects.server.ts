import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Env } from "~/lib/env.server";
import { keepRedirect, removeRedirect } from "./change-redirects.server";
import type { RedirectOutcome, RefusedRedirect } from "./redirect";
import { pathOn } from "./redirect-path";
import type { Redirects } from "./redirects.server";

export type RedirectDone =
  | { outcome: RedirectOutcome; from: string }
  | { outcome: "refused"; status: 409 | 422; refused: RefusedRedirect };

export async function actOnRedirects(
  { db, redirects, env }: { db: Db; redirects: Redirects; env: Pick<Env, "SITE_URL"> },
  fields: Record<string, unknown>,
  by: By,
): Promise<RedirectDone> {
  const from = String(fields.from ?? "");
  if (fields.do === "remove" || fields.do === "restore") {
    const isRemoved = fields.do === "remove";
    const { outcome } = await removeRedirect(db, from, { isRemoved }, by);
    if (outcome !== "changed") return { outcome: "gone", from };
    await redirects.changed();
    return { outcome: isRemoved ? "removed" : "restored", from };
  }
  const typed = (name: string) => String(fields[name] ?? "");
  const path = (name: string) => pathOn(env.SITE_URL, typed(name));
  const kept = await keepRedirect(db, { ...fields, from: path("from"), to: path("to") }, by);
  if (kept.outcome === "changed") {
    await redirects.changed();
    return { outcome: "kept", from: kept.from };
  }
  if (kept.outcome === "gone") return { outcome: "gone", from };
  const { outcome } = kept;
  return {
    outcome: "refused",
    status: outcome === "conflict" ? 409 : 422,
    refused: {
      problem: kept.outcome === "invalid" ? kept : null,
      fields: { from, to: typed("to"), status: typed("status"), version: typed("version") },
    },
  };
}
