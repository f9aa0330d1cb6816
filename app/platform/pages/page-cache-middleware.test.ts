import { Hono } from "hono";
import { expect, it } from "vitest";
import { encodeChoice, NOTHING } from "~/features/consent/choice";
import { rightsHeader } from "~/lib/http/document-rights";
import type { Language } from "~/lib/language/language";
import { pageVisit } from "~/page-visit.server";
import { PageCache } from "./page-cache.server";
import { cachePages, type DocumentVariables } from "./page-cache-middleware.server";

function siteOf(render: (search: string) => string, language: Language = "nl") {
  const site = new Hono<{ Variables: DocumentVariables }>();
  const pages = new PageCache({
    onError: (error) => {
      throw error;
    },
  });
  site.use(cachePages(pages, (request) => pageVisit(request, false)));
  site.get("*", (c) => {
    const html = render(new URL(c.req.raw.url).search);
    c.set("language", language);
    c.set("document", { html, sources: { script: ["'self'"], style: ["'self'"], hasMap: false } });
    return c.html(html, 200, { Vary: "Accept-Language, Cookie", ...rightsHeader({ analytics: false, map: true }) });
  });
  return site;
}

it("answers the visitor for whom a page is rendered like all others, so that no cache in between mixes them up", async () => {
  let rendered = 0;
  const site = siteOf(() => `<p>${++rendered} ${"words ".repeat(200)}</p>`);
  const ask = async () => {
    const { headers } = await site.request("/contact", { headers: { "Accept-Encoding": "gzip" } });
    return Object.fromEntries(headers);
  };
  const first = await ask();
  expect(first).toMatchObject({ vary: "Accept-Language, Cookie, Accept-Encoding", "content-encoding": "gzip" });
  expect(await ask()).toEqual(first);
  expect(rendered).toBe(1);
});

it("tells all visitors their own rights, not those of the visitor for whom a page was rendered", async () => {
  const site = siteOf(() => "<p></p>");
  const told = async (cookie: string) =>
    (await site.request("/contact", { headers: { cookie } })).headers.get("Server-Timing");
  const allowsMap = `cookie_consent=${encodeChoice({ ...NOTHING, map: true }, new Date())}`;
  expect([await told(allowsMap), await told(""), await told(allowsMap)]).toEqual(["allows-map", null, "allows-map"]);
});

it("renders a page without the query of its first visitor, and keeps it for everybody else", async () => {
  const site = siteOf((search) => `<p>${search}</p>`);
  const body = async (path: string) => (await site.request(path)).text();
  expect(await body("/contact?x=1&fbclid=2")).toBe("<p></p>");
  expect(await body("/contact?y=1")).toBe("<p></p>");
  expect(await body("/contact?stap=2")).toBe("<p>?stap=2</p>");
});

it("does not cache a page that was rendered in another language than its visit asks for", async () => {
  let rendered = 0;
  const site = siteOf(() => `<p>${++rendered}</p>`, "en");
  const body = async () => (await site.request("/contact", { headers: { "Accept-Language": "nl" } })).text();
  expect([await body(), await body()]).toEqual(["<p>1</p>", "<p>2</p>"]);
});
