import { expect, it } from "vitest";
import { isSameSecret } from "./token.server";

it("distinguishes secrets, whatever their lengths", () => {
  expect(isSameSecret("geheim", "geheim")).toBe(true);
  for (const other of ["", "geheim ", "Geheim", "g".repeat(10_000)]) expect(isSameSecret(other, "geheim")).toBe(false);
});
