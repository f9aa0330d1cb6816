import { afterEach, expect, it, vi } from "vitest";
import { documentRights, rightsHeader } from "./document-rights";

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
