/** Limiting what each may begin with keeps matching fast. */
const TAG = /<[a-z/!][^<>]*>/gi;
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+/g;
const LINK = /(?:https?:\/\/|www\.)\S+/gi;
const DOMAIN = /(?<![\p{L}\p{N}.-])((?:[\p{L}\p{N}-]+\.)+(?:nl|be|eu|com|net|org|info))(?![\p{L}\p{N}-])(\/\S*)?/giu;

/** Nobody asks for SEO with "janssen-seo.nl". A site named like a word of the rules (`isWord`) is that word. */
export function saidIn(text: string, isWord: (word: string) => boolean): string {
  return text
    .replace(TAG, " ")
    .replace(EMAIL, " ")
    .replace(LINK, " ")
    .replace(DOMAIN, (_found, domain: string, path?: string) => {
      const [name = ""] = domain.toLowerCase().split(".");
      return path === undefined && isWord(name) ? ` ${name} ` : " ";
    });
}
