import { expect, it } from "vitest";
import { contentHash } from "./sheet-address";

it("is the same for the same content, and another for another", () => {
  const contents = Array.from({ length: 20_000 }, (_, index) => `name=Jan&phone=06${index}`);
  expect(new Set(contents.map(contentHash)).size).toBe(contents.length);
  for (const content of ["", "Zoë", contents[7] ?? ""]) {
    expect(contentHash(content)).toMatch(/^[0-9a-f]{12}$/);
    expect(contentHash(content)).toBe(contentHash(content));
  }
});
