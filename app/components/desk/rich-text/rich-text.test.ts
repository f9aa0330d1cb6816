import fc from "fast-check";
import { Node } from "prosemirror-model";
import { describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { shippedMarkdown } from "~/content/site/articles/article-markdown.server";
import { LANGUAGES } from "~/lib/language/language";
import { newMarkdownParser } from "~/lib/text/markdown-parser";
import { partsOf } from "~/lib/text/markup";
import { articleDialect } from "./article-dialect";
import { mailDialect } from "./mail-dialect";
import { type Dialect, readText, writeText } from "./stored-text";

const article = articleDialect({ name: "Weef", "price.hosting": "€ 15", "price.websiteBasic": "vanaf € 795" });
const DIALECTS = { mail: mailDialect, article } as const;

/** The text of which every block was written anew. */
function rewritten(text: string, dialect: Dialect): string {
  return writeText(Node.fromJSON(dialect.schema, readText(text, dialect).toJSON()), dialect);
}

const mails = LANGUAGES.flatMap((language) => {
  const { thread, letters } = deskWords[language];
  return [...Object.values(thread.blocks), thread.signature, thread.hello + thread.blocks.moments, letters.preview];
});
const articles = LANGUAGES.flatMap((language) =>
  Array.from({ length: 30 }, (_, id) => shippedMarkdown(String(id), language)),
).filter((text) => text !== "");

it.each(mails)("writes a mail that ships as it was: %j", (text) => {
  expect(rewritten(text, mailDialect)).toBe(text.trim());
  expect(writeText(readText(text, mailDialect), mailDialect)).toBe(text);
});

it("writes every article that ships as it was", () => {
  expect(articles.length).toBeGreaterThan(10);
  for (const text of articles) expect(rewritten(text, article)).toBe(text);
});

const word = fc.constantFrom(
  "Dag",
  "snake_case",
  "2*3",
  "€ 5",
  "100%",
  "👩‍💻",
  "שלום",
  "a.b",
  "(zo)",
  "wit-rood",
  "é",
  "1.",
  "x=y",
  "#9",
  "https://weef.example/a?b=1",
);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(" "));
const plain = words.filter((text) => !/[*]/.test(text) && !/^(1\.|#)/.test(text));
const label = fc.constantFrom("de prijs", "hier", "Weef & co");

const mailLine = fc
  .array(
    fc.oneof(
      plain,
      label.map((text) => `**${text}**`),
      label.map((text) => `[${text}](https://weef.example/a)`),
      label.map((text) => `[${text}](#quote-2026-001)`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "));
const mailBlock = fc.oneof(
  fc.array(mailLine, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
  fc.array(mailLine, { minLength: 1, maxLength: 4 }).map((lines) => lines.map((line) => `- ${line}`).join("\n")),
  fc
    .array(mailLine, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((line, at) => `${at + 1}. ${line}`).join("\n")),
);
const mail = fc.array(mailBlock, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join("\n\n"));

const articleLine = fc
  .array(
    fc.oneof(
      plain,
      label.map((text) => `**${text}**`),
      label.map((text) => `*${text}*`),
      label.map((text) => `~~${text}~~`),
      label.map((text) => `[${text}](/contact)`),
      label.map((text) => `**[${text}](https://weef.example/a)**`),
      label.map((text) => `\`${text}\``),
      fc.constant("{price.hosting}"),
      fc.constant("**{name}**"),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "));
const itemsOf = (marker: (at: number) => string) =>
  fc
    .array(articleLine, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((line, at) => `${marker(at)} ${line}`).join("\n"));
const articleBlock = fc.oneof(
  articleLine,
  articleLine.map((line) => `## ${line}`),
  articleLine.map((line) => `### ${line}`),
  fc
    .tuple(
      itemsOf(() => "-"),
      articleLine,
    )
    .map(([list, line]) => `${list}\n\n${line}`),
  fc
    .tuple(
      itemsOf((at) => `${at + 1}.`),
      articleLine,
    )
    .map(([list, line]) => `${list}\n\n${line}`),
  fc
    .tuple(
      itemsOf(() => "- [ ]"),
      articleLine,
    )
    .map(([list, line]) => `${list}\n\n${line}`),
  fc
    .array(articleLine, { minLength: 1, maxLength: 2 })
    .map((lines) => lines.map((line) => `> ${line}`).join("\n>\n"))
    .chain((quote) => articleLine.map((line) => `${quote}\n\n${line}`)),
  label.map((text) => `![${text}](/media/abc.webp)`),
  fc.constant("| Wat | Prijs |\n| --- | ---: |\n| Hosting | {price.hosting} |"),
  fc.constant("```\nconst a = 1;\n```"),
);
const articleText = fc.array(articleBlock, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join("\n\n"));

const SEED = { seed: 46, numRuns: 1_000 };

it("writes 1,000 mails of what a mail can hold as they were", () => {
  fc.assert(
    fc.property(mail, (text) => {
      expect(rewritten(text, mailDialect)).toBe(text);
    }),
    SEED,
  );
});

it("writes 1,000 articles of what an article can hold as they were", () => {
  fc.assert(
    fc.property(articleText, (text) => {
      expect(rewritten(text, article)).toBe(text);
    }),
    SEED,
  );
});

describe.each(["mail", "article"] as const)("any text of the format %s", (format) => {
  const dialect = DIALECTS[format];
  const signs = fc.constantFrom(
    ..."ab 1\n\n\n*_`[]()<>#-+.!|~&{}\\>=:/👍é\u200f\t".split(/(?:)/u),
    "**",
    "\n\n",
    "- ",
    "1. ",
    "{name}",
    "[a](/b)",
  );
  const any = fc.array(signs, { maxLength: 40 }).map((parts) => parts.join(""));

  it("stays as it is, byte for byte, while it is only read", () => {
    fc.assert(
      fc.property(any, (text) => {
        expect(writeText(readText(text, dialect), dialect)).toBe(text);
      }),
      SEED,
    );
  });

  it("means the same after every block was written anew", () => {
    fc.assert(
      fc.property(any, (text) => {
        expect(shown(rewritten(text, dialect))).toBe(shown(text));
      }),
      SEED,
    );
  });

  const parser = newMarkdownParser();
  /** Spaces, empty headings and levels of headings that the site does not show are left out. */
  function shown(text: string): string {
    if (format === "mail") {
      const parts = partsOf(text).map(({ kind, lines }) => [
        kind,
        ...lines.flat().filter((piece) => piece.text.trim()),
      ]);
      return JSON.stringify(parts).replaceAll(/\s+|\\[nt]/g, "");
    }
    const html = parser.render(text).replaceAll(/<h(\d)><\/h\1>/g, "");
    return html
      .replaceAll(/(?<=<\/?h)1/g, "2")
      .replaceAll(/(?<=<\/?h)[456]/g, "3")
      .replaceAll(/\s+|<\/a><a href="\/b">/g, "");
  }
});
