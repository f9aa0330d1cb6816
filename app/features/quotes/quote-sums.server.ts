import { deskWords } from "~/content/desk/words.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { hasChoice } from "./choice";
import { offerOf } from "./quote";
import { formatBriefly, formatCents, formatSums } from "./quote-money";
import { quoteRange, type Range } from "./quote-totals";

/** "€ 795 tot € 1.490" until the customer has chosen. Null if zero; if both are, `once` says zero. */
export function presentSums(row: QuoteRow, language: Language): ReturnType<typeof formatSums> {
  const offer = offerOf(row);
  if (row.state === "agreed" || !hasChoice(offer)) return formatSums(row, language);
  const { range } = deskWords[language].quotes.totals;
  const say = ({ least, most }: Range) => {
    if (least === most) return most > 0 ? formatCents(most, language) : null;
    return fill(range, { least: formatBriefly(least, language), most: formatBriefly(most, language) });
  };
  const { once, month } = quoteRange(offer);
  const isNothing = once.most === 0 && month.most === 0;
  return { once: isNothing ? formatCents(0, language) : say(once), month: say(month) };
}
