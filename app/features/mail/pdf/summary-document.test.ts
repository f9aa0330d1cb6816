import { describe, expect, it } from "vitest";
import { business } from "~/content/business";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { pdfText } from "../../../../tests/support/pdf-text";
import type { ConfirmationProps } from "../templates/template-props";
import { wrapLines } from "./pdf-document.server";
import { summaryDocument } from "./summary-document.server";

const props: ConfirmationProps = {
  name: "Zoë Smit",
  email: "zoe@bakkerij.example",
  asked: [
    { label: "Website Type", value: "Webshop" },
    { label: "Waar gaat je project over?", value: "Brood & taart,\nop bestelling." },
  ],
  promisedFrom: "2026-11-21T16:05:00.000Z",
  answerBy: "2026-11-23T09:00:00.000Z",
  summary: {
    company: "Bakkerij Smit",
    requestedAt: "2026-11-21T13:05:00.000Z",
    price: {
      lines: [
        { label: "Webshop", excluding: "vanaf € 1.499", including: "vanaf € 1.813,79" },
        { label: "SEO", excluding: "op maat", including: "op maat" },
      ],
      totals: [{ label: "Eenmalig", excluding: "vanaf € 1.499", including: "vanaf € 1.813,79" }],
      columns: { excluding: "excl. btw", including: "incl. 21% btw" },
      notes: ["Wat ‘op maat’ is, rekenen we uit in je offerte."],
    },
  },
};

const read = async (changes: Partial<ConfirmationProps> = {}, language: "nl" | "en" = "nl") => {
  const { content } = await summaryDocument({ ...props, ...changes }, "configurator", language);
  return { source: content.toString("latin1"), text: pdfText(content).replace(/\s+/g, " ") };
};

describe("the summary", () => {
  it("holds the choices, the prices, the moments, the terms and who we are, as text in that order", async () => {
    const { text } = await read();
    const told = [
      "Je website op een rij",
      "Zoë Smit, Bakkerij Smit",
      "za 21 nov 2026, 14:05",
      "Brood & taart, op bestelling.",
      "incl. 21% btw",
      "vanaf € 1.813,79",
      "SEO",
      "maandag 23 november om 10:00, want zondag zijn we dicht.",
      "Zijn je teksten en foto’s er, dan zie je binnen 48 uur de eerste versie.",
      `${business.contract.quoteValidDays} dagen geldig`,
      business.kvk,
    ];
    const places = told.map((fact) => text.indexOf(fact.replace(/\s/g, " ")));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("names no day for a first version", async () => {
    for (const kind of ["configurator", "package"] as const) {
      const text = pdfText((await summaryDocument(props, kind, "nl")).content).replace(/\s+/g, " ");
      expect(text.match(/(maan|dins|woens|donder|vrij|zater|zon)dag \d/g)).toEqual(["maandag 2"]);
    }
  });

  it("is the same when it is made again, after others", async () => {
    const first = await summaryDocument(props, "configurator", "nl");
    await summaryDocument({ ...props, name: "Jörg Łukasz" }, "configurator", "en");
    const again = await summaryDocument(props, "configurator", "nl");
    expect(again.content.equals(first.content)).toBe(true);
  });

  it("says its title, its author and its language to who opens it", async () => {
    const { source } = await read();
    expect(source).toContain("/Lang (nl-NL)");
    expect(source).toContain("/DisplayDocTitle true");
    expect(source).toContain(`(Je website op een rij - ${business.name})`);
    expect(source).toContain(`(${business.name})`);
  });

  it("tells what is a heading, a table and a list to whoever listens to it", async () => {
    const { source } = await read();
    expect(source).toContain("/Marked true");
    expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    const count = (role: string) => source.match(new RegExp(`/S /${role}\\b`, "g"))?.length;
    expect([count("Document"), count("H1"), count("H2"), count("Table"), count("L"), count("LI")]).toEqual([
      1, 1, 4, 3, 1, 3,
    ]);
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(3);
    // One for each answer, the two of the request itself, each line and each total.
    expect(source.match(/\/Scope \/Row/g)).toHaveLength(7);
  });

  it("is in the language of the visitor", async () => {
    const { text, source } = await read({}, "en");
    expect(text).toContain("What happens next");
    expect(text).toContain("Monday 23 November at 10:00");
    expect(source).toContain("/Lang (en-GB)");
  });

  it.each([
    ["Łukasz Čapek", "Łukasz Čapek"],
    ["Nguyễn Văn Ánh", "Nguyễn Văn Ánh"],
    ["Nguyễn Văn Ánh".normalize("NFD"), "Nguyễn Văn Ánh"],
    ["Мария Иванова", "Мария Иванова"],
    ["Ґалаґан Їжакевич", "Ґалаґан Їжакевич"],
    ["Γιώργος Παπαδόπουλος", "Γιώργος Παπαδόπουλος"],
    ["Ẹniọlá Ṣàngó", "Ẹniọlá Ṣàngó"],
    ["Zoë 👩‍🍳", "Zoë"],
    ["👩‍🍳 Zoë 🇳🇱 Smit ❤️", "Zoë Smit"],
    ["李明 (Ming Li)", "(Ming Li)"],
    ["محمد علي", "zoe@bakkerij.example"],
    ["יעל כהן", "zoe@bakkerij.example"],
    ["李明", "zoe@bakkerij.example"],
    ["🧵", "zoe@bakkerij.example"],
  ])("is for %s by the name of %s", async (name, shown) => {
    const { summary: _summary, ...bare } = props;
    const { content } = await summaryDocument({ ...bare, name }, "configurator", "nl");
    expect(pdfText(content).replace(/\s+/g, " ")).toContain(` Voor ${shown} Dit heb je ons gestuurd `);
  });

  it("is for a company if there is no name that it can show, and for nobody if it knows nothing else", async () => {
    expect((await read({ name: "李明" })).text).toContain("Voor Bakkerij Smit ");
    const { asked, answerBy } = props;
    const { content } = await summaryDocument({ name: "李明", asked, answerBy }, "configurator", "nl");
    expect(pdfText(content)).not.toContain("Voor\n");
  });

  const sheetsOf = async (asked: ConfirmationProps["asked"]) => {
    const { content } = await summaryDocument({ ...props, asked }, "configurator", "nl");
    // The footer comes last, and begins with our name.
    return pdfText(content).split(`\n${business.name} ${business.tagline},`);
  };

  it("begins no part with its heading alone at the foot of a sheet", async () => {
    const { choicesTitle, priceTitle, nextTitle, termsTitle, item } = mailCopy.nl.summary;
    const headings = [choicesTitle, priceTitle, nextTitle, termsTitle, item];
    for (let rows = 1; rows <= 30; rows++) {
      const short = Array.from({ length: rows }, (_, index) => ({ label: `Vraag ${index}`, value: "Ja" }));
      const long = [{ label: "Bericht", value: "Brood.\n".repeat(2 * rows) }];
      for (const asked of rows % 2 === 0 ? [short] : [short, long]) {
        for (const sheet of await sheetsOf(asked)) expect(headings).not.toContain(sheet.split("\n").at(-1));
      }
    }
  });

  it("fills a sheet before it goes on with a long text on the next", async () => {
    const [first, second] = await sheetsOf([{ label: "Bericht", value: "Brood.\n".repeat(45) }]);
    expect(first?.match(/Brood\./g)?.length).toBeGreaterThan(30);
    expect(second?.match(/Brood\./g)?.length).toBeGreaterThan(1);
  });

  it("says on every sheet what it is of", async () => {
    const [, ...feet] = await sheetsOf([{ label: "Bericht", value: "Brood.\n".repeat(90) }]);
    expect(feet.length).toBeGreaterThan(1);
    for (const foot of feet) expect(foot).toContain(`\n${mailCopy.nl.summary.titles.configurator}\nPagina`);
  });

  it.each([
    ["Hoi 👋, alles  goed? 🚀", "Hoi, alles goed?"],
    ["👩‍🔧 ❤️ 🇳🇱 1️⃣ ✅ 5\u202f000 e\u2011mail", "1 5 000 e-mail"],
    ["12½ m² ± 1 → “Hoi” – ’s €\u200b", "12½ m² ± 1 → “Hoi” – ’s €"],
    ["Dag, ik ben 李 明 van de 面包店, tot snel!", "Dag, ik ben […] van de […] tot snel!"],
    ["我想要一个网站。", mailCopy.nl.summary.unshown],
    ["مرحبا\nشكرا", mailCopy.nl.summary.unshown],
  ])("shows of %s what can be shown", async (value, shown) => {
    expect((await read({ asked: [{ label: "Bericht", value }] })).text).toContain(`Bericht ${shown} Richtprijs`);
  });

  it("goes on for as many pages as the text needs", async () => {
    const { text } = await read({
      asked: [{ label: "Waar gaat je project over?", value: "Alles over brood. ".repeat(270) }],
    });
    expect(text).toMatch(/Pagina 1 van ([2-9]).*Pagina 2 van \1/);
  });

  it.each(["<b>vet</b> =1+1 {phone} [page]", "日本語 🧵 עברית", "a".repeat(5_000), "\u200f\u202e"])(
    "takes whatever was typed for text: %.30s",
    async (value) => {
      expect((await read({ name: value.slice(0, 100), asked: [{ label: "Bericht", value }] })).text).toContain(
        "Bericht",
      );
    },
  );
});

describe("a line", () => {
  /** Points. */
  const measure = (text: string) => 10 * text.length;

  it("breaks after spaces and hyphens, and where the writer did", () => {
    expect(wrapLines("brood en taart", 80, measure)).toEqual(["brood en", "taart"]);
    expect(wrapLines("CRM-koppeling", 100, measure)).toEqual(["CRM-", "koppeling"]);
    expect(wrapLines("een\n\ntwee", 80, measure)).toEqual(["een", "", "twee"]);
    expect(wrapLines("€\u00a01.499 en meer", 70, measure)).toEqual(["€\u00a01.499", "en meer"]);
  });

  it("breaks a word only when it is wider than the line", () => {
    expect(wrapLines(`ja ${"a".repeat(12)}`, 50, measure)).toEqual(["ja", "aaaaa", "aaaaa", "aa"]);
    expect(wrapLines("🧵🧵", 5, () => 10)).toEqual(["🧵", "🧵"]);
  });
});
