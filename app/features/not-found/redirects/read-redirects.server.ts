import { addresses } from "~/content/addresses.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import type { ShownRedirect } from "./redirect";
import { listRedirects } from "./redirect-store.server";

export function targets(): string[] {
  return addresses()
    .map(({ path }) => path)
    .sort();
}

export async function readRedirects(db: Db, language: Language): Promise<ShownRedirect[]> {
  const rows = await listRedirects(db);
  return rows.map(({ from_path, to_path, status, hits, last_hit_at, user_email, version }) => ({
    from: from_path,
    to: to_path,
    status,
    hits,
    lastHit: last_hit_at === null ? null : momentOf(last_hit_at, language),
    by: user_email,
    version,
  }));
}
