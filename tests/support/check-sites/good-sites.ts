import { gzipSync } from "node:zlib";
import { type CheckSite, data, homeOf } from "./site";

const SHOP_MENU = '<nav><a href="/contact">Contact</a> <a href="/winkelwagen">Winkelwagen</a></nav>';

/** Sites on which nothing is wrong, and sites of which less can be said. */
export const GOOD_SITES: CheckSite[] = [
  { id: "good" },
  {
    id: "good-compressed",
    files: {
      "/": {
        headers: { "content-type": "text/html", "content-encoding": "gzip" },
        body: gzipSync(homeOf({ canonical: "" })),
      },
    },
  },
  {
    id: "good-shop",
    home: {
      menu: SHOP_MENU,
      legal:
        '<a href="/privacy">Privacyverklaring</a> <a href="/voorwaarden">Algemene voorwaarden</a> <a href="/toegankelijkheid">Toegankelijkheid</a> <a href="/herroepen">Herroep je aankoop hier</a>',
    },
    differs: {
      terms: ["good", "linked", { text: "Algemene voorwaarden" }],
      withdrawal: ["good", "button", { text: "Herroep je aankoop hier" }],
    },
  },
  {
    id: "good-lower-case",
    home: {
      phone: "<p>Geopend sinds 01-02-2026 10:00 uur</p><a href='tel:0534800000'>Bel ons</a>",
      address: "<p>Marktstraat 12, 7511gc</p><p>Enschede</p><p>hallo@korenbloem.example</p>",
      data: data({ postalCode: undefined, address: undefined, "@type": "Organization" }),
    },
    differs: {
      phone: ["good", "tappable", { phone: "0534800000" }],
      structured_data: ["good", "agrees", { type: "Organization" }],
      address: ["good", "shown", { address: "Marktstraat 12, 7511gc" }],
    },
  },
  {
    id: "good-with-empty-cart",
    home: { menu: '<nav><a href="/contact">Contact</a> <a href="/cart"><span>0</span></a></nav>' },
  },
  {
    id: "good-foreign-shop",
    home: {
      html: '<html lang="en">',
      menu: '<a href="/cart">Cart</a>',
      text: "<p>The bread is ready at eight, and you are welcome to order for the weekend. We send it to all of Yorkshire in a box that keeps it fresh, and you can change what is in it until the evening before.</p>",
      phone: "<p>0113 496 0000</p>",
      address: "<p>1 High Street, Leeds</p>",
      registrations: "",
      data: "<div itemscope itemtype='https://schema.org/Store'></div>",
      legal: '<a href="https://policies.google.com/privacy">Privacy</a> <a href="/privacy">Privacy</a>',
    },
    differs: {
      structured_data: ["good", "present"],
      phone: ["unknown", "not_seen"],
      kvk: ["unknown", "not_dutch"],
      vat: ["unknown", "not_dutch"],
      address: ["unknown", "not_dutch"],
      privacy: ["good", "linked", { text: "Privacy" }],
      terms: ["unknown", "not_dutch"],
      withdrawal: ["unknown", "not_dutch"],
    },
  },
  {
    id: "good-without-data",
    home: { data: '<div itemscope itemtype="https://schema.org/Bakery"></div>' },
    differs: { structured_data: ["good", "present"] },
  },
  {
    id: "good-latin1",
    home: {
      charset: '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
      heading: "<h1>Crème fraîche</h1>",
    },
    differs: { headings: ["good", "clear", { heading: "Crème fraîche" }] },
  },
  {
    id: "good-kvk-on-contact",
    home: {
      charset: '<base href="/nl/"><meta charset="utf-8">',
      menu: '<a href="contact">Contact</a>',
      registrations: "",
    },
    files: {
      "/nl/contact": {
        headers: { "content-type": "text/html" },
        body: "<h1>Contact</h1><dl><dt>KvK-nummer</dt><dd>81 23 45 67</dd><dt>Btw</dt><dd>NL1000.00.024.B01</dd></dl>",
      },
    },
    differs: { vat: ["good", "shown", { number: "NL100000024B01" }] },
  },
  {
    id: "good-english",
    home: {
      html: '<html lang="en-GB">',
      title: "<title>Cornflower Bakery | Fresh bread in Leeds</title>",
      heading: "<h1>Fresh bread from Leeds</h1>",
      text: "<p>Our bread is ready at eight. You are welcome at the counter, and we are happy to take your order by phone.</p>",
      data: data({ telephone: "+44 113 496 0000", address: { streetAddress: "1 High Street", postalCode: "LS1 1AA" } }),
      phone: '<a href="tel:+441134960000">+44 113 496 0000</a>',
      address: "<p>1 High Street, LS1 1AA Leeds <a href='mailto:hi@cornflower.example'>Mail</a></p>",
      registrations: "",
      legal: '<a href="/privacy">Privacy notice</a>',
    },
    differs: {
      title: ["good", "clear", { title: "Cornflower Bakery | Fresh bread in Leeds" }],
      headings: ["good", "clear", { heading: "Fresh bread from Leeds" }],
      phone: ["good", "tappable", { phone: "+44 113 496 0000" }],
      kvk: ["unknown", "not_dutch"],
      vat: ["unknown", "not_dutch"],
      address: ["good", "shown", { address: "1 High Street, LS1 1AA" }],
      privacy: ["good", "linked", { text: "Privacy notice" }],
    },
  },
  {
    id: "good-diary",
    home: {
      title: "<title>Dagboek van een fietser door Noorwegen</title>",
      heading: "<h1>Met de fiets naar de Noordkaap</h1>",
      text: "<p>Vandaag regende het de hele dag, en toch was het mooi.</p>",
      ...{ menu: "", phone: "", address: "", registrations: "", legal: "", data: "", pictures: "", scripts: "" },
    },
    differs: {
      title: ["good", "clear", { title: "Dagboek van een fietser door Noorwegen" }],
      headings: ["good", "clear", { heading: "Met de fiets naar de Noordkaap" }],
      images: ["unknown", "none"],
      structured_data: ["unknown", "no_trade"],
      phone: ["unknown", "no_trade"],
      kvk: ["unknown", "no_trade"],
      vat: ["unknown", "no_trade"],
      address: ["unknown", "no_trade"],
      privacy: ["unknown", "no_trade"],
    },
  },
  {
    id: "good-consent-tool",
    home: {
      scripts:
        '<script src="https://consent.cookiebot.com/uc.js"></script><script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
    },
    differs: { trackers: ["unknown", "consent_tool", { names: "Google Analytics", tool: "Cookiebot" }] },
  },
  {
    id: "good-consent-mode",
    home: {
      scripts:
        "<script>gtag('consent', 'default', {ad_storage: 'denied'});</script><script src='https://www.googletagmanager.com/gtag/js?id=G-1'></script>",
    },
    differs: { trackers: ["unknown", "consent_mode", { names: "Google Analytics" }] },
  },
  {
    id: "good-held-back",
    home: {
      scripts:
        '<script type="text/plain" data-consent="statistics" src="https://www.google-analytics.com/analytics.js"></script><noscript><img src="https://www.facebook.com/tr?id=1"></noscript>',
    },
  },
  {
    id: "good-new-software",
    home: { robots: '<meta name="generator" content="WordPress 6.9.1">' },
    differs: { software: ["good", "current", { names: "WordPress 6.9" }] },
  },
  {
    id: "good-scripts-only",
    home: {
      ...{ menu: "", heading: "", text: '<div id="root"></div>', pictures: "", phone: "", address: "" },
      ...{ registrations: "", legal: "", data: "", title: "<title>De Korenbloem</title>" },
    },
    differs: {
      title: ["good", "clear", { title: "De Korenbloem" }],
      headings: ["unknown", "not_seen"],
      images: ["unknown", "none"],
      structured_data: ["unknown", "not_seen"],
      phone: ["unknown", "not_seen"],
      kvk: ["unknown", "not_seen"],
      vat: ["unknown", "not_seen"],
      address: ["unknown", "not_seen"],
      privacy: ["unknown", "not_seen"],
    },
  },
];
