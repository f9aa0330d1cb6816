import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { pathOf } from "~/content/pages";
import { type QuotesCopy, quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { nl as termsCopy } from "~/content/site/terms/nl";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { pathIn } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { addDays, dayOf } from "~/lib/time/zoned-time";
import { type Choice, chosenOffer, tickedChoice } from "./choice";
import { type Offer, ONLY_GROUP, offerOf, stateOn } from "./quote";

export type ShownQuote = ReturnType<typeof showQuote>;

export type CustomerWords = Pick<QuotesCopy, "sheet" | "page">;

/** A draft is shown as if it were sent `now`. */
export function showQuote(row: QuoteRow, now: Date) {
  const { language } = row;
  const sentOn = dayOf(row.sent_at ?? now.toISOString());
  const isAgreed = row.state === "agreed";
  const offer = offerOf(row);
  const choice = choiceOf(row, offer);
  return {
    state: stateOn(row, dayOf(now.toISOString())),
    language,
    customer: row.company ?? row.customer_name,
    addressee: [row.company, row.customer_name, ...(row.address?.split("\n") ?? [])].filter((line) => line !== null),
    date: dayInWords(sentOn, language),
    validUntil: dayInWords(row.valid_until ?? lastDay(sentOn), language),
    intro: row.intro,
    offer: isAgreed ? agreedOffer(offer, choice) : offer,
    choice,
    planning: row.planning,
    agreement: isAgreed
      ? {
          by: row.agreed_by ?? "",
          at: formatMoment(row.answered_at ?? "", language),
          hash: row.document_hash ?? "",
        }
      : null,
  };
}

/** The customer's, or the one that is ticked beforehand. */
function choiceOf({ chosen }: QuoteRow, offer: Offer): Choice {
  return chosen === null ? tickedChoice(offer) : JSON.parse(chosen);
}

/** The group of agreed lines whose group has no title. */
const REST = "rest";

/** Drops the lines that were not chosen: they are no part of what is agreed. The titles of the owner stay. */
function agreedOffer(offer: Offer, choice: Choice): Offer {
  const titled = offer.groups.filter(({ title }) => title !== "");
  const rest = { ...ONLY_GROUP, key: REST };
  const isTitled = (key: string) => titled.some((group) => group.key === key);
  const lines = chosenOffer(offer, choice).lines.map((line) =>
    isTitled(line.group) ? line : { ...line, group: REST },
  );
  return { ...offer, groups: [...titled.map((group) => ({ ...group, kind: "fixed" as const })), rest], lines };
}

export function lastDay(sentOn: string): string {
  return addDays(sentOn, business.contract.quoteValidDays);
}

export function quoteWords(row: QuoteRow, shown: ShownQuote, siteUrl: string): CustomerWords {
  const { sheet, page } = quotesCopy[row.language];
  return fill({ sheet, page }, quoteFacts(row, shown, siteUrl));
}

function quoteFacts(row: QuoteRow, shown: ShownQuote, siteUrl: string): Facts {
  const { language } = row;
  const terms = pathOf("terms");
  return {
    ...facts(language),
    number: row.number ?? "",
    customer: shown.customer,
    validUntil: shown.validUntil,
    vatPercent: String(row.vat_percent),
    agreedBy: row.agreed_by ?? "",
    answeredAt: row.answered_at === null ? "" : formatMoment(row.answered_at, language),
    termsUpdated: dayInWords(termsCopy.meta.updated, language),
    firstVersionDay: row.first_version_on === null ? "" : dayInWords(row.first_version_on, language),
    termsUrl: siteUrl + pathIn(terms, language),
  };
}
