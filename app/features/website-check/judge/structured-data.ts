import { internationalDigits } from "~/lib/text/phone";
import type { StructuredThing } from "~/platform/parsing/page-facts";
import type { Finding } from "../check";
import type { Visit } from "../visit/visit";
import { plainPostcode, postcodesIn } from "./dutch-postcode";
import { judge, quote } from "./finding";
import type { SiteNature } from "./site-nature";

const ABOUT_PAGES = new Set([
  "WebSite",
  "WebPage",
  "BreadcrumbList",
  "ListItem",
  "ImageObject",
  "SearchAction",
  "Person",
]);
/** Internal links from which a site is more than its first page. */
const SEVERAL_PAGES = 5;

export function judgeStructuredData(visit: Visit, nature: SiteNature): Finding {
  const { good, bad, unknown } = judge("structured_data");
  const { structured, brokenStructured, hasMicrodata } = visit.page;
  if (brokenStructured > 0) return bad("broken", { count: brokenStructured });
  const business = businessIn(structured);
  if (!business && structured.length === 0 && !hasMicrodata) {
    if (nature.isPartlySeen) return unknown("not_seen", {});
    return nature.isTrade ? bad("none", {}) : unknown("no_trade", {});
  }
  const disagreement = business ? disagreementOf(business, nature) : null;
  if (disagreement) return disagreement;
  const links = new Set(visit.page.links.map(({ href }) => href).filter((href) => /^(\/|https?:)/.test(href)));
  if (visit.hasSitemap === false && links.size >= SEVERAL_PAGES) return bad("no_sitemap", {});
  return business ? good("agrees", { type: typeOf(business) }) : good("present", {});
}

/** The thing that says most of how to reach the business. */
function businessIn(things: readonly StructuredThing[]): StructuredThing | undefined {
  const own = things.filter(({ types }) => types.some((type) => !ABOUT_PAGES.has(type)));
  return own.find(({ telephone, postalCode, street }) => telephone ?? postalCode ?? street) ?? own.find(isLocal);
}

const isLocal = ({ types }: StructuredThing) =>
  types.some((type) => /(?<!Online)(Business|Store)|Restaurant|Salon|Bakery/.test(type));

const typeOf = ({ types }: StructuredThing) => quote(types[0] ?? "", 40);

/** Google trusts what it reads in code as far as visitors read the same. */
function disagreementOf(business: StructuredThing, { phones, text }: SiteNature): Finding | null {
  const { bad } = judge("structured_data");
  const said = business.telephone === null ? null : internationalDigits(business.telephone);
  const [first] = phones;
  if (said !== null && first && !phones.some(({ digits }) => digits === said)) {
    return bad("other_phone", { said: quote(business.telephone ?? "", 30), shown: quote(first.shown, 30) });
  }
  const written = postcodesIn(text);
  const postcode = business.postalCode?.toUpperCase();
  const [shown] = written;
  if (postcode && shown && !written.some((other) => plainPostcode(other) === plainPostcode(postcode))) {
    return bad("other_address", { said: quote(postcode, 20), shown: quote(shown, 20) });
  }
  if (!isLocal(business)) return null;
  if (business.street === null && business.postalCode === null) return bad("no_address", { type: typeOf(business) });
  return business.telephone === null ? bad("no_phone", { type: typeOf(business) }) : null;
}
