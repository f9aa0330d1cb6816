/** Header of every mail of the outbox. It holds the Message-ID, which some relays replace. */
export const OWN_ID_HEADER = "X-Weef-Message-ID";

const MADE_UP = "@no-id>";

/** Stands for the Message-ID of a mail that has none. */
export function madeUpId(hash: string): string {
  return `<${hash}${MADE_UP}`;
}

/** Stands for a Message-ID that another mail has too. */
export function markedId(messageId: string, hash: string): string {
  return `${messageId}#${hash}`;
}

/** The Message-ID, or what stands for it, without the mark. */
export function storedId(stored: string): string {
  return stored.slice(0, stored.indexOf(">") + 1);
}

/** The Message-ID in the mail; null when it was made up. */
export function writtenId(stored: string): string | null {
  return stored.endsWith(MADE_UP) ? null : storedId(stored);
}
