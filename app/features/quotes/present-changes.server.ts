import { type QuotesCopy, quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { offerOf } from "./quote";
import { formatBriefly, formatQuantity } from "./quote-money";
import { type OfferItem, versionChanges } from "./version-changes";

/** Lines and discounts by what became of them. Empty if nothing did. */
export function presentChanges(
  former: QuoteRow,
  next: QuoteRow,
  language: Language,
): { label: string; items: string[] }[] {
  const { sheet, changes: words } = quotesCopy[language];
  const { added, gone, changed } = versionChanges(offerOf(former), offerOf(next));
  const nameOf = (item: OfferItem) => nameItem(item, language);
  const priceOf = (item: OfferItem) => priceItem(item, sheet, language);
  const priced = (item: OfferItem) => `${nameOf(item)}: ${priceOf(item)}`;
  const rows = [
    { label: words.added, items: added.map(priced) },
    { label: words.gone, items: gone.map(priced) },
    {
      label: words.changed,
      items: changed.map(({ before, after }) => {
        const became = nameOf(before) === nameOf(after) ? priceOf(after) : priced(after);
        return `${priced(before)} ${words.becomes} ${became}`;
      }),
    },
  ];
  return rows.filter(({ items }) => items.length > 0);
}

function nameItem({ description, quantity }: OfferItem, language: Language): string {
  return quantity === 1 ? description : `${formatQuantity(quantity, language)} × ${description}`;
}

function priceItem({ price, per }: OfferItem, { sums }: QuotesCopy["sheet"], language: Language): string {
  const said = "cents" in price ? formatBriefly(price.cents, language) : `${formatQuantity(price.percent, language)}%`;
  return per === "month" ? `${said} ${sums.month}` : said;
}
