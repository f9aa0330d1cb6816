import type { PageFacts } from "~/platform/parsing/page-facts";
import { isSameSite, linkIn } from "./same-site";
import type { LinkedKind } from "./visit";

/** Words in the text of a link, the last part of its address or its path, the surest first. */
const WORDS: Record<LinkedKind, readonly RegExp[]> = {
  contact: [/^contact(\.\w+)?$/i, /\bcontact/i, /over[\s-]?ons|about/i],
  imprint: [/colofon|impressum|bedrijfsgegevens|legal notice|disclaimer/i],
  privacy: [/privacy/i, /\bavg\b|gegevensbescherming/i],
  terms: [/voorwaarden|\bterms\b/i],
};
/** The first link of a kind may be broken. */
const MOST_OF_A_KIND = 2;

export interface PageLinks {
  kind: LinkedKind;
  links: { url: URL; text: string }[];
}

/** Finds the pages of the same site on which the law wants something: the surest of each kind first. */
export function linkedPages(page: PageFacts, home: URL, base = home): PageLinks[] {
  const links = page.links.flatMap(({ href, text }) => {
    const url = linkIn(href, base);
    return url && isSameSite(home, url) && !isFile(url) ? [{ url, text: text || lastPart(url) }] : [];
  });
  const seen = new Set([home.href]);
  return (Object.keys(WORDS) as LinkedKind[]).flatMap((kind) => {
    const found = WORDS[kind].flatMap((word) =>
      links.filter(({ url, text }) => [text, lastPart(url), url.pathname].some((name) => word.test(name))),
    );
    const once = [...Map.groupBy(found, ({ url }) => url.href).values()].flatMap(([first]) => first ?? []);
    const unseen = once.filter(({ url }) => !seen.has(url.href)).slice(0, MOST_OF_A_KIND);
    for (const { url } of unseen) seen.add(url.href);
    return unseen.length > 0 ? [{ kind, links: unseen }] : [];
  });
}

const lastPart = ({ pathname }: URL) => pathname.split("/").findLast((part) => part !== "") ?? "";

const isFile = ({ pathname }: URL) => /\.(pdf|docx?|jpe?g|png|zip)$/i.test(pathname);
