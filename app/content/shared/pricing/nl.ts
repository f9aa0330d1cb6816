/** The wording of a price; `{amount}` is the sum with its currency. */
export const nl = {
  from: "vanaf {amount}",
  once: "eenmalig",
  month: "per maand",
  year: "per jaar",
  quarter: "per kwartier",
  byQuote: "op maat",
  /** A price, beside its product. */
  priced: " ({price})",
  basicPages: {
    open: "Minder pagina’s dan de complete website",
    range: "{from} tot {to} pagina’s",
    one: "Eén pagina",
    more: "{to} pagina’s",
  },
};
