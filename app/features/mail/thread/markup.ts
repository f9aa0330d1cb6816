const QUOTE_LINK = /\(#quote-(?<number>[\w-]+)\)/gu;

/** Stands for the address of a quote, which only its customer may have. */
export function quoteLink(number: string): string {
  return `#quote-${number}`;
}

/** Puts the addresses in; the number of one that is not there, or null. */
export function withQuoteLinks(
  text: string,
  urls: ReadonlyMap<string, string>,
): { text: string; unknown: string | null } {
  let unknown: string | null = null;
  const filled = text.replace(QUOTE_LINK, (whole, number: string) => {
    const url = urls.get(number);
    if (!url) unknown = number;
    return url ? `(${url})` : whole;
  });
  return { text: filled, unknown };
}

/** The first `{word}` that nobody has filled in, with its braces; null when all are. */
export function unfilled(text: string): string | null {
  return /\{[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}\}/u.exec(text)?.[0] ?? null;
}
