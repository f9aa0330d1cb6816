import type { CheckName, Outcome, UnreachableReason } from "~/features/website-check/check";

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds before the first byte. */
  wait?: number;
  /** Bytes that a HEAD says; nothing is sent. */
  length?: number;
  /** Sends forever. */
  isEndless?: boolean;
}

type Expected = [outcome: Outcome, key: string, values?: Record<string, unknown>];

export interface CheckSite {
  /** The host is `{id}.example`. */
  id: string;
  home?: Partial<HomeParts>;
  /** Answers that differ from those of the good site; null takes a page away. */
  files?: Record<string, Answer | null>;
  /** Answers of the address without encryption: it redirects by default. */
  plain?: "stays" | "closed";
  /** Answers of `www.`: it redirects by default. */
  twin?: "answers" | "missing";
  /** TLS of the host, if it is not good. */
  tls?: "none" | "expired" | "wrong-name" | "untrusted";
  /** Findings that differ from those of the good site. */
  differs?: Partial<Record<CheckName, Expected>>;
  unreachable?: UnreachableReason;
}

/** Parts of the home page of a good site. */
export interface HomeParts {
  html: string;
  charset: string;
  viewport: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  styles: string;
  data: string;
  scripts: string;
  menu: string;
  heading: string;
  text: string;
  pictures: string;
  phone: string;
  address: string;
  registrations: string;
  legal: string;
  end: string;
}

export const data = (changes: Record<string, unknown> = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Bakery",
    name: "Bakkerij De Korenbloem",
    telephone: "+31 53 480 00 00",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Marktstraat 12",
      postalCode: "7511 GC",
      addressLocality: "Enschede",
    },
    openingHours: "Tu-Sa 08:00-17:00",
    ...changes,
  })}</script>`;

const GOOD: HomeParts = {
  html: '<html lang="nl">',
  charset: '<meta charset="utf-8">',
  viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  title: "<title>Bakkerij De Korenbloem | Vers brood in Enschede</title>",
  description:
    '<meta name="description" content="Desembrood, taart en gebak, elke ochtend vers gebakken in de Marktstraat in Enschede.">',
  robots: "",
  canonical: '<link rel="canonical" href="https://HOST/">',
  styles: '<link rel="stylesheet" href="/stijl.css">',
  data: data(),
  scripts: '<script src="/menu.js" defer></script>',
  menu: '<nav><a href="/brood">Brood</a> <a href="/taart">Taart</a> <a href="/team">Team</a> <a href="/contact">Contact</a></nav>',
  heading: "<h1>Vers brood uit Enschede</h1>",
  text: "<p>Elke ochtend staat het brood van de bakker om acht uur klaar. We bakken met meel van de molen in Usselo en met een desem die er al twintig jaar is. Bestellen kan aan de balie of met een telefoontje: voor een taart hebben we twee dagen nodig. De prijzen staan bij het brood.</p>",
  pictures:
    '<img src="/brood.jpg" alt="Desembrood op de plank" width="800" height="600"><img src="/taart.jpg" alt="Slagroomtaart" width="800" height="600">',
  phone: '<p><a href="tel:+31534800000">Bel 053 480 00 00</a></p>',
  address:
    '<address>Marktstraat 12<br>7511 GC Enschede<br><a href="mailto:hallo@korenbloem.example">hallo@korenbloem.example</a></address><p>Openingstijden: dinsdag tot en met zaterdag, 8:00 tot 17:00</p>',
  registrations: "<p>KvK 81234567 · btw-id NL123456782B12</p>",
  legal: '<a href="/privacy">Privacyverklaring</a>',
  end: "</body></html>",
};

export function homeOf(changes: Partial<HomeParts> = {}): string {
  const part = { ...GOOD, ...changes };
  const head = [part.charset, part.viewport, part.title, part.description, part.robots, part.canonical];
  const body = [part.menu, part.heading, part.text, part.pictures, part.phone, part.address];
  return `<!doctype html>${part.html}<head>${[...head, part.styles, part.data, part.scripts].join("\n")}</head><body>
${body.join("\n")}<footer>${part.registrations}${part.legal}</footer>${part.end}`;
}

const html = (body: string): Answer => ({ headers: { "content-type": "text/html" }, body });

export const GOOD_STYLE = `body { font: 100%/1.5 sans-serif; font-size: 1rem } p { font-size: 1em }
.container { max-width: 60rem } button { min-height: 44px } @media (min-width: 800px) { .container { width: 960px } }`;

export const picture = (length: number): Answer => ({ headers: { "content-type": "image/jpeg" }, length });

export function filesOf({ id, home, files }: CheckSite): Record<string, Answer | null> {
  return {
    "/": html(homeOf(home).replaceAll("HOST", `${id}.example`)),
    "/contact": html(
      '<html lang="nl"><title>Contact</title><h1>Contact</h1><p>Loop eens binnen.</p><form action="/verstuur"><button>Verstuur</button></form>',
    ),
    "/privacy": html(
      '<html lang="nl"><title>Privacy</title><h1>Privacyverklaring</h1><p>We bewaren bestellingen een jaar.</p>',
    ),
    "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /beheer\n" },
    "/sitemap.xml": { headers: { "content-type": "application/xml" }, body: "<urlset/>" },
    "/stijl.css": { headers: { "content-type": "text/css", "cache-control": "max-age=86400" }, body: GOOD_STYLE },
    "/brood.jpg": picture(90_000),
    "/taart.jpg": picture(120_000),
    ...files,
  };
}

/** Findings of the good site. */
export const GOOD_FINDINGS = (host: string): Record<CheckName, Expected> => ({
  https: ["good", "encrypted", { host }],
  certificate: ["good", "valid"],
  redirect: ["good", "one_address", { host }],
  speed: ["good", "fast"],
  weight: ["good", "light"],
  mobile: ["good", "fits"],
  title: ["good", "clear", { title: "Bakkerij De Korenbloem | Vers brood in Enschede" }],
  description: ["good", "present"],
  headings: ["good", "clear", { heading: "Vers brood uit Enschede" }],
  images: ["good", "fine", { count: 2 }],
  structured_data: ["good", "agrees", { type: "Bakery" }],
  phone: ["good", "tappable", { phone: "053 480 00 00" }],
  kvk: ["good", "shown", { number: "81234567" }],
  vat: ["good", "shown", { number: "NL123456782B12" }],
  address: ["good", "shown", { address: "Marktstraat 12, 7511 GC Enschede" }],
  privacy: ["good", "linked", { text: "Privacyverklaring" }],
  trackers: ["good", "none"],
  terms: ["unknown", "not_selling"],
  withdrawal: ["unknown", "not_selling"],
  software: ["good", "silent"],
});
