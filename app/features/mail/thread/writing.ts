import type { FormAnswer } from "~/components/forms/form-answer";
import { leadPath } from "~/features/leads/paths";

/** The start of a personal mail to a lead. */
export interface Writing {
  /** Id of the mail that would be sent: sent twice, it is one mail. */
  id: string;
  /** Null where none is known. */
  to: string | null;
  name: string;
  subject: string;
  text: string;
  signature: string;
  /** Id of the latest mail in the thread: somebody else may write meanwhile. Empty when there is none. */
  seen: string;
  /** A mail of this user that has not left yet, and can be taken back. */
  waiting: string | null;
  /** The person's last mail, if it is the latest; `to` leads to all of it. */
  answering: { title: string; at: string; warning: string | null; text: string; to: string } | null;
  /** The reason why the latest mail did not arrive, and what to do, as long as the address is the same. */
  returned: string | null;
  /** The latest mail is still on its way to the mail server. */
  isLeaving: boolean;
  /** The latest mail is this user's, and has just left. */
  hasLeft: boolean;
  inserts: Insert[];
  /** Names of colleagues who are writing too. */
  writers: string | null;
  /** Chosen for this mail. */
  files: { id: string; name: string; size: number; says: string }[];
}

/** Put into a mail by one tap. */
export interface Insert {
  key: string;
  label: string;
  text: string;
}

/** The key of what is to be put in, where scripts do not. */
export const INSERT_FIELD = "insert";

export const COMPOSER_ID = "write";

/** Path of the form that answers in the thread of a lead's person. */
export function composerPath(lead: string): string {
  return `${leadPath(lead)}#${COMPOSER_ID}`;
}

export const MAIL_FORM = "mail";
export const UNDO_FORM = "unsend";

export const MAIL_BOUNDS = { subject: 150, text: 20_000 } as const;

/** An answer to `UNDO_FORM` without a problem has the mail that was taken back. */
export type MailAnswer = FormAnswer<"subject" | "text" | "files">;

export function mailDraft(lead: string): string {
  return `lead-${lead}-mail`;
}
