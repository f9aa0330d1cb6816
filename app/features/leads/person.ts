import type { LeadQuotes } from "~/features/quotes/editor/lead-quotes.server";
import type { Moment } from "~/lib/time/clock";
import type { Ways } from "./lead";
import type { Timeline } from "./lead-page/timeline";
import type { LeadStatus } from "./list/lead-filter";

export interface PersonCard {
  id: string;
  name: string;
  company: string | null;
  emails: string[];
  phones: string[];
  requests: string;
}

export interface LikelyPerson {
  card: PersonCard;
  why: string[];
}

export interface Likely {
  self: PersonCard;
  others: LikelyPerson[];
}

export interface PersonRequest {
  id: string;
  name: string;
  status: LeadStatus;
  at: Moment;
}

export interface PersonFile {
  card: PersonCard;
  ways: Ways;
  /** The lead whose page has the thread. */
  writeTo: string;
  email: string | null;
  phone: string | null;
  otherNames: string[];
  companies: string[];
  requests: PersonRequest[];
  quotes: LeadQuotes;
  /** Null while there is nothing. */
  agreed: string | null;
  nextAppointment: Moment | null;
  duplicates: Likely;
  merge: { id: string; says: string } | null;
  refused: { card: PersonCard; says: string }[];
  timeline: Timeline;
}

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
