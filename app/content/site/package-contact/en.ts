import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Request a package: Starter, Growth or Pro | {name}",
    description: "Choose Starter, Growth or Pro and request it. You’ll have an answer {answerWithin}.",
    updated: "2026-11-29",
  },
  title: "Choose your package",
  lead: "Choose a package, then leave your details. Someone from {town} answers {answerWithin}.",
  packages: {
    starter: { price: "{price.websiteMonthly} or {price.websiteComplete} {price.websiteComplete.per}, excl. VAT" },
    groei: { price: "{groeiPriceSaid}" },
    pro: { price: "{price.webshopComplete} {price.webshopComplete.per} or monthly on request, excl. VAT" },
  },
  unsure: {
    title: "Not sure yet?",
    text: "Put the three side by side, or let the configurator help you choose.",
    prices: "Compare the packages",
    configurator: "Work out your guide price",
  },
};
