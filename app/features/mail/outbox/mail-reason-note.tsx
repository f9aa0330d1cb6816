import type { Moment } from "~/lib/time/clock";

export interface ToldMail {
  id: string;
  /** `planned` waits for its day, `queued` for its next attempt. */
  state: "sent" | "sending" | "planned" | "queued" | "failed";
  /** The moment when it was sent, or is tried next. */
  at: Moment | null;
  /** Result of the last attempt. */
  reason: MailReason | null;
}

/** `technical`: what the mail server or the connection said. */
export interface MailReason {
  text: string;
  technical: string;
}

interface MailReasonNoteProps {
  reason: MailReason;
  /** `technical`: the summary of what the mail server said. */
  copy: { reason: string; technical: string };
}

export function MailReasonNote({ reason: { text, technical }, copy }: MailReasonNoteProps) {
  return (
    <div className="text-small">
      <p>
        {copy.reason} {text}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{copy.technical}</summary>
        <p className="pb-2 wrap-anywhere">{technical}</p>
      </details>
    </div>
  );
}
