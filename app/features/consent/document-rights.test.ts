import { afterEach, expect, it, vi } from "vitest";
import { EVERYTHING, NOTHING } from "./choice";
import { documentRights, rightsAt, rightsHeader } from "./document-rights";

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

/** The rights that a browser reads in a document served with `header`. */
function toldBy(header: ReturnType<typeof rightsHeader>) {
  const serverTiming = header["Server-Timing"]?.split(", ").map((name) => ({ name })) ?? [];
  vi.spyOn(performance, "getEntriesByType").mockReturnValueOnce([{ serverTiming } as never]);
  return documentRights();
}
afterEach(() => vi.restoreAllMocks());

it.each([
  { analytics: false, map: false },
  { analytics: true, map: false },
  { analytics: false, map: true },
  { analytics: true, map: true },
])("tells the browser of %o", (rights) => {
  expect(toldBy(rightsHeader(rights))).toEqual(rights);
});

it("sends no header where nothing is allowed", () => {
  expect(rightsHeader({ analytics: false, map: false })).toEqual({});
});

it("allows nothing on the server", () => {
  expect(documentRights()).toEqual({ analytics: false, map: false });
});
