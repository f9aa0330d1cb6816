import type { Before } from "~/features/leads/duplicates/replay-arrivals";
import type { PersonKey } from "~/features/leads/person-keys";
import { setBefore, standingMerges } from "~/features/leads/person-store.server";
import type { Tx } from "~/lib/db/database.server";

/** Their lead may have been separated from the people whose merge has these addresses. */
export async function forgetMerges(tx: Tx, emails: ReadonlySet<string>): Promise<void> {
  const isTold = (before: string) => [...emails].some((email) => before.includes(JSON.stringify(email)));
  const telling = (await standingMerges(tx)).filter(({ before }) => isTold(before));
  for (const { id, before } of telling) await setBefore(tx, id, without(before, emails));
}

function without(before: string, emails: ReadonlySet<string>): string {
  const { kept, merged } = JSON.parse(before) as Before;
  const left = (keys: readonly PersonKey[]) => keys.filter(({ value }) => !emails.has(value));
  return JSON.stringify({
    kept: { ...kept, keys: left(kept.keys) },
    merged: { ...merged, keys: left(merged.keys) },
  } satisfies Before);
}
