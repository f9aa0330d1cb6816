import { describe, expect, it } from "vitest";
import { business } from "~/content/business";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { pdfText } from "../../../../tests/support/pdf-text";
import { quoteRow } from "../../../../tests/support/quotes";
import { quoteDocument } from "./quote-document.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const SENT = { state: "sent", number: "2026-0001", sent_at: NOW.toISOString(), valid_until: "2026-12-21" } as const;

async function read(changes: Partial<QuoteRow> = SENT) {
  const document = await quoteDocument(quoteRow(changes), { now: NOW, siteUrl: "https://weef.example" });
  const source = document.content.toString("latin1");
  return { ...document, source, text: pdfText(document.content).replace(/\s+/g, " ") };
}

describe("the document of a quote", () => {
  it("writes the marks of the introduction as words and lists", async () => {
    const intro = "**Dag**, zie [de site](https://weef.example/a):\n- snel\n- goed";
    const { text } = await read({ ...SENT, intro });
    expect(text).toContain("Dag, zie de site (https://weef.example/a): – snel – goed");
  });

  it("says number, customer, days, lines, discount, btw, totals and terms in that order, and who we are", async () => {
    const { text, fileName } = await read();
    const told = [
      "Offerte 2026-0001",
      "Bakkerij Smit",
      "7511 AB Enschede",
      "21 november 2026",
      "21 december 2026",
      "Zo ziet uw webshop eruit.",
      "Eenmalig",
      "€ 398,00",
      "€ 1.897,00",
      "Welkomstkorting (10%)",
      "€ -189,70",
      "€ 1.707,30",
      "€ 358,53",
      "€ 2.065,83",
      "Per maand",
      "€ 15,00",
      "€ 18,15",
      "opzegtermijn",
      "https://weef.example/algemene-voorwaarden",
    ];
    const places = told.map((fact) => text.indexOf(fact.replace(/\s/g, " ")));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // These are on every sheet.
    for (const number of [business.kvk, business.vat]) expect(text).toContain(number);
    expect(fileName).toBe(`Offerte 2026-0001 ${business.name}.pdf`);
  });

  it("is the same, byte for byte, each time it is made", async () => {
    expect((await read()).sha256).toBe((await read()).sha256);
    expect((await read({ ...SENT, number: "2026-0002" })).sha256).not.toBe((await read()).sha256);
  });

  it("tells screen readers what is a heading, a table and a list", async () => {
    const { source } = await read();
    expect(source).toContain("/Lang (nl-NL)");
    expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    const count = (role: string) => source.match(new RegExp(`/S /${role}\\b`, "g"))?.length;
    // The customer and, for each period, its lines and its totals.
    expect([count("H1"), count("H2"), count("Table"), count("L")]).toEqual([1, 4, 5, 1]);
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(8);
  });

  it("says that a draft is one, and does not mention months if nothing is paid monthly", async () => {
    const once = JSON.stringify([{ description: "Logo", quantity: 1, unitCents: 45_000, per: "once" }]);
    const { text } = await read({ lines: once, discounts: "[]" });
    expect(text).toContain("Offerte (concept)");
    expect(text).not.toContain("Per maand");
    expect(text).not.toContain("opzegtermijn");
    expect(text).not.toContain("Subtotaal");
  });

  it("is in the language of the customer", async () => {
    const { text, source } = await read({ ...SENT, language: "en" });
    expect(source).toContain("/Lang (en-GB)");
    expect(text).toContain("Valid until 21 December 2026");
    expect(text).toContain("https://weef.example/en/algemene-voorwaarden");
  });

  it("keeps the totals of a period on one sheet, with at least one of its lines above", async () => {
    const discounts = Array.from({ length: 4 }, (_, index) => {
      return { description: `Korting ${index} `.repeat(14), kind: "amount", value: 1, per: "once" };
    });
    for (let count = 8; count <= 20; count++) {
      const line = { description: "Regel", quantity: 1, unitCents: 1_00, per: "once" };
      const lines = JSON.stringify(Array.from({ length: count }, () => line));
      for (const off of [[], discounts]) {
        const { content } = await read({ ...SENT, lines, discounts: JSON.stringify(off) });
        const sheet = pdfText(content)
          .split(`\n${business.name} ${business.tagline},`)
          .find((said) => said.includes("Totaal incl. btw"));
        expect(sheet).toMatch(/Omschrijving\nAantal.*\nRegel\n.*Totaal excl\. btw/s);
        if (off.length > 0) expect(sheet).toContain("Subtotaal");
      }
    }
  });

  it("keeps the title of a group on the sheet of its first line", async () => {
    const groups = [
      { key: "0", title: "Eerste", kind: "fixed" },
      { key: "1", title: "Tweede groep", kind: "optional" },
    ];
    const line = { isTicked: true, description: "Regel", quantity: 1, unitCents: 1_00, per: "once" };
    for (let count = 8; count <= 24; count++) {
      const lines = Array.from({ length: count + 3 }, (_, index) => {
        return { ...line, key: String(index), group: index < count ? "0" : "1" };
      });
      const { content } = await read({
        ...SENT,
        line_groups: JSON.stringify(groups),
        lines: JSON.stringify(lines),
        discounts: "[]",
      });
      const sheet = pdfText(content)
        .split(`\n${business.name} ${business.tagline},`)
        .find((said) => said.includes("Tweede groep"));
      expect(sheet).toMatch(/Tweede groep\nVink.*\nOmschrijving\n.*\[x\] Regel/s);
    }
  });

  it("goes on for as many pages as the lines need", async () => {
    const lines = Array.from({ length: 40 }, (_, index) => {
      return {
        description: `Pagina ${index} met een lange omschrijving `.repeat(4),
        quantity: 1,
        unitCents: 1,
        per: "once",
      };
    });
    const { text } = await read({ ...SENT, lines: JSON.stringify(lines) });
    expect(text).toMatch(/Pagina 1 van ([3-9])/);
    // Each page with lines has the column heads.
    expect(text.match(/Omschrijving Aantal Prijs Bedrag/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
