import type { Ways } from "~/features/leads/lead";
import type { LeadStatus } from "~/features/leads/lead-filter";
import type { Timeline } from "~/features/leads/timeline";
import type { LeadQuotes } from "~/features/quotes/lead-quotes.server";
import type { Moment } from "~/lib/clock";

/** Who somebody is, in a few words. */
export interface PersonCard {
  id: string;
  name: string;
  company: string | null;
  emails: string[];
  phones: string[];
  /** How many requests there are, and when the latest came. */
  requests: string;
}

/** Somebody who may be the same person, and why, in words. */
export interface LikelyPerson {
  card: PersonCard;
  why: string[];
}

/** Who may be the same as a person, beside that person. */
export interface Likely {
  self: PersonCard;
  others: LikelyPerson[];
}

/** A request of a person, in a list of them. */
export interface PersonRequest {
  id: string;
  /** How it came, and from where. */
  name: string;
  status: LeadStatus;
  at: Moment;
}

/** All that is known of a person, worded for the reader. */
export interface PersonFile {
  card: PersonCard;
  ways: Ways;
  email: string | null;
  phone: string | null;
  /** Names and companies that were given besides those of the card. */
  otherNames: string[];
  companies: string[];
  requests: PersonRequest[];
  quotes: LeadQuotes;
  /** What was agreed to, in words; null while there is nothing. */
  agreed: string | null;
  nextTalk: Moment | null;
  likely: Likely;
  /** The last merge, which can be undone, in words. */
  merge: { id: string; says: string } | null;
  /** Who was said to be somebody else, and who said so. */
  refused: { card: PersonCard; says: string }[];
  timeline: Timeline;
}

/** The outcomes of what was done with a person, as given in the address. */
export const PERSON_OUTCOMES = [
  "merged",
  "undone",
  "refused",
  "split",
  "conflict",
  "mail-sent",
  "mail-delayed",
  "mail-refused",
] as const;
export type PersonOutcome = (typeof PERSON_OUTCOMES)[number];
