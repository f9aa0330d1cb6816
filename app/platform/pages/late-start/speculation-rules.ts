/** Whatever differs between visitors, or is not a page, as patterns of paths. */
const EXCLUDED = ["/admin", "/admin/*", "/api/*", "/functions/*", "{/en}?/offerte/*", "{/en}?/afspraak/*", "/*.*"];

export const AHEAD_ATTRIBUTE = "data-ahead";

const PAGES = [
  { href_matches: "/*" },
  ...EXCLUDED.map((path) => ({ not: { href_matches: path } })),
  { not: { selector_matches: "[download], [target], [rel~=nofollow]" } },
];

/** Speculation Rules, html.spec.whatwg.org. Time on a page counts from when it is shown. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ eagerness: "moderate", where: { and: PAGES } }],
  prerender: [{ eagerness: "immediate", where: { and: [{ selector_matches: `[${AHEAD_ATTRIBUTE}]` }, ...PAGES] } }],
});
