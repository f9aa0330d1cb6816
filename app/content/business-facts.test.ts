import { expect, test } from "vitest";
import { business } from "./business";
import { businessFacts } from "./business-facts";

test("a phone number in a text cannot be broken over two lines", () => {
  for (const language of ["nl", "en"] as const) {
    const { phone } = businessFacts(language);
    expect(phone).not.toContain(" ");
    expect(phone?.replaceAll("\u00a0", " ")).toBe(business.phone.national);
  }
});
