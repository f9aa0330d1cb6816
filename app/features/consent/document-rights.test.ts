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

it("goes by what was chosen when the document was asked for", async () => {
  choose({ analytics: false, map: true });
  const { documentRights } = await openDocument("/contact");
  choose(EVERYTHING);
  expect(documentRights()).toEqual({ analytics: false, map: true });
});
