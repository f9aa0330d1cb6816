import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Answer, CheckSite } from "./site";

const page = (answer: Answer): Pick<CheckSite, "files"> => ({
  files: { "/": { ...answer, headers: { "content-type": "text/html", ...answer.headers } } },
});

/** A site that nobody typed. */
export const VICTIM = "victim.example";
const TO_VICTIM: Answer = { status: 302, headers: { location: `https://${VICTIM}/` } };

/** Sites that attack the reader, or that do not want to be read. */
export const HOSTILE_SITES: CheckSite[] = [
  { id: "endless", ...page({ isEndless: true }), unreachable: "too-large" },
  { id: "silent", ...page({ wait: 60_000 }), unreachable: "silent" },
  {
    id: "gzip-bomb",
    ...page({ headers: { "content-encoding": "gzip" }, body: gzipSync(Buffer.alloc(50_000_000)) }),
    unreachable: "too-large",
  },
  {
    id: "brotli-bomb",
    ...page({ headers: { "content-encoding": "br" }, body: brotliCompressSync(Buffer.alloc(50_000_000)) }),
    unreachable: "too-large",
  },
  { id: "redirect-loop", ...page({ status: 302, headers: { location: "/" } }), unreachable: "other" },
  {
    id: "redirect-inside",
    ...page({ status: 302, headers: { location: "http://169.254.169.254/latest/meta-data/" } }),
    unreachable: "private-address",
  },
  { id: "redirect-file", ...page({ status: 302, headers: { location: "file:///etc/passwd" } }), unreachable: "other" },
  {
    id: "redirect-refused",
    ...page({ status: 302, headers: { location: "https://refused.example/" } }),
    unreachable: "robots",
  },
  {
    id: "redirect-refused-dot",
    ...page({ status: 302, headers: { location: "https://refused.example./" } }),
    unreachable: "robots",
  },
  {
    id: "redirect-overrun",
    ...page({ status: 302, headers: { location: "https://shop.overrun.example./" } }),
    unreachable: "other",
  },
  {
    id: "redirect-closed",
    ...page({ status: 302, headers: { location: "https://www.closed.example/" } }),
    unreachable: "refused",
  },
  {
    id: "parts-refused-dot",
    home: { styles: '<link rel="stylesheet" href="https://closed-part.parts-refused-dot.example./stijl.css">' },
  },
  {
    id: "redirect-to-robots",
    ...page({ status: 302, headers: { location: "https://robots.example/" } }),
    unreachable: "robots",
  },
  {
    id: "parts-elsewhere",
    home: { menu: '<a href="/contact">Contact</a>' },
    files: {
      "/robots.txt": TO_VICTIM,
      "/sitemap.xml": TO_VICTIM,
      "/stijl.css": TO_VICTIM,
      "/brood.jpg": TO_VICTIM,
      "/contact": TO_VICTIM,
      "/privacy": TO_VICTIM,
    },
  },
  {
    id: "many-names",
    home: {
      styles: Array.from(
        { length: 100 },
        (_, at) => `<link rel="stylesheet" href="//s${at}.many-names.example/">`,
      ).join(""),
      pictures: Array.from(
        { length: 100 },
        (_, at) => `<img src="//p${at}.many-names.example/" alt="Brood" width="1" height="1">`,
      ).join(""),
    },
    differs: {
      speed: ["bad", "no_compression"],
      weight: ["bad", "many_files"],
      images: ["good", "fine", { count: 100 }],
    },
  },
  { id: "robots", files: { "/robots.txt": { body: "User-agent: *\nDisallow: /" } }, unreachable: "robots" },
  {
    id: "robots-us",
    files: { "/robots.txt": { body: "User-agent: weefcheck\nDisallow: /" } },
    unreachable: "robots",
  },
  {
    id: "robots-long",
    files: { "/robots.txt": { body: `User-agent: *\nDisallow: /\n#${"a".repeat(3_000_000)}` } },
    unreachable: "robots",
  },
  { id: "robots-away", files: { "/robots.txt": { status: 503 } }, unreachable: "blocked" },
  { id: "forbidden", ...page({ status: 403, body: "Nee" }), unreachable: "blocked" },
  { id: "gone", ...page({ status: 404, body: "Weg" }), unreachable: "other" },
  { id: "picture", ...page({ headers: { "content-type": "image/png" } }), unreachable: "not-html" },
  { id: "closed", tls: "none", plain: "closed", unreachable: "refused" },
  {
    id: "deep",
    home: { end: `${"<div>".repeat(50_000)}</body></html>` },
    differs: { speed: ["bad", "no_compression"] },
  },
  {
    id: "one-tag",
    home: { end: `<div ${'data-x="'.padEnd(1_900_000, "a")}"></div></body></html>` },
    differs: { speed: ["bad", "no_compression"], weight: ["bad", "heavy_html"] },
  },
  {
    id: "words-of-html",
    home: {
      title: "<title>&lt;script&gt;alert(1)&lt;/script&gt; Bakker &lt;b&gt;Jan&lt;/b&gt;</title>",
      heading: "<h1>Vers \u202e brood &lt;img src=x onerror=alert(1)&gt;</h1>",
    },
    differs: {
      title: ["good", "clear", { title: "script alert(1) /script Bakker b Jan /b" }],
      headings: ["good", "clear", { heading: "Vers brood img src=x onerror=alert(1)" }],
    },
  },
  {
    id: "patterns",
    home: {
      text: `<p>prijs ${"0 (".repeat(6_000)}${"kvk ".repeat(6_000)}${"a@".repeat(6_000)}${"NL1 2 3 ".repeat(3_000)}</p>`,
    },
    differs: { speed: ["bad", "no_compression"] },
  },
];
