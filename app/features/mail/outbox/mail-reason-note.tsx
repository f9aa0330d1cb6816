import type { MailReason } from "./mail-view";

interface MailReasonNoteProps {
  reason: MailReason;
  /** "Reden:", and what the words of the mail server are folded away under. */
  copy: { reason: string; technical: string };
}

/** Why a mail has not gone out, and for whoever keeps the mail server what it said. */
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
