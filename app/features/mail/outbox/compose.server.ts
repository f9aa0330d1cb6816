import MailComposer from "nodemailer/lib/mail-composer";
import { cleanLine, isOneAddress, type MailAddress } from "~/lib/text/mail-address";
import type { RenderedMail } from "../templates/render-mail.server";

/** Whose mail it is, for whom, and when it was owed. */
export interface Envelope {
  /** The outbox id. */
  id: string;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  date: Date;
}

/** A mail in its parts. */
export interface OutgoingMail extends Envelope, Omit<RenderedMail, "uselessFrom"> {}

/**
 * The bytes of a mail (RFC 5322). Nothing that came from outside adds a header or a recipient, and content is never read
 * from a path or an address.
 */
export async function composeMail(mail: OutgoingMail, sender: MailAddress): Promise<Buffer> {
  const composer = new MailComposer({
    from: sender,
    to: { name: "", address: mail.recipient },
    ...(mail.replyTo !== null && isOneAddress(mail.replyTo) && { replyTo: { name: "", address: mail.replyTo } }),
    subject: cleanLine(mail.subject),
    messageId: mail.messageId,
    date: mail.date,
    headers: mail.headers,
    text: mail.text,
    html: mail.html,
    // Otherwise chosen by counting through every letter: nearly all of ours are in the Latin alphabet.
    textEncoding: "quoted-printable",
    attachments: mail.attachments,
    ...(mail.calendar && { icalEvent: mail.calendar }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return await composer.compile().build();
}
