import type { RouteConfigEntry } from "@react-router/dev/routes";
import { business } from "../../../app/content/business.ts";
import routes from "../../../app/routes.ts";
import { expect, test } from "../../support/server-journey.ts";

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path.replace(/^\//, "")}`] : []),
    ...addressesOf(children),
  ]);

test("the server says that it is up and ready", async ({ product }) => {
  const health = await fetch(`${product.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  const ready = await fetch(`${product.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: "ready", oldest_unsent_mail_seconds: expect.any(Number), troubles: expect.any(Array) },
  ]);
});

test("the contract describes what the server answers", async ({ product }) => {
  const response = await fetch(`${product.url}/api/openapi.json`);
  const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toBe("3.1.0");
  const isCall = (path: string) => /^\/(api|functions)\//.test(path) && !path.includes("*");
  // The language switch is a button of the page, and the document does not describe itself.
  const addresses = addressesOf(routes).map((path) => path.replace(/:(\w+)/g, "{$1}"));
  const calls = addresses.filter((path) => isCall(path) && !/language|openapi/.test(path));
  expect(calls.length).toBeGreaterThan(5);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([...calls, "/healthz", "/readyz"]));
  expect(JSON.stringify(document.paths["/api/offer-requests"])).toContain('"maxLength":5000');
});

test("the manifest names the business, with icons that are there in the size it says", async ({ product }) => {
  const response = await fetch(`${product.url}/manifest.webmanifest`);
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toContain(business.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(product.url + src)).arrayBuffer());
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test("security.txt tells whom to write, and has not expired", async ({ product }) => {
  const response = await fetch(`${product.url}/.well-known/security.txt`);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${business.email}`,
    "Preferred-Languages": "nl, en",
    Canonical: `${product.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("every document carries the security headers, and nothing inline that is not named", async ({ product }) => {
  const { headers } = await fetch(product.url);
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Vary")).toContain("Accept-Language");
  expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
});

test("HEAD answers with the headers of GET", async ({ product }) => {
  const policyOf = async (method: string) =>
    (await fetch(product.url, { method })).headers.get("Content-Security-Policy");
  expect(await policyOf("HEAD")).toBe(await policyOf("GET"));
});

test("assets are compressed beforehand and kept for a year", async ({ product }) => {
  const html = await (await fetch(product.url)).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0];
  const asset = await fetch(`${product.url}${script}`, { headers: { "Accept-Encoding": "br" } });
  expect(asset.headers.get("Content-Encoding")).toBe("br");
  expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test("a file that keeps its name is not sent again to a browser that has it", async ({ product }) => {
  for (const path of ["/icon-192.png", "/favicon.svg"]) {
    const first = await fetch(product.url + path);
    const tag = first.headers.get("ETag") ?? "";
    const known = await fetch(product.url + path, { headers: { "If-None-Match": tag } });
    expect([known.status, await known.text(), known.headers.get("ETag")]).toEqual([304, "", tag]);
    expect(known.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(known.headers.get("Vary")).toBe(first.headers.get("Vary"));
  }
});

test.describe("the language of an address without prefix", () => {
  const languageAt = async (url: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await fetch(url, { headers })).text())?.[1];

  test("follows the browser, and Dutch is the default", async ({ product }) => {
    expect(await languageAt(product.url, {})).toBe("nl");
    expect(await languageAt(product.url, { "Accept-Language": "en-US,en;q=0.9" })).toBe("en");
    expect(await languageAt(product.url, { "Accept-Language": "de-DE,de;q=0.9,en;q=0.8" })).toBe("nl");
    expect(await languageAt(`${product.url}/en`, { "Accept-Language": "nl" })).toBe("en");
  });

  test("follows the visitor's choice before that", async ({ product }) => {
    const choice = await fetch(`${product.url}/api/language`, {
      method: "POST",
      body: new URLSearchParams({ language: "nl", path: "/en/contact" }),
      redirect: "manual",
    });
    expect([choice.status, choice.headers.get("Location")]).toEqual([303, "/contact"]);
    const cookie = choice.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(await languageAt(`${product.url}/contact`, { "Accept-Language": "en", Cookie: cookie })).toBe("nl");
  });

  test("is not led elsewhere by the path of the choice", async ({ product }) => {
    for (const path of ["//evil.example", "/en//evil.example", "/en///evil.example", "https://evil.example"]) {
      const body = new URLSearchParams({ language: "nl", path });
      const choice = await fetch(`${product.url}/api/language`, { method: "POST", body, redirect: "manual" });
      expect(choice.headers.get("Location"), path).toBe("/");
    }
  });
});

test("what was pasted behind an address is left off, and so is the prefix that Dutch pages do not have", async ({
  product,
}) => {
  const lead = async (path: string) => {
    const answer = await fetch(product.url + path, { redirect: "manual" });
    return [answer.status, answer.headers.get("Location")];
  };
  for (const [path, page] of [
    ["/contact.", "/contact"],
    ["/contact)", "/contact"],
    ["/contact,", "/contact"],
    ["/en/contact).", "/en/contact"],
    ["/nl/contact", "/contact"],
    ["/nl/contact?a=b", "/contact?a=b"],
    ["/nl", "/"],
    ["/nl/blog.", "/blog"],
    ["/pakket-contact/starter.", "/pakket-contact/starter"],
    ["/offerte/onbekend.", "/offerte/onbekend"],
    ["/afspraak/beheer/onbekend)", "/afspraak/beheer/onbekend"],
  ] as const) {
    expect(await lead(path), path).toEqual([301, page]);
  }
  expect(await lead("/nergens")).toEqual([404, null]);
  expect((await fetch(`${product.url}/nl/contact.`)).status).toBe(200);
});
