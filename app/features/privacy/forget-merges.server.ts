import type { PersonKey } from "~/features/people/person-keys";
import type { Before } from "~/features/people/replay-arrivals";
import { setBefore, standingMerges } from "~/features/people/store.server";
import type { Tx } from "~/lib/db/database.server";

/**
 * Removes these addresses of somebody from what is stored to undo merges of others, from whom their lead may have been
 * separated.
 */
export async function forgetMerges(tx: Tx, emails: ReadonlySet<string>): Promise<void> {
  const isTold = (before: string) => [...emails].some((email) => before.includes(JSON.stringify(email)));
  const telling = (await standingMerges(tx)).filter(({ before }) => isTold(before));
  for (const { id, before } of telling) await setBefore(tx, id, without(before, emails));
}

/** What two people had, except these addresses. */
function without(before: string, emails: ReadonlySet<string>): string {
  const { kept, merged } = JSON.parse(before) as Before;
  const left = (keys: readonly PersonKey[]) => keys.filter(({ value }) => !emails.has(value));
  return JSON.stringify({
    kept: { ...kept, keys: left(kept.keys) },
    merged: { ...merged, keys: left(merged.keys) },
  } satisfies Before);
}
