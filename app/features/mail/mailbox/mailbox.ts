import type { FormAnswer } from "~/components/forms/form-answer";
import type { Moment } from "~/lib/time/clock";

export const MAILBOX_PATH = "/admin/mailbox";
export const OUTCOME = "outcome";
export const OLDER_FROM = "from";

export const MAILBOX_OUTCOMES = [
  "joined",
  "dismissed",
  "gone",
  "unreachable",
  "unknown",
  "several",
  "taken",
  "noSender",
  "older",
  "olderInvalid",
] as const;
export type MailboxOutcome = (typeof MAILBOX_OUTCOMES)[number];
export const GOOD_OUTCOMES: readonly MailboxOutcome[] = ["joined", "dismissed", "older"];
/** Said beside the field that was filled in. */
export const FIELD_PROBLEMS: readonly MailboxOutcome[] = ["unknown", "several", "taken", "unreachable", "olderInvalid"];

/** `who` of the form that joins a mail, `from` of that of older mail. */
export type MailboxAnswer = FormAnswer<"who" | typeof OLDER_FROM>;

export interface ShownUnknownSender {
  id: string;
  kind: "person" | "colleague" | "automatic";
  name: string;
  address: string;
  subject: string;
  at: Moment;
  /** The person whose mail it answers. */
  likely: { id: string; name: string } | null;
}

/** The state of the mailbox in sentences. */
export interface MailboxState {
  isGood: boolean;
  says: string[];
  /** Null while none is read. */
  older: { reading: string | null; most: string } | null;
}
