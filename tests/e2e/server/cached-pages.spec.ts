import { EVERYTHING, encodeChoice } from "../../../app/features/consent/choice.ts";
import { expect, test } from "../../support/server-journey.ts";

// A request as a browser sends it; fetch undoes the compression, and says which one it was.
const ask = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

test("a page is the same bytes for everybody, and is not sent again to a browser that has it", async ({ product }) => {
  const first = await ask(product.url, { "Accept-Language": "nl" });
  const again = await ask(`${product.url}/?utm_source=advertentie`, { "Accept-Language": "nl" });
  expect(await again.text()).toBe(await first.text());
  const etag = again.headers.get("ETag") ?? "";
  expect(first.headers.get("ETag")).toBe(etag);
  expect(again.headers.get("Vary")).toBe("Accept-Language, Cookie, Accept-Encoding");
  expect(again.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
  const known = await ask(product.url, { "Accept-Language": "nl", "If-None-Match": etag });
  expect([known.status, await known.text()]).toEqual([304, ""]);
});

test("a page is different in another language and under another consent", async ({ product }) => {
  const dutch = await ask(`${product.url}/contact`, { "Accept-Language": "nl" });
  const english = await ask(`${product.url}/contact`, { "Accept-Language": "nl", Cookie: "language=en" });
  expect(await english.text()).toContain('<html lang="en"');
  const consent = { Cookie: `cookie_consent=${encodeChoice(EVERYTHING, new Date())}` };
  const consented = await ask(`${product.url}/contact`, { "Accept-Language": "nl", ...consent });
  expect(await consented.text()).toBe(await dutch.text());
  expect(dutch.headers.get("Content-Security-Policy")).not.toContain("frame-src");
  expect(consented.headers.get("Content-Security-Policy")).toContain("frame-src");
  expect(consented.headers.get("ETag")).not.toBe(dutch.headers.get("ETag"));
});

test("a cookie that no browser of ours writes has nothing kept in another language than it is asked for", async ({
  startProduct,
}) => {
  const product = await startProduct();
  const odd = [
    { path: "/diensten", Cookie: "language=%65n", "Accept-Language": "nl" },
    { path: "/locatie", Cookie: 'language="en"', "Accept-Language": "nl" },
    { path: "/prijzen", Cookie: "language =en", "Accept-Language": "nl" },
    { path: "/over-ons", Cookie: "language=\\; language=en", "Accept-Language": "nl" },
    { path: "/support", Cookie: "language=%6el", "Accept-Language": "en" },
  ];
  for (const { path, ...headers } of odd) {
    const asked = headers["Accept-Language"];
    const first = await (await ask(product.url + path, headers)).text();
    const plain = await (await ask(product.url + path, { "Accept-Language": asked })).text();
    expect([first, plain].map(languageOf), headers.Cookie).toEqual([asked, asked]);
  }
});

function languageOf(html: string): string | undefined {
  return /<html lang="(\w+)"/.exec(html)?.[1];
}

test("what one visitor typed is kept for nobody", async ({ product }) => {
  const form = { email: "geen adres", name: "Zoë van der Berg", source: "homepage" };
  const refused = await fetch(`${product.url}/api/offer-requests`, {
    method: "POST",
    headers: { Referer: `${product.url}/contact` },
    body: new URLSearchParams(form),
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(form.name);
  expect(await (await ask(`${product.url}/contact`)).text()).not.toContain(form.name);
});
