import { internationalDigits } from "~/lib/text/phone";
import type { PageWords } from "~/platform/parsing/page-facts";
import { isGone, type LinkedKind, type Visit } from "../visit/visit";

/** Kind of a site, by its own words: the law asks other things of a shop than of a diary. */
export interface SiteNature {
  /** The home page and the linked pages that were seen. */
  pages: PageWords[];
  /** Text of the pages that speak of the business. */
  text: string;
  /** Text of the pages that the law asks for: they speak of others too. */
  lawText: string;
  isDutch: boolean;
  isShop: boolean;
  isTrade: boolean;
  /** True if what is missing may still be on the site: scripts write the page, or a part was not seen. */
  isPartlySeen: boolean;
  /** Numbers of links that call, then those in the text. */
  phones: Phone[];
}

export interface Phone {
  /** The number in the words of the site. */
  shown: string;
  /** E.164 without the plus. Null for a link that no phone can dial. */
  digits: string | null;
  isLink: boolean;
}

const CART =
  /winkel(wagen|mand)|afrekenen|toevoegen aan (je |de )?(winkel|mand|tas)|in mandje|add to (cart|basket|bag)|checkout|shopping (cart|bag)/i;
const CART_PATH = /\/(checkout|winkelwagen|winkelmand(je)?|afrekenen)\b/i;
/** Site builders put an empty one, such as `0`, into pages that sell nothing. */
const PERHAPS_CART_PATH = /\/(cart|basket)\b/i;
const TRADE =
  /offerte|tarieven|prijs|prijzen|diensten|afspraak|bestellen|openingstijden|reserveren|btw|kvk|€|\bquote\b|\bservices\b|\bpricing\b|opening hours|\bbook\b/i;
/** Characters; a longer text is a headline. */
const LONGEST_LABEL = 40;
/** Characters below which a page with scripts shows nothing by itself. */
const SHELL = 200;

export function siteNature({ url, page, linked }: Visit): SiteNature {
  const pagesOf = (kinds: readonly LinkedKind[]) =>
    linked.flatMap(({ kind, page }) => (page && kinds.includes(kind) ? [page] : []));
  const own = [page, ...pagesOf(["contact", "imprint"])];
  const ofLaw = pagesOf(["privacy", "terms"]);
  const text = textOf(own);
  const phones = phonesOf(own, text);
  const isShop =
    page.buttons.some((button) => CART.test(button)) ||
    page.links.some(
      ({ href, text }) =>
        (text.length <= LONGEST_LABEL && CART.test(text)) ||
        CART_PATH.test(href) ||
        (PERHAPS_CART_PATH.test(href) && /\p{L}/u.test(text)),
    );
  const isShell = page.text.length < SHELL && page.loads.some(({ kind }) => kind === "script");
  return {
    ...{ pages: [...own, ...ofLaw], text, lawText: textOf(ofLaw), phones, isShop },
    isDutch: url.hostname.endsWith(".nl") || (/^nl\b/i.test(page.language ?? "") && !url.hostname.endsWith(".be")),
    isTrade: isShop || phones.length > 0 || TRADE.test(text),
    isPartlySeen: isShell || !page.isWhole || linked.some((other) => !other.page && !isGone(other)),
  };
}

const textOf = (pages: readonly PageWords[]) => pages.map(({ text }) => text).join("\n");

const IBAN = /\b[A-Z]{2}\d{2}\s?[A-Z]{4}[\d\s]{10,20}/g;
const DATE = /\b\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\b/g;
const NUMBER = /(?:\+|\b00)[1-9][\d \t\u00a0().\-–]{7,18}\d|\(?\b0[1-9][\d \t\u00a0().\-–]{6,14}\d/g;
const DUTCH_LENGTH = 11;

function phonesOf(pages: readonly PageWords[], text: string): Phone[] {
  const links = pages.flatMap(({ links }) => links.filter(({ href }) => /^tel:/i.test(href)));
  const linked = links.map(({ href, text: label }): Phone => {
    const dialled = decoded(href.slice(4));
    const [number] = label.match(NUMBER) ?? [];
    return { shown: number ?? dialled, digits: dialledDigits(dialled), isLink: true };
  });
  const written = [...text.replace(IBAN, " ").replace(DATE, "\n").matchAll(NUMBER)].flatMap(([shown]): Phone[] => {
    const digits = internationalDigits(shown);
    const isWhole = digits?.startsWith("31") ? digits.length === DUTCH_LENGTH : shown.startsWith("+");
    return digits && isWhole ? [{ shown: shown.trim(), digits, isLink: false }] : [];
  });
  return [...linked, ...written];
}

/** A phone dials every digit: the zero in brackets of `+31 (0)53` makes a number that does not exist. */
function dialledDigits(dialled: string): string | null {
  const plain = dialled.replace(/[\s().\-–/]/g, "");
  return /^(\+|00)?\d{3,15}$/.test(plain) && !/^(\+|00)310/.test(plain) ? (internationalDigits(plain) ?? plain) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
