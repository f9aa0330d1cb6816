import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EVERYTHING, encodeChoice, NOTHING } from "./choice";
import { rightsAt } from "./document-rights";

it.each([
  ["/", EVERYTHING, { analytics: true, map: false }],
  ["/en/contact", EVERYTHING, { analytics: true, map: true }],
  ["/contact", { analytics: false, map: true }, { analytics: false, map: true }],
  ["/contact", NOTHING, { analytics: false, map: false }],
  ["/contact", null, { analytics: false, map: false }],
  ["/admin", EVERYTHING, { analytics: false, map: false }],
  ["/admin/sign-in", EVERYTHING, { analytics: false, map: false }],
  ["/administratie", EVERYTHING, { analytics: true, map: false }],
])("at %s, for who chose %o, a document may load %o", (pathname, choice, rights) => {
  expect(rightsAt(pathname, choice, true)).toEqual(rights);
});

it("never lets a site measure that is not configured to", () => {
  expect(rightsAt("/", EVERYTHING, false).analytics).toBe(false);
});

/** The choice in the cookie. */
let cookie = "";
/** The module as it is in a document at `pathname` that was asked for with what the cookie says now. */
async function openDocument(pathname: string) {
  vi.resetModules();
  vi.stubGlobal("window", { location: { pathname } });
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
  });
  return await import("./document-rights");
}
const choose = (choice: typeof EVERYTHING) => {
  cookie = `language=nl; cookie_consent=${encodeChoice(choice, new Date())}`;
};
beforeEach(() => {
  cookie = "language=nl";
});
afterEach(() => vi.unstubAllGlobals());

it("has the browser ask for the next page anew after something was allowed", async () => {
  const { needsDocument, documentRights } = await openDocument("/");
  expect(needsDocument("/contact", true)).toBe(false);
  choose(EVERYTHING);
  expect(documentRights(true)).toEqual({ analytics: false, map: false });
  expect(needsDocument("/diensten", true)).toBe(true);
  expect(needsDocument("/admin", true)).toBe(false);
});

it("needs one new document, and for the map one that holds it", async () => {
  choose(EVERYTHING);
  const { needsDocument } = await openDocument("/");
  expect(needsDocument("/diensten", true)).toBe(false);
  expect(needsDocument("/contact", true)).toBe(true);
  const contact = await openDocument("/contact");
  expect(["/diensten", "/locatie"].some((path) => contact.needsDocument(path, true))).toBe(false);
});

it("needs no new document after something was withdrawn, or where the browser keeps no cookie", async () => {
  choose(EVERYTHING);
  const { needsDocument } = await openDocument("/");
  choose(NOTHING);
  expect(needsDocument("/contact", true)).toBe(false);
  cookie = "";
  const blocked = await openDocument("/");
  expect(blocked.needsDocument("/contact", true)).toBe(false);
});
