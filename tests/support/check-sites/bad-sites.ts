import { type CheckSite, data, GOOD_STYLE, homeOf, picture } from "./site";

const css = (body: string, cache = "max-age=86400") => ({
  "/stijl.css": { headers: { "content-type": "text/css", "cache-control": cache }, body },
});

/** Sites with one thing wrong in the connection, the speed or the look. */
export const CONNECTION_SITES: CheckSite[] = [
  {
    id: "plain-only",
    tls: "none",
    plain: "stays",
    differs: {
      https: ["bad", "plain", { host: "plain-only.example" }],
      certificate: ["unknown", "none"],
      redirect: ["unknown", "no_https"],
    },
  },
  {
    id: "expired-plain",
    tls: "expired",
    plain: "stays",
    differs: {
      https: ["bad", "plain", { host: "expired-plain.example" }],
      certificate: ["bad", "expired"],
      redirect: ["unknown", "no_https"],
    },
  },
  { id: "expired", tls: "expired", unreachable: "certificate" },
  {
    id: "wrong-name-plain",
    tls: "wrong-name",
    plain: "stays",
    differs: {
      https: ["bad", "plain", { host: "wrong-name-plain.example" }],
      certificate: ["bad", "wrong_name", { host: "wrong-name-plain.example", name: "ander.example" }],
      redirect: ["unknown", "no_https"],
    },
  },
  {
    id: "untrusted-plain",
    tls: "untrusted",
    plain: "stays",
    differs: {
      https: ["bad", "plain", { host: "untrusted-plain.example" }],
      certificate: ["bad", "untrusted"],
      redirect: ["unknown", "no_https"],
    },
  },
  {
    id: "mixed",
    home: { scripts: '<script src="http://cdn.example/menu.js"></script>' },
    differs: { https: ["bad", "mixed", { count: 1, example: "http://cdn.example/menu.js" }] },
  },
  { id: "plain-stays", plain: "stays", differs: { redirect: ["bad", "http_stays", { host: "plain-stays.example" }] } },
  {
    id: "two-hosts",
    twin: "answers",
    home: { canonical: "" },
    differs: { redirect: ["bad", "two_hosts", { host: "two-hosts.example", other: "www.two-hosts.example" }] },
  },
  { id: "two-hosts-canonical", twin: "answers" },
  {
    id: "no-twin",
    twin: "missing",
    differs: { redirect: ["bad", "other_missing", { other: "www.no-twin.example" }] },
  },
  {
    id: "canonical-elsewhere",
    home: { canonical: '<link rel="canonical" href="https://bouwer.example/demo">' },
    differs: { redirect: ["bad", "canonical_elsewhere", { other: "bouwer.example" }] },
  },
  {
    id: "no-compression",
    home: { text: `<p>${"De prijzen staan bij het brood. ".repeat(600)}</p>` },
    differs: { speed: ["bad", "no_compression"] },
  },
  {
    id: "no-caching",
    files: css(GOOD_STYLE + "/* meel */".repeat(600), "no-store"),
    differs: { speed: ["bad", "no_caching", { file: "stijl.css" }] },
  },
  {
    id: "heavy",
    files: {
      "/1.jpg": picture(450_000),
      "/2.jpg": picture(450_000),
      "/3.jpg": picture(450_000),
      "/4.jpg": picture(450_000),
      "/5.jpg": picture(450_000),
      "/6.jpg": picture(450_000),
      "/7.jpg": picture(450_000),
      "/8.jpg": picture(450_000),
    },
    home: {
      pictures: [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((n) => `<img src="/${n}.jpg" alt="Brood ${n}" width="800" height="600">`)
        .join(""),
    },
    differs: { weight: ["bad", "heavy"], images: ["good", "fine", { count: 9 }] },
  },
  {
    id: "heavy-html",
    home: { end: `<!-- ${"x".repeat(450_000)} --></body></html>` },
    differs: { weight: ["bad", "heavy_html"], speed: ["bad", "no_compression"] },
  },
  {
    id: "many-files",
    home: { scripts: Array.from({ length: 45 }, (_, n) => `<script src="/deel-${n}.js"></script>`).join("") },
    differs: { weight: ["bad", "many_files", { count: 46 }] },
  },
  { id: "no-viewport", home: { viewport: "" }, differs: { mobile: ["bad", "no_viewport"] } },
  {
    id: "fixed-viewport",
    home: { viewport: '<meta name="viewport" content="width=1024">' },
    differs: { mobile: ["bad", "fixed_viewport", { px: 1024 }] },
  },
  {
    id: "narrow-viewport",
    home: { viewport: '<meta name="viewport" content="width=320, user-scalable=yes">' },
  },
  {
    id: "no-zoom",
    home: { viewport: '<meta name="viewport" content="width=device-width, user-scalable=no">' },
    differs: { mobile: ["bad", "no_zoom"] },
  },
  {
    id: "fixed-layout",
    files: css("#wrapper { width: 960px; margin: 0 auto }"),
    differs: { mobile: ["bad", "fixed_layout", { px: 960 }] },
  },
  {
    id: "small-text",
    files: css("html { font-size: 62.5% } body { font-size: 1.1rem } p { font-size: 1em }"),
    differs: { mobile: ["bad", "small_text", { px: 11 }] },
  },
  {
    id: "small-text-on-desktop-only",
    files: css("body { font-size: 16px } @media (min-width: 900px) { body { font-size: 10px } }"),
  },
  {
    id: "small-text-with-styles-elsewhere",
    home: {
      styles: '<link rel="stylesheet" href="/stijl.css"><link rel="stylesheet" href="https://cdn.example/thema.css">',
    },
    files: css("body { font-size: 10px }"),
  },
  {
    id: "small-text-put-right-by-a-later-style",
    home: { styles: '<link rel="stylesheet" href="/stijl.css"><style>body { font-size: 1rem }</style>' },
    files: css("body { font-size: 10px }"),
  },
  {
    id: "small-text-on-paper-only",
    home: {
      styles:
        '<link rel="stylesheet" href="/stijl.css"><link rel="stylesheet" media="print" href="/papier.css"><style media="print">body { font-size: 8px }</style>',
    },
    files: { "/papier.css": { headers: { "content-type": "text/css" }, body: "body { font-size: 8px }" } },
  },
  {
    id: "small-text-that-others-make-larger",
    files: css("html { font-size: 62.5% } h1 { font-size: 3rem } .tekst { font-size: 1.6rem }"),
  },
  {
    id: "small-text-with-styles-imported",
    files: css("@import url(thema.css); body { font-size: 10px }"),
  },
  {
    id: "small-text-in-shorthand",
    files: css("body { font: italic 11px/1.5 'Open Sans', sans-serif }"),
    differs: { mobile: ["bad", "small_text", { px: 11 }] },
  },
  {
    id: "small-text-but-important",
    files: css("body { font-size: 16px !important } body { font-size: 10px }"),
  },
  {
    id: "small-buttons-of-a-widget",
    files: css(".slick-dots li button { height: 20px } .btn { height: 18px; padding: 12px 20px }"),
  },
  {
    id: "small-buttons",
    home: { styles: "<style>.btn { height: 18px }</style>" },
    differs: { mobile: ["bad", "small_buttons", { px: 18 }] },
  },
  {
    id: "large-picture",
    files: { "/taart.jpg": picture(2_400_000) },
    differs: { images: ["bad", "too_large", { file: "taart.jpg", kb: 2_400, count: 1 }] },
  },
  {
    id: "broken-picture",
    files: { "/taart.jpg": null },
    differs: { images: ["bad", "broken", { file: "taart.jpg" }] },
  },
  {
    id: "no-alt",
    home: { pictures: '<img src="/brood.jpg" width="8" height="6"><img src="/taart.jpg" width="8" height="6">' },
    differs: { images: ["bad", "no_alt", { count: 2, total: 2 }] },
  },
  {
    id: "no-size",
    home: { pictures: [1, 2, 3, 4].map((n) => `<img src="/brood.jpg?${n}" alt="Brood ${n}">`).join("") },
    files: css(`${GOOD_STYLE} img { max-width: 100%; height: auto }`),
    differs: { images: ["bad", "no_size", { count: 4, total: 4 }] },
  },
  {
    id: "size-by-class",
    home: {
      pictures: `<picture><source srcset="/brood.webp"><img src="/brood.jpg" alt="Brood"></picture>${[1, 2, 3]
        .map((n) => `<img class="vierkant" src="/brood.jpg?${n}" alt="Brood ${n}">`)
        .join("")}`,
    },
    differs: { images: ["good", "fine", { count: 4 }] },
  },
  {
    id: "size-by-style",
    home: { pictures: [1, 2, 3, 4].map((n) => `<img src="/brood.jpg?${n}" alt="Brood ${n}">`).join("") },
    files: css(`${GOOD_STYLE} .brood img { width: 100%; aspect-ratio: 4 / 3 }`),
    differs: { images: ["good", "fine", { count: 4 }] },
  },
];

/** Sites with one thing wrong for search engines, or in how to reach the business. */
export const FOUND_SITES: CheckSite[] = [
  { id: "no-title", home: { title: "" }, differs: { title: ["bad", "missing"] } },
  {
    id: "generic-title",
    home: { title: "<title>Home</title>" },
    differs: { title: ["bad", "generic", { title: "Home" }] },
  },
  {
    id: "long-title",
    home: { title: `<title>${"brood ".repeat(20).trim()}</title>` },
    differs: { title: ["bad", "long", { count: 119, title: `${"brood ".repeat(13)}b…` }] },
  },
  {
    id: "noindex",
    home: { robots: '<meta name="robots" content="noindex,nofollow">' },
    differs: { title: ["bad", "noindex"] },
  },
  {
    id: "index-without-preview",
    home: { robots: '<meta name="robots" content="index, max-image-preview:none, max-snippet:-1">' },
  },
  {
    id: "noindex-for-another-robot",
    files: {
      "/": {
        headers: { "content-type": "text/html", "x-robots-tag": "otherbot: noindex, nofollow" },
        body: homeOf({ canonical: "" }),
      },
    },
  },
  {
    id: "google-blocked",
    files: { "/robots.txt": { body: "User-agent: Googlebot\nDisallow: /\n" } },
    differs: { title: ["bad", "blocked"] },
  },
  { id: "no-description", home: { description: "" }, differs: { description: ["bad", "missing"] } },
  {
    id: "short-description",
    home: { description: '<meta name="description" content="Vers brood.">' },
    differs: { description: ["bad", "short", { text: "Vers brood.", count: 11 }] },
  },
  { id: "no-heading", home: { heading: "<div>Vers brood</div>" }, differs: { headings: ["bad", "missing"] } },
  { id: "empty-heading", home: { heading: "<h1> </h1>" }, differs: { headings: ["bad", "empty"] } },
  { id: "no-language", home: { html: "<html>" }, differs: { headings: ["bad", "no_language"] } },
  {
    id: "wrong-language",
    home: { html: '<html lang="en-US">' },
    differs: { headings: ["bad", "wrong_language", { said: "en-US", seen: "nl" }] },
  },
  { id: "no-data", home: { data: "" }, differs: { structured_data: ["bad", "none"] } },
  {
    id: "broken-data",
    home: { data: '<script type="application/ld+json">{"@type": "Bakery",}</script>' },
    differs: { structured_data: ["bad", "broken", { count: 1 }] },
  },
  {
    id: "other-phone",
    home: { data: data({ telephone: "+31 74 291 00 00" }) },
    differs: { structured_data: ["bad", "other_phone", { said: "+31 74 291 00 00", shown: "053 480 00 00" }] },
  },
  {
    id: "other-address",
    home: { data: data({ address: { streetAddress: "Oude Markt 1", postalCode: "7511GA" } }) },
    differs: { structured_data: ["bad", "other_address", { said: "7511GA", shown: "7511 GC" }] },
  },
  {
    id: "same-address-in-another-spelling",
    home: { data: data({ address: { streetAddress: "Marktstraat 12", postalCode: "7511\u00a0gc" } }) },
  },
  {
    id: "no-sitemap",
    files: { "/sitemap.xml": null },
    differs: { structured_data: ["bad", "no_sitemap"] },
  },
  {
    id: "phone-not-tappable",
    home: { phone: "<p>Bel 053 - 480 00 00</p>" },
    differs: { phone: ["bad", "not_tappable", { phone: "053 - 480 00 00" }] },
  },
  {
    id: "phone-with-zero",
    home: { phone: '<a href="tel:+31(0)534800000">053 480 00 00</a>' },
    differs: { phone: ["bad", "wrong_link", { phone: "053 480 00 00" }] },
  },
  {
    id: "no-phone",
    home: { phone: "<p>IBAN NL91 ABNA 0417 1643 00</p>" },
    differs: { phone: ["bad", "none"] },
  },
  {
    id: "no-hours",
    home: {
      data: data({ openingHours: undefined }),
      address: '<p>Marktstraat 12, 7511 GC Enschede</p><a href="mailto:hallo@korenbloem.example">Mail ons</a>',
    },
    differs: { address: ["bad", "no_hours", { address: "Marktstraat 12, 7511 GC Enschede" }] },
  },
];
