import type { Finding } from "../check";
import { judge, quote } from "./finding";
import type { SiteNature } from "./site-nature";

const KVK_WORD = String.raw`(?:\bkvk|\bk\.v\.k|kamer van koophandel|handelsregister|chamber of commerce|\bcoc\b)\D{0,40}`;
const KVK = new RegExp(String.raw`${KVK_WORD}(\d(?:[ .]?\d){7})(?!\d)`, "gi");
const KVK_OTHER = new RegExp(String.raw`${KVK_WORD}(\d{6,9})(?!\d)`, "i");
const EXAMPLES = new Set(["12345678", "01234567", "87654321"]);

/** Article 3:15d(1) of the Dutch Civil Code. */
export function judgeKvk(nature: SiteNature): Finding {
  const { good, bad, unknown } = judge("kvk");
  const numbers = [...`${nature.text}\n${nature.lawText}`.matchAll(KVK)].map(([, number = ""]) =>
    number.replace(/\D/g, ""),
  );
  const real = numbers.find((number) => !EXAMPLES.has(number) && !/^(\d)\1+$/.test(number));
  if (real) return good("shown", { number: real });
  const wrong = numbers[0] ?? KVK_OTHER.exec(nature.text)?.[1];
  if (wrong !== undefined) return bad("wrong", { number: quote(wrong, 20) });
  const excuse = excuseOf(nature);
  return excuse ? unknown(excuse, {}) : bad("missing", {});
}

/** `NL123456782B12`, also as `NL-1234.56.782-B12`. */
const VAT = /\b(?:NL|btw\D{0,25}|vat\D{0,25})[\s.-]?(\d(?:[\s.-]?\d){8})[\s.-]?B[\s.-]?(\d\d)\b/gi;

/** Article 3:15d(1) of the Dutch Civil Code. */
export function judgeVat(nature: SiteNature): Finding {
  const { good, bad, unknown } = judge("vat");
  const said = nature.pages.flatMap(({ structured }) => structured.flatMap(({ vat }) => vat ?? []));
  const numbers = [...[nature.text, ...said, nature.lawText].join("\n").matchAll(VAT)].map(
    ([, digits = "", suffix = ""]) => `NL${digits.replace(/\D/g, "")}B${suffix}`,
  );
  const right = numbers.find(isDutchVat);
  if (right) return good("shown", { number: right });
  const [wrong] = numbers;
  if (wrong) return bad("wrong", { number: wrong });
  const excuse = excuseOf(nature);
  return excuse ? unknown(excuse, {}) : bad("missing", {});
}

function excuseOf({ isDutch, isTrade, isPartlySeen }: SiteNature): "not_dutch" | "no_trade" | "not_seen" | null {
  if (!isDutch) return "not_dutch";
  if (isPartlySeen) return "not_seen";
  return isTrade ? null : "no_trade";
}

/**
 * Checks the check digits of a Dutch VAT number, `NL123456789B01`: modulo 11 over its nine digits, or since 2020 modulo 97 over
 * all of it for a sole trader.
 */
function isDutchVat(number: string): boolean {
  const [, digits = ""] = /^NL(\d{9})B\d\d$/.exec(number) ?? [];
  if (digits === "" || /^0+$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  if (sum % 11 === Number(digits[8])) return true;
  const spelled = number.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(spelled) % 97n === 1n;
}
