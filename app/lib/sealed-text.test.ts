import { expect, it, test } from "vitest";
import { openSealed, sealText } from "./sealed-text.server";
import { isSameSecret } from "./token.server";

const seal = { secret: "a-secret-for-tests-of-32-characters", about: "user 1" };

test("a sealed text opens with the same secret and for the same thing only", () => {
  const sealed = sealText("JBSWY3DPEHPK3PXP", seal);
  expect(openSealed(sealed, seal)).toBe("JBSWY3DPEHPK3PXP");
  expect(openSealed(sealed, { ...seal, about: "user 2" })).toBeNull();
  expect(openSealed(sealed, { ...seal, secret: "another-secret-of-32-characters!!" })).toBeNull();
  expect(openSealed(`${sealed.slice(0, -2)}AA`, seal)).toBeNull();
  expect(openSealed("x", seal)).toBeNull();
  expect(openSealed("1.x", seal)).toBeNull();
  expect(openSealed(sealed.replace("1.", "2."), seal)).toBeNull();
});

test("sealing a text twice gives different results", () => {
  expect(sealText("JBSWY3DPEHPK3PXP", seal)).not.toBe(sealText("JBSWY3DPEHPK3PXP", seal));
});

it("distinguishes secrets, whatever their lengths", () => {
  expect(isSameSecret("geheim", "geheim")).toBe(true);
  for (const other of ["", "geheim ", "Geheim", "g".repeat(10_000)]) expect(isSameSecret(other, "geheim")).toBe(false);
});
