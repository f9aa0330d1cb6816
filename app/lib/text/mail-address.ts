import { withoutUnseen } from "./tidy-text";

export interface MailAddress {
  name: string;
  address: string;
}

const LONGEST = 254;
/** Characters of an address with a name. */
const MOST_READ = 1_000;
/** No quotes, comments, groups, lists, white space or control characters: what remains names one mailbox. */
const ONE_MAILBOX = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\]+$/u;

/** False if it could be read as two recipients or as a header. */
export function isOneAddress(text: string): boolean {
  return text.length <= LONGEST && ONE_MAILBOX.test(text);
}

export function isMailAddress(text: string): boolean {
  return isOneAddress(split(text).address);
}

/** `Name <address>` or a bare address. Throws on anything else. */
export function parseMailAddress(text: string): MailAddress {
  const { name, address } = split(text);
  if (!isOneAddress(address)) throw new Error(`Not a mail address: ${text}`);
  return { name: cleanLine(name.replace(/^"(.*)"$/, "$1")), address };
}

function split(text: string): MailAddress {
  // The search for a name in front takes the square of the length.
  if (text.length > MOST_READ) return { name: "", address: text };
  const [, name = "", bracketed] = /^([^<>]*?)\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  return { name, address: bracketed ?? text.trim() };
}

const LINE_LIMIT = 150;

/** The line without control characters or those that change the reading direction. */
export function cleanLine(text: string): string {
  const line = withoutUnseen(text)
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > LINE_LIMIT ? `${characters.slice(0, LINE_LIMIT).join("")}…` : line;
}
