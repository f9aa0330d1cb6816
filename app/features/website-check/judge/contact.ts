import type { Finding } from "../check";
import type { Visit } from "../visit/visit";
import { POSTCODE } from "./dutch-postcode";
import { judge, quote } from "./finding";
import type { SiteNature } from "./site-nature";

export function judgePhone({ phones, isTrade, isDutch, isPartlySeen }: SiteNature): Finding {
  const { good, bad, unknown } = judge("phone");
  const links = phones.filter(({ isLink }) => isLink);
  const tappable = links.find(({ digits }) => digits !== null);
  if (tappable) return good("tappable", { phone: quote(tappable.shown, 40) });
  const [wrong] = links;
  if (wrong) return bad("wrong_link", { phone: quote(wrong.shown, 40) });
  const [written] = phones;
  if (written) return bad("not_tappable", { phone: quote(written.shown, 40) });
  // Numbers of other countries are not known by their form.
  if (isPartlySeen || !isDutch) return unknown("not_seen", {});
  return isTrade ? bad("none", {}) : unknown("no_trade", {});
}

const MAIL = /[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,10}/i;
const HOURS =
  /openingstijden|geopend|opening hours|\b(ma|di|wo|do|vr|za|zo)(andag|nsdag|ensdag|nderdag|ijdag|terdag|ndag)?\b[^\n]{0,30}\d{1,2}[.:]\d{2}/i;
const VISITED =
  /(?<!Online)Store|Restaurant|Bakery|Salon|Cafe|Bar|Dentist|Physician|AutoRepair|HealthAndBeauty|FoodEstablishment|Shop|Gym|Hotel/;

/** Characters before a postcode that belong to the address. */
const NEAR = 40;

export function judgeAddress(
  { page }: Visit,
  { pages, text, lawText, isTrade, isDutch, isPartlySeen }: SiteNature,
): Finding {
  const { good, bad, unknown } = judge("address");
  const lines = `${text}\n${lawText}`.split("\n");
  // A town may stand on the line below its postcode.
  const at = lines.findIndex((line, index) => {
    const found = POSTCODE.exec(`${line}\n${lines[index + 1] ?? ""}`);
    return found !== null && found.index < line.length;
  });
  const said = page.structured.find(({ street, postalCode }) => street !== null && postalCode !== null);
  if (at < 0 && !said) {
    if (isPartlySeen) return unknown("not_seen", {});
    if (!isDutch) return unknown("not_dutch", {});
    return isTrade ? bad("missing", {}) : unknown("no_trade", {});
  }
  const address = quote(at < 0 ? `${said?.street}, ${said?.postalCode}` : shownAddress(lines, at));
  const hasContact = pages.some(({ hasForm, links }) => hasForm || links.some(({ href }) => /^mailto:/i.test(href)));
  if (!hasContact && !MAIL.test(text)) return isPartlySeen ? unknown("not_seen", {}) : bad("no_contact", { address });
  const isVisited = page.structured.some(({ types }) => types.some((type) => VISITED.test(type)));
  const hasHours = page.structured.some(({ hasHours: said }) => said) || HOURS.test(text);
  return isVisited && !hasHours && !isPartlySeen ? bad("no_hours", { address }) : good("shown", { address });
}

/** The line with the postcode, and the one with the street before it. */
function shownAddress(lines: readonly string[], at: number): string {
  const line = lines[at] ?? "";
  const start = POSTCODE.exec(`${line}\n${lines[at + 1] ?? ""}`)?.index ?? 0;
  const before = start < 3 ? `${endOf(lines[at - 1] ?? "")}, ` : "";
  return before + endOf(line.slice(0, start)) + line.slice(start);
}

/** The last words. */
function endOf(text: string): string {
  return text.length > NEAR ? text.slice(-NEAR).replace(/^\S*\s+/, "") : text;
}
