import { type CheckSite, data, homeOf } from "./site";

const page = (body: string) => ({ headers: { "content-type": "text/html" }, body });

/** Sites with one thing wrong by law, or in their software. */
export const LAW_SITES: CheckSite[] = [
  {
    id: "no-registrations",
    home: { registrations: "" },
    differs: { kvk: ["bad", "missing"], vat: ["bad", "missing"] },
  },
  {
    id: "contact-not-seen",
    home: { registrations: "" },
    files: { "/contact": { status: 500 } },
    differs: { kvk: ["unknown", "not_seen"], vat: ["unknown", "not_seen"] },
  },
  {
    id: "registrations-in-the-imprint",
    home: { registrations: "", legal: '<a href="/colofon">Colofon</a> <a href="/privacy">Privacyverklaring</a>' },
    files: { "/colofon": page("<h1>Colofon</h1><p>KvK 81234567, btw NL-123456782-B12</p>") },
  },
  {
    id: "registrations-in-the-terms",
    home: {
      address: '<a href="mailto:hallo@korenbloem.example">Mail ons</a>',
      registrations: "",
      legal: '<a href="/privacy">Privacyverklaring</a> <a href="/av">Algemene voorwaarden</a>',
    },
    files: {
      "/av": page("<p>Bakkerij De Korenbloem, Marktstraat 12, 7511 gc Enschede. KvK 81234567, NL 1234.56.782.B12</p>"),
    },
    differs: {
      address: [
        "good",
        "shown",
        { address: "Bakkerij De Korenbloem, Marktstraat 12, 7511 gc Enschede. KvK 81234567, NL 1234…" },
      ],
    },
  },
  {
    id: "terms-not-seen",
    home: { registrations: "", legal: '<a href="/privacy">Privacyverklaring</a> <a href="/av">Voorwaarden</a>' },
    files: { "/av": { status: 500 } },
    differs: { kvk: ["unknown", "not_seen"], vat: ["unknown", "not_seen"] },
  },
  {
    id: "wrong-registrations",
    home: { registrations: "<p>KvK: 8123456, btw NL123456789B01</p>" },
    differs: { kvk: ["bad", "wrong", { number: "8123456" }], vat: ["bad", "wrong", { number: "NL123456789B01" }] },
  },
  {
    id: "example-registration",
    home: { registrations: "<p>KvK 12345678 en btw-nummer 123456782B12</p>" },
    differs: { kvk: ["bad", "wrong", { number: "12345678" }] },
  },
  {
    id: "no-address",
    home: { address: '<a href="mailto:hallo@korenbloem.example">Mail ons</a>', data: data({ address: undefined }) },
    differs: { address: ["bad", "missing"], structured_data: ["bad", "no_address", { type: "Bakery" }] },
  },
  {
    id: "no-contact",
    home: { address: "<p>Marktstraat 12, 7511 GC Enschede</p>", menu: "" },
    differs: { address: ["bad", "no_contact", { address: "Marktstraat 12, 7511 GC Enschede" }] },
  },
  { id: "no-privacy", home: { legal: "" }, differs: { privacy: ["bad", "missing"] } },
  {
    id: "privacy-of-google",
    home: { legal: '<a href="https://policies.google.com/privacy">Privacy</a>' },
    differs: { privacy: ["bad", "missing"] },
  },
  {
    id: "broken-privacy",
    files: { "/privacy": null },
    differs: { privacy: ["bad", "broken", { text: "Privacyverklaring", status: 404 }] },
  },
  {
    id: "two-privacy-links",
    home: { legal: '<a href="/privacy-oud">Privacy</a> <a href="/privacy">Privacyverklaring</a>' },
  },
  {
    id: "trackers",
    home: {
      scripts:
        "<script>(function(w,d,s,l,i){j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window)</script><script>!function(f){f.src='https://connect.facebook.net/en_US/fbevents.js'}(window)</script>",
    },
    differs: { trackers: ["bad", "before_consent", { names: "Google Tag Manager, Meta Pixel", count: 2 }] },
  },
  {
    id: "tag-manager-alone",
    home: { scripts: '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>' },
    differs: { trackers: ["unknown", "tag_manager", { names: "Google Tag Manager" }] },
  },
  {
    id: "video",
    home: { end: '<iframe src="https://www.youtube.com/embed/abc"></iframe></body></html>' },
    differs: { trackers: ["bad", "before_consent", { names: "YouTube", count: 1 }] },
  },
  {
    id: "video-without-cookies",
    home: { end: '<iframe src="https://www.youtube-nocookie.com/embed/abc"></iframe></body></html>' },
  },
  {
    id: "fonts",
    home: {
      styles:
        '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter"><link rel="stylesheet" href="/stijl.css">',
    },
    differs: { trackers: ["bad", "fonts", { host: "fonts.googleapis.com" }] },
  },
  {
    id: "shop-without-terms",
    home: { menu: '<a href="/contact">Contact</a><form><button>In winkelwagen</button></form>' },
    differs: { terms: ["bad", "missing"], withdrawal: ["bad", "missing"] },
  },
  {
    id: "shop-with-returns",
    home: {
      menu: '<a href="/contact">Contact</a> <a href="/cart">Mand 0</a>',
      legal: '<a href="/privacy">Privacy</a> <a href="/av">Voorwaarden</a> <a href="/retour">Retourneren</a>',
    },
    differs: {
      privacy: ["good", "linked", { text: "Privacy" }],
      terms: ["good", "linked_no_accessibility", { text: "Voorwaarden" }],
      withdrawal: ["unknown", "returns_only", { text: "Retourneren" }],
    },
  },
  {
    id: "online-store-that-sells-nothing-yet",
    home: {
      data: data({ "@type": "OnlineStore", address: undefined, telephone: undefined, openingHours: undefined }),
      address:
        '<p>Marktstraat 12, 7511GC Enschede</p><a href="mailto:hallo@korenbloem.example">hallo@korenbloem.example</a>',
    },
    differs: {
      structured_data: ["good", "present"],
      address: ["good", "shown", { address: "Marktstraat 12, 7511GC Enschede" }],
    },
  },
  {
    id: "old-php",
    files: {
      "/": { headers: { "content-type": "text/html", "x-powered-by": "PHP/7.4.33" }, body: homeOf({ canonical: "" }) },
    },
    differs: { software: ["bad", "old", { name: "PHP", version: "7.4" }] },
  },
  {
    id: "old-wordpress",
    home: { robots: '<meta name="generator" content="WordPress 5.8.1">' },
    differs: { software: ["bad", "old", { name: "WordPress", version: "5.8" }] },
  },
  {
    id: "old-jquery",
    home: { scripts: '<script src="/wp-includes/js/jquery/jquery-1.12.4.min.js"></script>' },
    differs: { software: ["bad", "old", { name: "jQuery", version: "1.12" }] },
  },
];
