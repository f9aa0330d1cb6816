import { phonesIn } from "~/lib/phone";

/** Whether a text contains an address, and not as a part of a longer one. */
export function mentions(text: string, email: string): boolean {
  const literal = email.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.+-])${literal}(?![\w-]|\.\w)`, "iu").test(text);
}

/** Whether a number that was typed, however it is written, is one of these. */
export function isOneOf(phones: readonly string[], typed: string | null | undefined): boolean {
  return phonesIn(typed ?? "").some((digits) => phones.includes(digits));
}
