import { parseUrl } from "~/lib/parse-url";

export interface TextPart {
  text: string;
  to: string | null;
}

const LINK =
  /https?:\/\/[^\s<>"']{1,500}|(?<![\w/.<-])\/[a-z0-9][a-z0-9/#-]{1,100}|(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;
/** Punctuation that belongs to the sentence around a link, not to the link. */
const TRAILING = /(?<![.,;:!?)\]}*_-])[.,;:!?)\]}*_-]+$/;

/** `origin` is that of this site, whose addresses become paths. Nothing in the text is ever read as markup. */
export function linkedParts(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TRAILING, "");
    const to = addressOf(link, origin);
    if (!to) continue;
    if (index > end) parts.push({ text: text.slice(end, index), to: null });
    parts.push({ text: link, to });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), to: null });
  return parts;
}

function addressOf(link: string, origin: string): string | null {
  if (link.startsWith("/")) return link;
  if (!/^https?:/i.test(link)) return `mailto:${link}`;
  const url = parseUrl(link);
  if (!url) return null;
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}
