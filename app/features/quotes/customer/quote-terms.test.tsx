import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { LANGUAGES } from "~/lib/language/language";
import { quoteRow } from "../../../../tests/support/quotes";
import { essentialTerms, showQuote } from "../show-quote.server";
import { QuoteTerms } from "./quote-terms";

it.each(LANGUAGES)("the terms of a declined quote say that none of them was agreed on (%s)", (language) => {
  const copy = quotesCopy[language].sheet;
  const said = (state: keyof typeof copy.termsTitles) =>
    renderToStaticMarkup(<QuoteTerms terms={["Een factuur betaal je."]} state={state} copy={copy} />);
  expect(said("open")).toContain(copy.termsTitles.open);
  expect(said("agreed")).toContain(copy.conditions);
  expect(said("declined")).toContain(copy.termsDeclined);
  for (const text of [copy.termsTitles.open, copy.termsTitles.agreed, copy.conditions])
    expect(said("declined")).not.toContain(text);
  expect(said("agreed")).not.toContain(copy.termsDeclined);
});

it("whoever has declined is not told until when a quote can be agreed to", () => {
  const { sheet } = quotesCopy.nl;
  const termsOf = (state: QuoteRow["state"]) =>
    essentialTerms(sheet, showQuote(quoteRow({ state }), new Date("2026-11-21T13:05:00.000Z")));
  expect(termsOf("sent")).toEqual([sheet.validity, ...termsOf("declined")]);
  expect(termsOf("declined")).toEqual([...sheet.terms, ...sheet.monthlyTerms]);
});
