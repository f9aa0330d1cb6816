import { cleanLine } from "~/lib/text/mail-address";
import { plainDigits } from "~/lib/text/phone";

/** Characters. */
const LONGEST_NAME = 60;
/** A URL, an e-mail address, or a name with an ending of two letters or more, as mail programs link them. */
const LINKED = /:\/\/|\bwww\.|@|[\p{L}\p{N}_-]\.(?:\p{L}{2}|xn--)/iu;
/** Digits that mail programs link: after a plus or a zero, and without, as no budget or year has. */
const LINKED_DIGITS = { prefixed: 7, bare: 9 };
const NUMBER = /\+?\d[\d\s().\-/]*/g;

/**
 * Mail programs make it clickable. A mail to an address that has confirmed nothing repeats no such text: the address
 * may be somebody else's.
 */
export function isLinked(text: string): boolean {
  const plain = plainDigits(text).replace(/[\u3002\u2024\uff61]/g, ".");
  if (LINKED.test(plain)) return true;
  return [...plain.matchAll(NUMBER)].some(
    ([number]) => number.replace(/\D/g, "").length >= LINKED_DIGITS[/^[+0]/.test(number) ? "prefixed" : "bare"],
  );
}

/** Empty for what is no name. */
export function greetedName(name: string): string {
  const line = cleanLine(name);
  return isLinked(line) || [...line].length > LONGEST_NAME ? "" : line;
}

/** A title that ends with a name, without that name's comma. */
export function withoutName(title: string): string {
  return title.replace(/,\s*$/, "");
}

interface Row {
  label: string;
  value: string;
}

/** `left` replaces each answer that a mail program would link. */
export function unlinked<T extends Row>(rows: readonly T[], left: string): T[] {
  return rows.map((row) => (isLinked(row.value) ? { ...row, value: left } : row));
}
