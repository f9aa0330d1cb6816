/** What somebody is known by. */
export interface Keys {
  /** E-mail addresses, in small letters. */
  emails: readonly string[];
  /** Telephone numbers: digits with the country code. */
  phones: readonly string[];
}

/** What is kept of somebody: what they are known by, and the ids of the rows that are about them, by what these are. */
export interface Trace extends Keys {
  ids: Readonly<Record<TraceKind, readonly string[]>>;
}

/** `keptQuotes` are those that the law keeps; the others are `quotes`. A draft goes by the hash of its token. */
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

/** Whether nothing is kept of them. */
export function isEmpty({ ids }: Trace): boolean {
  return Object.values(ids).every((list) => list.length === 0);
}
