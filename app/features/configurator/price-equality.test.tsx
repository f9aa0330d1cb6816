import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageCopy } from "~/content/page-copy.server";
import { includingVat, priceList } from "~/content/prices/price-list";
import { sharedCopy } from "~/content/shared-copy.server";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { renderMail } from "~/features/mail/templates/render-mail.server";
import type { ConfirmationProps, PriceSummary } from "~/features/mail/templates/template-props";
import type { Language } from "~/lib/language/language";
import { LanguageProvider } from "~/lib/language/language-context";
import { configuration, configuratorRequestRow } from "../../../tests/support/configurator-requests";
import { pdfText } from "../../../tests/support/pdf-text";
import { answersFrom } from "./configurator-fields";
import { configuratorRequests, pricesOf } from "./configurator-requests.server";
import { FEATURES, SERVICES, SUBSCRIPTIONS, WEBSITE_TYPES } from "./options";
import { presentPrices } from "./present-configuration.server";
import { PricePanel } from "./price-panel";

type Chosen = { website_type: string; services: readonly string[]; features: readonly string[] };

const choices: fc.Arbitrary<Chosen> = fc.record({
  website_type: fc.constantFrom(...WEBSITE_TYPES, ...SUBSCRIPTIONS),
  services: fc.subarray([...SERVICES]),
  features: fc.subarray([...FEATURES]),
});
const languages = fc.constantFrom<Language>("nl", "en");

const oneLine = (text: string) => text.replace(/\s+/g, " ");
/** Every amount of money in a text, once. */
const sums = (text: string) => [...new Set(oneLine(text).match(/€ ?[\d.,]*\d/g))].toSorted();
const sumsOf = ({ lines, totals }: PriceSummary) =>
  sums([...lines, ...totals].map(({ excluding, including }) => `${excluding} ${including}`).join(" "));

/** The text of the panel beside the questions. */
function panel(chosen: Chosen, language: Language): string {
  const copy = pageCopy(configuratorCopy, language);
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} isEnglishDocument={false} texts={sharedCopy(language)}>
      <PricePanel copy={copy} answers={answersFrom({ ...chosen })} step={6} />
    </LanguageProvider>,
  );
  return oneLine(html.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&"));
}

/** The row that the server makes from what the browser sends. */
function rowOf(chosen: Chosen, language: Language) {
  const request = configuratorRequests.schema.parse(configuration({ ...chosen, budget: null }));
  return configuratorRequestRow({ ...configuratorRequests.columns(request), language });
}

describe("what a configuration costs is the same", () => {
  it("in the panel and in the stored row, line by line, whatever is chosen", () => {
    fc.assert(
      fc.property(choices, languages, (chosen, language) => {
        const stored = presentPrices(pricesOf(rowOf(chosen, language)), language);
        const shown = panel(chosen, language);
        for (const { label } of stored.lines) expect(shown).toContain(oneLine(label));
        expect(sums(shown)).toEqual(sumsOf(stored));
      }),
    );
  });

  it("in the stored row and in the price list", () => {
    const known = Object.values(priceList);
    fc.assert(
      fc.property(choices, (chosen) => {
        const { lines, totals } = pricesOf(rowOf(chosen, "nl"));
        const paid = lines.flatMap(({ price, partOf }) => (price && !partOf ? [price] : []));
        for (const price of paid) expect(known).toContainEqual(price);
        for (const per of ["once", "month"] as const) {
          const sum = paid.filter((price) => price.per === per).reduce((total, { euros }) => total + euros, 0);
          expect([totals[per].excludingVat, totals[per].includingVat]).toEqual([sum, includingVat(sum)]);
        }
      }),
    );
  });

  it.each<[Language, Chosen]>([
    ["nl", { website_type: "webshop", services: ["seo", "hosting"], features: ["landing-pages", "seo-extended"] }],
    ["en", { website_type: "website", services: ["hosting", "dashboard"], features: ["landing-pages"] }],
    ["nl", { website_type: "abonnement-starter", services: ["hosting", "ads"], features: ["landing-pages"] }],
    ["en", { website_type: "abonnement-pro", services: [...SERVICES], features: [...FEATURES] }],
  ])("in the panel, in the mail and in its PDF (%s, %j)", { timeout: 30_000 }, async (language, chosen) => {
    const row = rowOf(chosen, language);
    const enqueued = configuratorRequests.confirmation(row, row.created_at);
    const mail = await renderMail(
      "configurator-confirmation",
      enqueued?.props as unknown as ConfirmationProps,
      language,
    );
    const document = pdfText(mail.attachments[0]?.content ?? Buffer.alloc(0));
    const shown = sums(panel(chosen, language));
    expect(shown).toEqual(sumsOf(presentPrices(pricesOf(row), language)));
    expect(sums(mail.text)).toEqual(shown);
    expect(sums(document)).toEqual(shown);
  });

  it.each<[Language, string]>([
    ["nl", "Per maand op maat Eenmalig vanaf € 199"],
    ["en", "Per month on request One-time from €199"],
  ])("and says first that a package without a fixed price is by quote per month (%s)", (language, words) => {
    const chosen = { website_type: "abonnement-pro", services: ["hosting"], features: ["landing-pages"] };
    expect(panel(chosen, language).replace(/ +/g, " ")).toContain(words);
    const { totals } = presentPrices(pricesOf(rowOf(chosen, language)), language);
    expect(totals.map(({ label, excluding }) => oneLine(`${label} ${excluding}`)).join(" ")).toBe(words);
  });
});
