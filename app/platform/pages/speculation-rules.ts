/** Patterns of paths that differ between visitors, or are no pages. */
const EXCLUDED = [
  ...["/admin", "/admin/*", "/api/*", "/functions/*", "/*.*"],
  ...["{/en}?/offerte/*", "{/en}?/project/*", "{/en}?/afspraak/*"],
];

const PAGES = [
  { href_matches: "/*" },
  ...EXCLUDED.map((path) => ({ not: { href_matches: path } })),
  { not: { selector_matches: "[download], [target], [rel~=nofollow]" } },
];

/** Speculation Rules, html.spec.whatwg.org: `moderate` is a link that a mouse rests on. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ eagerness: "moderate", where: { and: PAGES } }],
});

export const SPECULATION_SELECTOR = 'script[type="speculationrules"]';
