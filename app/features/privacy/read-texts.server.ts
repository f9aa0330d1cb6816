import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db, Tx } from "~/lib/db/database.server";
import { endOfPage, findIn, type Part, type TextKind } from "./texts/store.server";
import type { Keys, Trace } from "./trace";

const KINDS = ["conversations", "drafts", "mails", "deeds"] as const satisfies readonly TextKind[];

/** What was found by reading, by what it is. */
export type InTexts = Pick<Trace["ids"], TextKind>;

export const NOT_READ: InTexts = { conversations: [], drafts: [], mails: [], deeds: [] };

/** What was found by reading for whoever is known by these, begun at a moment. */
export interface TextsRead {
  keys: Keys;
  ids: InTexts;
  at: Date;
}

/** Ids of one statement: the databases bound the number of parameters. */
const CHUNK = 500;
/**
 * By how much, in milliseconds, reading on goes back before the beginning: the clocks of machines differ, and what is written may
 * be committed after what was written later. Longer than a transaction takes.
 */
const OVERLAP = 30_000;

/**
 * Finds by reading it what speaks of somebody in a text, where no index leads. Page by page, and between pages others have their
 * turn: it is all mails, all that was said in the chat, and the whole log of the desk.
 */
export async function readTexts(db: Db, keys: Keys): Promise<InTexts> {
  return findEach(async (kind) => {
    const found: string[] = [];
    for (let after: string | null = ""; after !== null && isAsked(kind, keys); ) {
      const upTo: string | null = await endOfPage(db, kind, after);
      found.push(...(await findIn[kind](db, keys, { after, upTo })));
      after = upTo;
      await othersTurn();
    }
    return found;
  });
}

/** What of it is still so, and what has come since: little enough to be read while everybody waits. */
export async function readOn(tx: Tx, { keys, ids, at }: TextsRead): Promise<InTexts> {
  const since = new Date(at.getTime() - OVERLAP).toISOString();
  return findEach(async (kind) => {
    const found: string[] = [];
    const parts: Part[] = [{ since }];
    for (let from = 0; from < ids[kind].length; from += CHUNK) parts.push({ ids: ids[kind].slice(from, from + CHUNK) });
    for (const part of parts) found.push(...(await findIn[kind](tx, keys, part)));
    return found;
  });
}

async function findEach(find: (kind: TextKind) => Promise<string[]>): Promise<InTexts> {
  const found = { ...NOT_READ };
  for (const kind of KINDS) found[kind] = [...new Set(await find(kind))];
  return found;
}

/** Mails and the log are looked through for addresses alone. */
function isAsked(kind: TextKind, { emails, phones }: Keys): boolean {
  return emails.length > 0 || (phones.length > 0 && (kind === "conversations" || kind === "drafts"));
}
