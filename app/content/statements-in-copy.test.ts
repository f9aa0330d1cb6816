import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isStatement, textsIn, untabled } from "../../tests/support/statements";

/** Everything that a visitor or a customer reads: pages, toasts, mails, PDFs, chat replies and articles. */
const files = [
  ...Object.entries(import.meta.glob(["./{site,mail,shared}/**/{nl,en}.ts"], { eager: true })),
  ...globSync("app/content/site/articles/*/*.mdx").map((file) => [file, readFileSync(file, "utf8")] as const),
];

it("finds statements to check", () => {
  const stated = files.flatMap(([, copy]) => textsIn(copy)).filter(isStatement);
  expect(stated.length).toBeGreaterThan(300);
});

it.each(files)("%s takes what it says of time, money and scope from the one table", (file, copy) => {
  expect(textsIn(copy).flatMap((text) => untabled(text, file))).toEqual([]);
});

it.each([
  ["Binnen 24 uur heb je een offerte.", "./site/faq/nl.ts"],
  ["You’ll see it within {firstVersionHours} hours of your yes.", "./mail/en.ts"],
  ["Online in {workingDaysToOnline} werkdagen", "./site/home/nl.ts"],
  ["Live binnen {delivery.groei}.", "./site/home/nl.ts"],
  ["Twee rondes correcties horen erbij.", "./site/faq/nl.ts"],
  ["A site of five pages for €500.", "./site/landing/webdesign-enschede/en.ts"],
  ["Je hebt binnen {supportAnswerWithinHours} uur antwoord.", "./site/support/nl.ts"],
])("does not take %j for said by the table", (text, file) => {
  expect(untabled(text, file)).toEqual([text]);
});
