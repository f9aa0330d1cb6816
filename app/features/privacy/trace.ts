/**
 * The addresses that somebody is known by, and the numbers that they gave. A number may be somebody else's: it leads to
 * nothing by itself.
 */
export interface Keys {
  /** E-mail addresses, in lower case. */
  emails: readonly string[];
  /** Telephone numbers: digits with the country code. */
  phones: readonly string[];
}

/** What is stored about somebody: their keys, and the ids of the rows about them, by kind. */
export interface Trace extends Keys {
  ids: Readonly<Record<TraceKind, readonly string[]>>;
}

/**
 * `keptQuotes` are those that the law keeps; the others are `quotes`. A draft is identified by the hash of its token.
 */
export type TraceKind =
  | "people"
  | "leads"
  | "offers"
  | "configurations"
  | "conversations"
  | "appointments"
  | "quotes"
  | "keptQuotes"
  | "subscribers"
  | "drafts"
  | "mails"
  | "deeds"
  | "pushes";

export const NO_IDS: Trace["ids"] = {
  people: [],
  leads: [],
  offers: [],
  configurations: [],
  conversations: [],
  appointments: [],
  quotes: [],
  keptQuotes: [],
  subscribers: [],
  drafts: [],
  mails: [],
  deeds: [],
  pushes: [],
};

/** Whether nothing is stored about them. */
export function isEmpty({ ids }: Trace): boolean {
  return Object.values(ids).every((list) => list.length === 0);
}
