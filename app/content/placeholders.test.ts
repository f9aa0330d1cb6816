import { expect, it, test } from "vitest";
import { business } from "./business";
import { businessFacts } from "./business-facts";
import { hasPlaceholders } from "./placeholders";

const filledIn = {
  ...business,
  phone: { international: "+31534601234", national: "053 460 12 34" },
  whatsapp: { international: "+31612345678" },
  email: "hallo@weverij.nl",
  address: { ...business.address, street: "Haaksbergerstraat 12", postalCode: "7511 CD" },
  kvk: "87654321",
  vat: "NL123456789B01",
  socials: { instagram: "https://www.instagram.com/weverij", linkedin: "https://www.linkedin.com/company/weverij" },
};

it("finds placeholders until the last thing that a visitor would use is filled in", () => {
  expect(hasPlaceholders(business)).toBe(true);
  expect(hasPlaceholders({ ...filledIn, kvk: business.kvk })).toBe(true);
  expect(hasPlaceholders({ ...filledIn, socials: { ...filledIn.socials, linkedin: business.socials.linkedin } })).toBe(
    true,
  );
  // A portrait may come later: nobody takes its absence for a fact.
  expect(hasPlaceholders({ ...filledIn, owner: { initials: "W", portrait: null } })).toBe(false);
});

test("a phone number in a text cannot be broken over two lines", () => {
  for (const language of ["nl", "en"] as const) {
    const { phone } = businessFacts(language);
    expect(phone).not.toContain(" ");
    expect(phone?.replaceAll("\u00a0", " ")).toBe(business.phone.national);
  }
});
