import { phonesIn } from "~/lib/text/phone";

/** Not as a part of a longer address. */
export function mentions(text: string, email: string): boolean {
  const literal = email.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.+-])${literal}(?![\w-]|\.\w)`, "iu").test(text);
}

export function isOneOf(phones: readonly string[], typed: string | null | undefined): boolean {
  return phonesIn(typed ?? "").some((digits) => phones.includes(digits));
}
