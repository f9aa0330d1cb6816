const UNITS =
  "min|minuut|minuten|minutes?|uur|uren|hours?|werkdag|werkdagen|dag|dagen|(?:working )?days?|week|weken|weeks?|maand|maanden|months?|jaar|years?|euro|euros|procent|pixels";
const MONTHS =
  "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october";
const NUMBER_WITH_UNIT = new RegExp(String.raw`(\d\+?) (?=(?:${UNITS}|${MONTHS})(?!\p{L}))`, "giu");

/** `text` in which a number does not part from its unit at the end of a line: "48 uur", "1 maart", "€ 950". */
export function unbroken(text: string): string {
  return text.replace(NUMBER_WITH_UNIT, "$1\u00a0").replace(/€ (?=\d)/g, "€\u00a0");
}
