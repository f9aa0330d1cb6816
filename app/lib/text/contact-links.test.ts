import { expect, it } from "vitest";
import { callLink, directionsLink, mailLink, whatsappLink } from "./contact-links";

it("dials or messages a number, with or without its plus", () => {
  expect(callLink("+31530000000")).toBe("tel:+31530000000");
  expect(callLink("31530000000")).toBe("tel:+31530000000");
  expect(whatsappLink("+31600000000")).toBe("https://wa.me/31600000000");
});

it.each([
  ["hallo@weef.example", "mailto:hallo@weef.example"],
  ["jan+offerte@smit.example", "mailto:jan%2Bofferte@smit.example"],
  ["a@b.nl?bcc=c@d.nl", "mailto:a@b.nl%3Fbcc%3Dc%40d.nl"],
  ["jan&co%@smit.example", "mailto:jan%26co%25@smit.example"],
])("writes to %s and nobody else", (address, link) => {
  expect(mailLink(address)).toBe(link);
});

it("writes about a subject exactly as given", () => {
  expect(mailLink("hallo@weef.example", "Storing & spoed: site + mail")).toBe(
    "mailto:hallo@weef.example?subject=Storing%20%26%20spoed%3A%20site%20%2B%20mail",
  );
});

it("finds the route to an address", () => {
  const link = new URL(directionsLink({ street: "Weverstraat 1", postalCode: "7500 AA", town: "Enschede" }));
  expect(link.searchParams.get("destination")).toBe("Weverstraat 1, 7500 AA Enschede");
});
