import { expect, it } from "vitest";
import { fill } from "./fill";

it("fills facts in by name, at any depth, and leaves the original alone", () => {
  const copy = { a: "Bel {phone}", list: [{ b: "{phone} of {email}" }], n: 1, yes: true };
  expect(fill(copy, { phone: "053", email: "x@y.nl" })).toEqual({
    a: "Bel 053",
    list: [{ b: "053 of x@y.nl" }],
    n: 1,
    yes: true,
  });
  expect(copy.a).toBe("Bel {phone}");
});

it("refuses a name that is not a fact", () => {
  expect(() => fill("Bel {fax}", { phone: "053" })).toThrow("{fax}");
});
