import type { Finding } from "../check";
import { isGone, type Visit } from "../visit/visit";
import { judge, quote } from "./finding";
import type { SiteNature } from "./site-nature";

interface Link {
  href: string;
  text: string;
}

const PRIVACY = /privacy|gegevensbescherming|\bavg\b/i;

export function judgePrivacy({ linked }: Visit, nature: SiteNature): Finding {
  const { good, bad, unknown } = judge("privacy");
  const page = linked.find(({ kind }) => kind === "privacy");
  if (page?.page) return good("linked", { text: quote(page.text, 60) });
  if (page?.status != null && isGone(page)) return bad("broken", { text: quote(page.text, 60), status: page.status });
  const link = linkAbout(PRIVACY, nature);
  if (link) return good("linked", { text: nameOf(link) });
  if (nature.isPartlySeen) return unknown("not_seen", {});
  // A diary without forms asks for nothing that it has to explain.
  const asks = nature.isTrade || nature.pages.some(({ hasForm }) => hasForm);
  return asks ? bad("missing", {}) : unknown("no_trade", {});
}

const TERMS = /voorwaarden|\bterms\b|conditions of/i;
const ACCESSIBILITY = /toegankelijkheid|accessibility|accessibilité/i;

export function judgeTerms(nature: SiteNature): Finding {
  const { good, bad, unknown } = judge("terms");
  if (!nature.isShop) return unknown("not_selling", {});
  if (!nature.isDutch) return unknown("not_dutch", {});
  const link = linkAbout(TERMS, nature);
  if (!link) return nature.isPartlySeen ? unknown("not_seen", {}) : bad("missing", {});
  const text = nameOf(link);
  // The law asks a statement from shops of ten people or two million euros on: a page does not tell that.
  return linkAbout(ACCESSIBILITY, nature) ? good("linked", { text }) : good("linked_no_accessibility", { text });
}

const WITHDRAWAL =
  /herroep|overeenkomst ontbinden|contract ontbinden|withdraw(al)? (from|of) |withdraw (the |my )?contract|right of withdrawal/i;
const RETURNS = /retour|ruilen|bedenktijd|return(s| policy)/i;

/** Article 11a of Directive 2011/83/EU, since 19 June 2026. */
export function judgeWithdrawal(nature: SiteNature): Finding {
  const { good, bad, unknown } = judge("withdrawal");
  if (!nature.isShop) return unknown("not_selling", {});
  if (!nature.isDutch) return unknown("not_dutch", {});
  const button = nature.pages.flatMap(({ buttons }) => buttons).find((text) => WITHDRAWAL.test(text));
  const link = button === undefined ? linkAbout(WITHDRAWAL, nature) : { href: "", text: button };
  if (link) return good("button", { text: nameOf(link) });
  const returns = linkAbout(RETURNS, nature);
  if (returns) return unknown("returns_only", { text: nameOf(returns) });
  return nature.isPartlySeen ? unknown("not_seen", {}) : bad("missing", {});
}

/** Forms with reCAPTCHA link to Google's own statements. */
const GOOGLE = /^(https?:)?\/\/([\w-]+\.)?google\./i;

function linkAbout(words: RegExp, { pages }: SiteNature): Link | undefined {
  const links = pages.flatMap((page) => page.links).filter(({ href }) => !GOOGLE.test(href));
  return links.find(({ text }) => words.test(text)) ?? links.find(({ href }) => words.test(href));
}

/** Words of a link, or the end of its address. */
const nameOf = ({ text, href }: Link) => quote(text || href.split("/").findLast((part) => part !== "") || "", 60);
