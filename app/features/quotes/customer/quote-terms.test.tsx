import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { LANGUAGES } from "~/lib/language/language";
import { essentialTerms } from "../shown-offer";
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
  const termsOf = (isDeclined: boolean) => essentialTerms(sheet, { isDeclined, isMonthly: true });
  expect(termsOf(false)).toEqual([sheet.validity, ...termsOf(true)]);
  expect(termsOf(true)).toEqual([...sheet.terms, ...sheet.monthlyTerms]);
});
