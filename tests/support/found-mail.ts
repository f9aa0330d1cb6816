import type { MailboxMessage } from "~/features/mail/mailbox/mailbox-worker.server";

/** A mail as the mailbox has it. `head` ends with the empty line, or is all of a mail without one. */
export function foundMail(
  text: string | Buffer,
  place: Partial<MailboxMessage> & Pick<MailboxMessage, "receivedAt">,
): MailboxMessage {
  const source = Buffer.from(text);
  const end = source.indexOf("\r\n\r\n");
  const head = end === -1 ? source : source.subarray(0, end + 4);
  const usual = { uid: 1, uidValidity: "1", role: "inbox", isOld: false } as const;
  return { ...usual, size: source.length, head, source: async () => source, ...place };
}
