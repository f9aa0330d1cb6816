import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { emailAddress } from "~/components/forms/text-field";
import { processorTime } from "../../../tests/support/processor-time";
import { findContactDetails } from "./contact-details";

describe("an e-mail address in a message", () => {
  it.each([
    ["Mail me op jan@smit.example", "jan@smit.example"],
    ["mijn adres is jan.de-vries+web@mail.smit.example.", "jan.de-vries+web@mail.smit.example"],
    ["(jan@smit.example)", "jan@smit.example"],
    ["<JAN@SMIT.EXAMPLE>, graag voor vrijdag", "JAN@SMIT.EXAMPLE"],
    ["eerst a@smit.example en dan b@smit.example", "a@smit.example"],
    ["info@café.example", "info@café.example"],
    ["zoë@smit.example, of anders zoe@smit.example", "zoe@smit.example"],
  ])("is found in: %s", (text, email) => {
    expect(findContactDetails(text)).toEqual({ email });
    expect(z.safeParse(emailAddress, email).success).toBe(true);
  });

  it.each(["jan@smit", "@smit.example", "jan @ smit.example", "volg ons via @weef", "50@de"])(
    "is not found in: %s",
    (text) => {
      expect(findContactDetails(text)).toEqual({});
    },
  );

  it.each([
    "zoë@bakkerij.example",
    "zoe\u0308@bakkerij.example",
    "zoe\u0308x@bakkerij.example",
    "ëva.smit@bakkerij.example",
    "jan@-smit.example",
    "jan@smit-.example",
    "jan@a\u05d0.example",
  ])("is not found where the check of the form would refuse it: %s", (text) => {
    expect(z.safeParse(emailAddress, text).success).toBe(false);
    expect(findContactDetails(`${text}, 06 12345678`)).toEqual({ phone: "06 12345678" });
  });
});

describe("a telephone number in a message", () => {
  it.each([
    ["Bel me op 06 12345678", "06 12345678"],
    ["06-12345678", "06-12345678"],
    ["0612345678.", "0612345678"],
    ["mijn nummer: +31 6 12 34 56 78, na vijven", "+31 6 12 34 56 78"],
    ["+31 (0)6-12345678", "+31 (0)6-12345678"],
    ["(053) 430 12 34", "(053) 430 12 34"],
    ["053-4301234", "053-4301234"],
    ["0031612345678", "0031612345678"],
    ["612345678", "612345678"],
    ["call me at 4301234", "4301234"],
    ["430123", "430123"],
    ["+49 171 1234567", "+49 171 1234567"],
    ["bel 06 12345678 voor de site van 1.499 euro", "06 12345678"],
    ["van 9.00-17.30 op 053 4301234", "053 4301234"],
    ["0612345678 of 0687654321", "0612345678"],
    ["06\u00a01234\u00a05678", "06 1234 5678"],
    ["\u202a+31 6 22334455\u202c", "+31 6 22334455"],
    ["Bel me op 06 \u2013 22334455", "06 - 22334455"],
    ["06\u201122334455, 06\u201211111111", "06-22334455"],
    ["06\u221222334455", "06-22334455"],
    ["06\u00b722\u00b733\u00b744\u00b755", "06.22.33.44.55"],
    ["0\u00ad6\u2060 22\u200b334455", "06 22334455"],
    ["(+31) 6 22334455", "(+31) 6 22334455"],
    ["M: 06-22334455", "06-22334455"],
    ["p:+31622334455", "+31622334455"],
    ["06 22334455 (na 17u)", "06 22334455"],
    ["06-22334455 / 053-4301234", "06-22334455"],
    ["\uff10\uff16\uff0d\uff12\uff12\uff13\uff13\uff14\uff14\uff15\uff15", "06-22334455"],
    ["\u0660\u0666 \u0662\u0662\u0663\u0663\u0664\u0664\u0665\u0665", "06 22334455"],
    ["bel over de bestelling naar 06 22334455", "06 22334455"],
    ["graag een offerte, 06 22334455", "06 22334455"],
    ["graag een offerte 06 22334455", "06 22334455"],
    ["mijn nummer is 2026112701", "2026112701"],
  ])("is found in: %s", (text, phone) => {
    expect(findContactDetails(text)).toEqual({ phone });
  });

  it.each([
    "mijn budget is 1500",
    "ongeveer € 12.500",
    "€ 1 250 000",
    "tussen 2.450 en 3.500 euro",
    "100000 euro",
    "1.499,00",
    "budget van 250000",
    "op 12-05-2026",
    "2026-05-12",
    "12/05/26 of 13/05/26",
    "20260512",
    "12 05 2026",
    "open van 2024-2026",
    "tussen 9.00-17.30",
    "tussen 09:00 - 17:30",
    "7511 AB Enschede",
    "Weverstraat 1, 7500 AA",
    "wij hebben 100000 bezoekers per maand",
    "kvk 12345678",
    "KvK-nummer: 12345678",
    "btw NL001234567B01",
    "NL91ABNA0417164300",
    "NL91 ABNA 0417 1643 00",
    "bsn 123456782",
    "factuur 2026001234",
    "192.168.100.200",
    "00000",
    "123456789012345678901234",
    "bestelling5678901234",
    "bestelnummer 2026112701",
    "Bestelnr. 2026112701",
    "mijn bestelnummer is: 0612345678",
    "het gaat om bestelling met nummer 612345678",
    "order no. 612345678",
    "offertenummer 612345678",
    "track & trace code 3612345678",
    "referentienummer 612345678",
    "reference number: 0612345678",
    "het gaat om 2026112701",
  ])("is not found in: %s", (text) => {
    expect(findContactDetails(text)).toEqual({});
  });
});

it("finds both in one message", () => {
  expect(findContactDetails("jan06@smit.example of 06-12345678")).toEqual({
    email: "jan06@smit.example",
    phone: "06-12345678",
  });
});

it("does not take long over a message made to slow it down", () => {
  const texts = [
    "a.".repeat(1_000),
    "1 ".repeat(1_000),
    "a@".repeat(1_000),
    "0(-".repeat(700),
    "kvk ".repeat(500),
    `kvk${" ".repeat(1_200)}x${" 612345,".repeat(99)}`,
  ];
  expect(processorTime(() => texts.forEach(findContactDetails))).toBeLessThan(500);
});
