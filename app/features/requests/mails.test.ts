import { expect, it } from "vitest";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import type { PriceName } from "~/content/price-name";
import { featuresOf, includedIn, presentApart } from "~/content/prices/feature-lists";
import { type PackageId, type Payment, packageIds } from "~/content/prices/packages";
import { formatAmount } from "~/content/prices/price-facts";
import { priceList } from "~/content/prices/price-list";
import { packageCopy } from "~/content/site/package/package-copy.server";
import { packageFormCopy } from "~/content/site/package-form/package-form-copy.server";
import { summaryDocument } from "~/features/mail/pdf/summary-document.server";
import { renderMail } from "~/features/mail/templates/render-mail.server";
import type { Language } from "~/lib/language/language";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { pdfText } from "../../../tests/support/pdf-text";
import { autoResponseMail, confirmationMail } from "./mails.server";
import { PACKAGE_SERVICES } from "./services";

/** The confirmation of a request for a package. */
function confirmationOf(service: string, message: string, language: Language) {
  const formData = { phone: null, source: null, package: service, message };
  return autoResponseMail(
    { to: "jan@bouw.example", name: "Jan de Boer", type: "package-contact", formData },
    { language, promisedFrom: "2026-11-21T13:05:00.000Z", isAds: false },
  );
}

/** The price that it tells, line by line; the totals come last. */
function priceOf(chosen: string, message: string, language: Language) {
  const { lines = [], totals = [] } = confirmationOf(`${chosen} Package`, message, language).props.summary?.price ?? {};
  return [...lines, ...totals].map((row) => `${row.label}: ${row.excluding}`.replace(/\s/g, " "));
}

const amount = (name: PriceName, language: Language) => formatAmount(priceList[name], language).replace(/\s/g, " ");
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
  ["Groei", "en", ["Growth: on request", "Per month: on request"]],
  ["Pro", "nl", ["Pro: op maat", "Per maand: op maat"]],
] as const)(
  "tells the price by the month of a package of which nothing else is said (%s, %s)",
  (chosen, language, price) => {
    expect(priceOf(chosen, "In maart.", language)).toEqual(price);
  },
);

const ways = packageIds.flatMap((id) =>
  (["month", "once"] as const).flatMap((payment) =>
    (["nl", "en"] as const).map((language) => ({ id, payment, language })),
  ),
);

/** Spaces and the marks at which a word may be broken are as the document happens to need them. */
const plain = (text: string) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ");

/** The text of the document between two of its headings. */
async function contentsOf(id: PackageId, payment: Payment, language: Language) {
  const { paidOnce } = packageFormCopy[language];
  const { props } = confirmationOf(PACKAGE_SERVICES[id], payment === "once" ? paidOnce : "", language);
  const { content } = await summaryDocument(props, "package", language);
  const { contentsTitle, priceTitle } = mailCopy[language].summary;
  const [, contents = ""] = plain(pdfText(content)).split(contentsTitle);
  return { rows: props.summary?.contents ?? [], printed: contents.split(` ${priceTitle} `)[0] ?? "" };
}

it.each(ways)(
  "lists in the document what $id has when paid per $payment, and nothing else ($language)",
  async (way) => {
    const { id, payment, language } = way;
    const { shared } = pageCopy(packageCopy[id], language);
    const { rows, printed } = await contentsOf(id, payment, language);
    const included = includedIn(id, payment, shared).map(({ name }) => name);
    const separately = payment === "once" ? [shared.lists.separatelyRow] : [];
    expect(rows.map(({ label }) => label)).toEqual([...included, ...separately]);
    const places = [...included, ...separately].map((name) => printed.indexOf(plain(name)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const others = featuresOf(id, shared).missing.concat(payment === "once" ? featuresOf(id, shared).subscription : []);
    const [listed = "", apart = ""] = printed.split(` ${shared.lists.separatelyRow} `);
    expect(others.map(({ note }) => note).filter((note) => listed.includes(plain(note)))).toEqual([]);
    if (payment === "once")
      expect(apart.toLowerCase()).toContain(plain(presentApart(id, shared, language)).toLowerCase());
  },
);

it("a confirmation asks for what the page of its form says that the mail asks, and no other asks anything", async () => {
  const textOf = async (source: string, language: Language) => {
    const { template, props } = confirmationMail(offerRequestRow({ source, language }));
    return (await renderMail(template, props, language)).text;
  };
  expect(await textOf("webdesign-enschede", "nl")).toContain("Beantwoord deze mail met het adres van je site");
  expect(await textOf("webdesign-enschede", "en")).toContain("Reply to this e-mail with your site’s address");
  expect(await textOf("homepage", "nl")).not.toContain("Beantwoord deze mail met");
});
