import { keyOf, type Mailbox, type MessageHead } from "./message-head";

/** Local parts of addresses that nobody reads. */
const UNREAD =
  /(^|[+._-])(no[._-]?reply|do[._-]?not[._-]?reply|niet[._-]?antwoorden|mailer-daemon|bounces?)([+._-]|$)/i;
/** Local parts under which sites and servers send what their visitors fill in. */
const PROGRAMS =
  /^(wordpress|joomla|drupal|typo3|magento|www-data|apache|httpd|nginx|nobody|root|mailer|system|website|webform|form|forms|formulier|webformulier|contactform|contactformulier)([+._-]|$)/i;

type Ours = ReadonlyMap<string, unknown>;

/** The address at which an answer would reach the writer, if it is another one than the sender's. */
export function repliesTo({ from, replyTo }: Pick<MessageHead, "from" | "replyTo">, ours: Ours): Mailbox | null {
  const sender = from === null ? "" : keyOf(from);
  const isElsewhere = (mailbox: Mailbox) => {
    const key = keyOf(mailbox);
    // A colleague's mail may name another address of the business.
    const isOwn = ours.has(key) || (ours.has(sender) && domainOf(key) === domainOf(sender));
    return key !== sender && !isOwn && !UNREAD.test(localPart(key));
  };
  return replyTo.find(isElsewhere) ?? null;
}

/**
 * Addresses that may be those of the person who wrote a mail, the likeliest first. A form on a site sends from an address of
 * that site, and has the person's own in Reply-To.
 */
export function writersOf(head: Pick<MessageHead, "from" | "replyTo">, ours: Ours): Mailbox[] {
  const from = head.from && !ours.has(keyOf(head.from)) ? head.from : null;
  const other = repliesTo(head, ours);
  const isByProgram = from !== null && [PROGRAMS, UNREAD].some((pattern) => pattern.test(localPart(keyOf(from))));
  return (isByProgram ? [other, from] : [from, other]).filter((mailbox) => mailbox !== null);
}

function localPart(key: string): string {
  return key.slice(0, key.lastIndexOf("@"));
}

function domainOf(key: string): string {
  return key.slice(key.lastIndexOf("@") + 1);
}
