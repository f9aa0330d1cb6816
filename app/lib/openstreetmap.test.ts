import { expect, it } from "vitest";
import { asksForMap, withoutMap } from "./openstreetmap";

const SITE = "https://weef.example";
const ask = (address: string, headers: HeadersInit = {}) =>
  asksForMap(new Request(SITE + address, { headers }), new URL(SITE + address));

it("opens after a click on this site, and where the browser does not say", () => {
  expect(ask("/contact?kaart=open", { "Sec-Fetch-Site": "same-origin" })).toBe(true);
  expect(ask("/contact?kaart=open")).toBe(true);
  expect(ask("/contact", { "Sec-Fetch-Site": "same-origin" })).toBe(false);
});

it.each(["cross-site", "same-site", "none"])("redirects a visitor who comes %s to the page without it", (from) => {
  const visit = () => ask("/en/contact?kaart=open&utm_source=krant", { "Sec-Fetch-Site": from });
  expect(visit).toThrow(
    expect.toSatisfy((answer: Response) => answer.headers.get("Location") === "/en/contact?utm_source=krant"),
  );
  expect(ask("/contact", { "Sec-Fetch-Site": from })).toBe(false);
});

it("leaves the rest of the query unchanged", () => {
  expect(withoutMap("?kaart=open")).toBe("");
  expect(withoutMap("?a=b%20c&kaart=open")).toBe("?a=b+c");
  expect(withoutMap("?q=a%20b")).toBe("?q=a%20b");
});
