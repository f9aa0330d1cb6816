/** Whatever differs between visitors, or is not a page, as patterns of paths. */
const EXCLUDED = ["/admin", "/admin/*", "/api/*", "/functions/*", "{/en}?/offerte/*", "{/en}?/afspraak/*", "/*.*"];

/** On the one link whose page is prerendered. */
export const AHEAD_ATTRIBUTE = "data-ahead";

const PAGES = [
  { href_matches: "/*" },
  ...EXCLUDED.map((path) => ({ not: { href_matches: path } })),
  { not: { selector_matches: "[download], [target], [rel~=nofollow]" } },
];

/**
 * Which pages a browser may prefetch once a visitor is about to follow their links, and which it prerenders
 * (Speculation Rules, html.spec.whatwg.org). The time that a visitor spends on a page counts from when it is shown
 * (`late-start-script.ts`).
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ eagerness: "moderate", where: { and: PAGES } }],
  prerender: [{ eagerness: "immediate", where: { and: [{ selector_matches: `[${AHEAD_ATTRIBUTE}]` }, ...PAGES] } }],
});
