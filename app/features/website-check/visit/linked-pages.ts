import type { PageFacts } from "~/platform/parsing/page-facts";
import { isSameSite, linkIn } from "./same-site";
import type { LinkedKind } from "./visit";

/** Words in the text or the address of a link, the surest first. */
const WORDS: Record<LinkedKind, readonly RegExp[]> = {
  contact: [/\bcontact/i, /colofon|impressum|bedrijfsgegevens/i, /over[\s-]?ons|about/i],
  privacy: [/privacy/i, /\bavg\b|gegevensbescherming/i],
};

/** Finds the pages of the same site on which the law wants something: at most one of each kind. */
export function linkedPages(page: PageFacts, home: URL): { kind: LinkedKind; url: URL }[] {
  const links = page.links.flatMap(({ href, text }) => {
    const url = linkIn(href, home);
    return url && isSameSite(home, url) && !isFile(url) ? [{ url, text }] : [];
  });
  const found = (Object.keys(WORDS) as LinkedKind[]).flatMap((kind) => {
    for (const word of WORDS[kind]) {
      const link = links.find(({ url, text }) => word.test(text) || word.test(url.pathname));
      if (link) return link.url.href === home.href ? [] : [{ kind, url: link.url }];
    }
    return [];
  });
  return found.filter(({ url }, index) => found.findIndex((other) => other.url.href === url.href) === index);
}

const isFile = ({ pathname }: URL) => /\.(pdf|docx?|jpe?g|png|zip)$/i.test(pathname);
