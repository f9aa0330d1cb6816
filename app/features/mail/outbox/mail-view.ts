import type { Moment } from "~/lib/time/clock";

/** How a mail stands, in the words of its reader. */
export interface ToldMail {
  id: string;
  /** `sending`: due, and being tried; `planned` waits for its day, `queued` for its next attempt. */
  state: "sent" | "sending" | "planned" | "queued" | "failed";
  /** When it was sent, or is tried next. */
  at: Moment | null;
  /** Why it did not go out at the last attempt. */
  reason: MailReason | null;
}

/** Why a mail has not gone out: in words, and as the mail server or the connection said it. */
export interface MailReason {
  text: string;
  technical: string;
}
