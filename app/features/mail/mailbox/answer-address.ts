import { business } from "~/content/business";
import type { MailboxConnectionRow } from "~/lib/db/tables/mailbox-tables";
import { addressKey } from "~/lib/text/mail-domain";

/** Where all our mails ask to be answered. */
export function answerAddress(): string {
  return business.email;
}

/** True if answers come into the mailbox of `user`: it is theirs, or mail to it was seen to come in, as that of an alias does. */
export function isAnswerAddressRead(user: string, { answers_to }: Pick<MailboxConnectionRow, "answers_to">): boolean {
  const address = addressKey(answerAddress());
  return addressKey(user) === address || answers_to === address;
}
