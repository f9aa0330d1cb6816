import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { chosenOffer, tickedChoice } from "../choice";
import { type Offer, PERIODS } from "../quote";
import { formatCents } from "../quote-money";
import { quoteRange, quoteTotals } from "../quote-totals";

interface EditorTotalsProps {
  offer: Offer;
  language: Language;
}

/** Sums of the lines ticked beforehand. */
export function EditorTotals({ offer, language }: EditorTotalsProps) {
  const { editor: words } = useWords("quotes");
  const totals = quoteTotals(chosenOffer(offer, tickedChoice(offer)));
  const range = quoteRange(offer);
  const say = (cents: number) => formatCents(cents, language);
  // A period without lines has no totals, as on the quote.
  const used = PERIODS.filter((per) => offer.lines.some((line) => line.per === per));
  return (
    <section
      aria-labelledby="editor-totals"
      className="on-dark rounded-card bg-indigo-900 px-5 py-5 text-indigo-100 sm:px-7"
    >
      <h2 id="editor-totals" className="sr-only">
        {words.totals}
      </h2>
      <dl aria-live="polite" className="grid gap-6 sm:grid-cols-2">
        {(used.length > 0 ? used : PERIODS.slice(0, 1)).map((per) => (
          <div key={per}>
            <dt className="text-small font-semibold text-weld-400">{words.periods[per]}</dt>
            <dd className="font-display text-[1.75rem] leading-tight font-extrabold text-white tabular-nums">
              {say(totals[per].excluding)}
            </dd>
            <dd className="text-small tabular-nums">
              {words.priceHint} · {say(totals[per].including)} {words.including}
            </dd>
            {range[per].least < range[per].most && (
              <dd className="text-small tabular-nums">
                {fill(words.range, { least: say(range[per].least), most: say(range[per].most) })}
              </dd>
            )}
            {totals[per].discount > 0 && (
              <dd className="text-small tabular-nums">
                {words.discount} {say(-totals[per].discount)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
