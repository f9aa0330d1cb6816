export const nl = {
  meta: {
    title: "Pakket aanvragen: Starter, Groei of Pro | {name}",
    description: "Kies Starter, Groei of Pro en vraag het aan. Antwoord {answerWithin}.",
    updated: "2026-11-29",
  },
  title: "Kies je pakket",
  lead: "Kies een pakket, daarna laat je je gegevens achter. Je krijgt antwoord van iemand uit {town}, {answerWithin}.",
  packages: {
    starter: { price: "{price.websiteMonthly} of {price.websiteComplete} {price.websiteComplete.per}, excl. btw" },
    groei: { price: "{groeiPriceSaid}" },
    pro: { price: "{price.webshopComplete} {price.webshopComplete.per} of per maand op maat, excl. btw" },
  },
  unsure: {
    title: "Nog niet zeker?",
    text: "Leg de drie naast elkaar, of laat de configurator meedenken.",
    prices: "Vergelijk de pakketten",
    configurator: "Bereken je richtprijs",
  },
};
