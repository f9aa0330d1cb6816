import type { Moment } from "~/lib/time/clock";

export interface ToldMail {
  id: string;
  /** `planned` waits for its day, `queued` for its next attempt. */
  state: "sent" | "sending" | "planned" | "queued" | "failed";
  /** When it was sent, or is tried next. */
  at: Moment | null;
  /** Of the last attempt. */
  reason: MailReason | null;
}

/** `technical`: what the mail server or the connection said. */
export interface MailReason {
  text: string;
  technical: string;
}
