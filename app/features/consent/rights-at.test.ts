import { expect, it } from "vitest";
import { EVERYTHING, NOTHING } from "./choice";
import { rightsAt } from "./rights-at";

it.each([
  ["/", EVERYTHING, { analytics: true, map: false }],
  ["/en/contact", EVERYTHING, { analytics: true, map: true }],
  ["/contact", { analytics: false, map: true }, { analytics: false, map: true }],
  ["/contact", NOTHING, { analytics: false, map: false }],
  ["/contact", null, { analytics: false, map: false }],
  ["/admin", EVERYTHING, { analytics: false, map: false }],
  ["/admin/sign-in", EVERYTHING, { analytics: false, map: false }],
  ["/Admin/leads", EVERYTHING, { analytics: false, map: false }],
  ["/%61dmin", EVERYTHING, { analytics: false, map: false }],
  ["/%", EVERYTHING, { analytics: true, map: false }],
  ["/administratie", EVERYTHING, { analytics: true, map: false }],
])("at %s, with choice %o, a document may load %o", (pathname, choice, rights) => {
  expect(rightsAt(pathname, choice, true)).toEqual(rights);
});

it("never lets a site without a configured property measure", () => {
  expect(rightsAt("/", EVERYTHING, false).analytics).toBe(false);
});
