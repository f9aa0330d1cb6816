import type { MailReason } from "./mail-view";

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
