/** The wording of a price; `{amount}` is the sum with its currency. */
export const nl = { from: "vanaf {amount}", once: "eenmalig", month: "per maand" };
