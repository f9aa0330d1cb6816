/** What is not the same for everybody, or no page, as patterns of paths. */
const EXCLUDED = ["/admin", "/admin/*", "/api/*", "/functions/*", "{/en}?/offerte/*", "{/en}?/afspraak/*", "/*.*"];

/** The rules in a document, for whoever takes them out. */
export const SPECULATION_SELECTOR = 'script[type="speculationrules"]';

/**
 * Which links a browser may fetch ahead once a visitor is about to follow them (Speculation Rules, html.spec.whatwg.org).
 * The next page is fetched and not rendered: rendering ahead would run what counts the visitor's time on it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      eagerness: "moderate",
      where: {
        and: [
          { href_matches: "/*" },
          ...EXCLUDED.map((path) => ({ not: { href_matches: path } })),
          { not: { selector_matches: "[download], [target], [rel~=nofollow]" } },
        ],
      },
    },
  ],
});
