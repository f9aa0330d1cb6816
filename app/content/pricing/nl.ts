/** How a price is said; `{amount}` is the sum with its currency. */
export const nl = { from: "vanaf {amount}", once: "eenmalig", month: "per maand" };
