/**
 * A length of time, a range of numbers, a short word with a hyphen, or the start of a word with a single letter before
 * its hyphen. Anything longer may break, since it might not fit.
 */
const WHOLE =
  /(\b\d{1,4}(?:(?:-| tot | to )\d{1,4})? (?:uur|minuten|werkdag(?:en)?|dag(?:en)?|week|weken|maand(?:en)?|jaar|(?:hour|minute|day|week|month|year)s?)\b|\d{1,4}-\d{1,4}|\b[a-z]{1,4}-[a-z]{1,6}\b|\be-[a-z]{4})/i;

/** A text in which "24 uur", "1 tot 2 weken", "e-mail" and the "e-mail" of "e-mailadres" stay on one line. */
export function Unbroken({ children }: { children: string }) {
  // Splitting by an expression with one group gives: text, whole, text, whole, …
  return children.split(WHOLE).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
