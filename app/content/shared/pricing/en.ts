import type { nl } from "./nl";

export const en: typeof nl = {
  from: "from {amount}",
  once: "one-time",
  month: "per month",
  year: "per year",
  quarter: "per quarter of an hour",
  byQuote: "on request",
  priced: " ({price})",
  basicPages: {
    open: "Fewer pages than the complete website",
    range: "{from} to {to} pages",
    one: "One page",
    more: "{to} pages",
  },
};
