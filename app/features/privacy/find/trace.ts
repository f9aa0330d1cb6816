import { phonesIn } from "~/lib/text/phone";

/** A number may be another person's: it leads to nothing by itself. */
export interface Keys {
  /** Lower case. */
  emails: readonly string[];
  /** Digits with the country code. */
  phones: readonly string[];
}

export interface Trace extends Keys {
  ids: Readonly<Record<TraceKind, readonly string[]>>;
}

/** `keptQuotes`: those that the law keeps. A draft is identified by the hash of its token. */
const NONE = {
  people: [],
  leads: [],
  offers: [],
  configurations: [],
  conversations: [],
  appointments: [],
  quotes: [],
  keptQuotes: [],
  checks: [],
  projects: [],
  projectFiles: [],
  subscribers: [],
  drafts: [],
  mails: [],
  auditEntries: [],
  pushes: [],
  notices: [],
  importLines: [],
  threadMessages: [],
  strangers: [],
};
export type TraceKind = keyof typeof NONE;

export const NO_IDS: Trace["ids"] = NONE;

export function isEmpty({ ids }: Trace): boolean {
  return Object.values(ids).every((list) => list.length === 0);
}

/** A part of a longer address is no match. */
export function mentions(text: string, email: string): boolean {
  const literal = email.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.+-])${literal}(?![\w-]|\.\w)`, "iu").test(text);
}

export function isOneOf(phones: readonly string[], typed: string | null | undefined): boolean {
  return phonesIn(typed ?? "").some((digits) => phones.includes(digits));
}
