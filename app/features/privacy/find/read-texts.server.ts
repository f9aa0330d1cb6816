import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db, Tx } from "~/lib/db/database.server";
import { endOfPage, findIn, type Part, TEXT_KINDS, type TextKind } from "./text-store.server";
import type { Keys, Trace } from "./trace";

export type InTexts = Pick<Trace["ids"], TextKind>;

export const NOT_READ = Object.fromEntries(TEXT_KINDS.map((kind) => [kind, []])) as unknown as InTexts;

/** `at` is when reading began. */
interface TextsRead {
  keys: Keys;
  ids: InTexts;
  at: Date;
}

/** Ids per statement: the databases limit the number of parameters. */
const CHUNK = 500;
/** Milliseconds; longer than a transaction. Clocks of machines differ, and commits come out of order. */
const OVERLAP = 30_000;

/** No index leads to mentions in mails, the chat and the log. Yields to others between pages. */
export async function readTexts(db: Db, keys: Keys): Promise<InTexts> {
  return findEach(async (kind) => {
    const found: string[] = [];
    for (let after: string | null = ""; after !== null && isAsked(kind, keys); ) {
      const upTo: string | null = await endOfPage(db, kind, after);
      found.push(...(await findIn(db, kind, keys, { after, upTo })));
      after = upTo;
      await othersTurn();
    }
    return found;
  });
}

/** Little enough to read while everybody waits. */
export async function readOn(tx: Tx, { keys, ids, at }: TextsRead): Promise<InTexts> {
  const since = new Date(at.getTime() - OVERLAP).toISOString();
  return findEach(async (kind) => {
    const found: string[] = [];
    const parts: Part[] = [{ since }];
    for (let from = 0; from < ids[kind].length; from += CHUNK) parts.push({ ids: ids[kind].slice(from, from + CHUNK) });
    for (const part of parts) found.push(...(await findIn(tx, kind, keys, part)));
    return found;
  });
}

async function findEach(find: (kind: TextKind) => Promise<string[]>): Promise<InTexts> {
  const found = { ...NOT_READ };
  for (const kind of TEXT_KINDS) found[kind] = [...new Set(await find(kind))];
  return found;
}

/** Mails, the log and files with leads are searched for addresses only. */
function isAsked(kind: TextKind, { emails, phones }: Keys): boolean {
  return emails.length > 0 || (phones.length > 0 && (kind === "conversations" || kind === "drafts"));
}
