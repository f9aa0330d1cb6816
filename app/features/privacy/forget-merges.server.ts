import type { PersonKey } from "~/features/people/person-keys";
import type { Before } from "~/features/people/replay-arrivals";
import { setBefore, standingMerges } from "~/features/people/store.server";
import type { Tx } from "~/lib/db/database.server";
import type { Keys } from "./trace";
import { peopleKnownBy } from "./trace/store.server";

/**
 * Removes somebody's keys from what is stored to undo merges of others, from whom their lead may have been separated.
 * Call it after their rows are gone; a number that others are still known by stays.
 */
export async function forgetMerges(tx: Tx, { emails, phones }: Keys): Promise<void> {
  const gone = new Set(emails);
  for (const phone of phones) if ((await peopleKnownBy(tx, [], [phone])).length === 0) gone.add(phone);
  const isTold = (before: string) => [...gone].some((value) => before.includes(JSON.stringify(value)));
  const telling = (await standingMerges(tx)).filter(({ before }) => isTold(before));
  for (const { id, before } of telling) await setBefore(tx, id, without(before, gone));
}

/** What two people had, except these addresses and numbers. */
function without(before: string, gone: ReadonlySet<string>): string {
  const { kept, merged } = JSON.parse(before) as Before;
  const left = (keys: readonly PersonKey[]) => keys.filter(({ value }) => !gone.has(value));
  return JSON.stringify({
    kept: { ...kept, keys: left(kept.keys) },
    merged: { ...merged, keys: left(merged.keys) },
  } satisfies Before);
}
