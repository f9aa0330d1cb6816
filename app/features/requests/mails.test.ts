import { expect, it } from "vitest";
import { packageFormCopy } from "~/content/package-form/package-form-copy.server";
import type { PriceName } from "~/content/price-name";
import { sayAmount } from "~/features/pricing/price-facts";
import { priceList } from "~/features/pricing/price-list";
import type { Language } from "~/lib/language/language";
import { autoResponseMail } from "./mails.server";

/** The price that the confirmation of a request for a package tells, line by line; the totals come last. */
function priceOf(chosen: string, message: string, language: Language) {
  const formData = { phone: null, source: null, package: `${chosen} Package`, message };
  const mail = autoResponseMail(
    { to: "jan@bouw.example", name: "Jan de Boer", type: "package-contact", formData },
    { language, promisedFrom: "2026-11-21T13:05:00.000Z", isAds: false },
  );
  const { lines = [], totals = [] } = mail.props.summary?.price ?? {};
  return [...lines, ...totals].map((row) => `${row.label}: ${row.excluding}`.replace(/\s/g, " "));
}

const amount = (name: PriceName, language: Language) => sayAmount(priceList[name], language).replace(/\s/g, " ");
const complete = { nl: amount("websiteComplete", "nl"), en: amount("websiteComplete", "en") };
const webshop = amount("webshopComplete", "en");
const monthly = amount("websiteMonthly", "nl");

it.each([
  ["Starter", "nl", [`Starter: ${complete.nl}`, `Eenmalig: ${complete.nl}`]],
  ["Starter", "en", [`Starter: ${complete.en}`, `One-time: ${complete.en}`]],
  ["Groei", "nl", ["Groei: op maat", "Eenmalig: op maat"]],
  ["Pro", "en", [`Pro: ${webshop}`, `One-time: ${webshop}`]],
] as const)("tells the price that was chosen of a package that is paid once (%s, %s)", (chosen, language, price) => {
  expect(priceOf(chosen, `Hoi!\n${packageFormCopy[language].paidOnce}\nIn maart.`, language)).toEqual(price);
});

it.each([
  ["Starter", "nl", [`Starter: ${monthly} per maand`, `Per maand: ${monthly}`]],
  ["Groei", "en", ["Growth: by quote", "Per month: by quote"]],
  ["Pro", "nl", ["Pro: op maat", "Per maand: op maat"]],
] as const)(
  "tells the price by the month of a package of which nothing else is said (%s, %s)",
  (chosen, language, price) => {
    expect(priceOf(chosen, "In maart.", language)).toEqual(price);
  },
);
