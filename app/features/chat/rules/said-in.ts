/** Tags; and addresses, with a name alone (`site.nl`) or with more to it. What each may begin with keeps it quick. */
const TAG = /<[a-z/!][^<>]*>/gi;
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+/g;
const LINK = /(?:https?:\/\/|www\.)\S+/gi;
const DOMAIN = /(?<![\p{L}\p{N}.-])((?:[\p{L}\p{N}-]+\.)+(?:nl|be|eu|com|net|org|info))(?![\p{L}\p{N}-])(\/\S*)?/giu;

/**
 * What a visitor says in a message, without what is only copied into it: nobody asks for SEO with "janssen-seo.nl". A
 * site that goes by a word of the rules (`isWord`) is that word: "wordpress.com".
 */
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
