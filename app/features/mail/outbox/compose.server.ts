import MailComposer from "nodemailer/lib/mail-composer";
import { cleanLine, isOneAddress, type MailAddress } from "~/lib/text/mail-address";
import type { RenderedMail } from "../templates/render-mail.server";
import { OWN_ID_HEADER } from "../thread/message-id";

export interface Envelope {
  id: string;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  date: Date;
}

export interface OutgoingMail extends Envelope, Omit<RenderedMail, "uselessFrom"> {}

/** RFC 5322. No outside text adds a header or a recipient, and content is never read from a path or an address. */
export async function composeMail(mail: OutgoingMail, sender: MailAddress): Promise<Buffer> {
  const composer = new MailComposer({
    from: sender,
    to: { name: "", address: mail.recipient },
    ...(mail.replyTo !== null && isOneAddress(mail.replyTo) && { replyTo: { name: "", address: mail.replyTo } }),
    subject: cleanLine(mail.subject),
    messageId: mail.messageId,
    date: mail.date,
    headers: { ...mail.headers, [OWN_ID_HEADER]: mail.messageId },
    text: mail.text,
    html: mail.html,
    // The default counts every letter to choose; nearly all of ours are Latin.
    textEncoding: "quoted-printable",
    attachments: mail.attachments,
    ...(mail.calendar && { icalEvent: mail.calendar }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return await composer.compile().build();
}
