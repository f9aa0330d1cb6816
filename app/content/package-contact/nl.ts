export const nl = {
  meta: {
    title: "Pakket aanvragen: Starter, Groei of Pro | {name}",
    description:
      "Kies Starter, Groei of Pro en vraag het aan. Binnen {answerWithinHours} uur persoonlijk antwoord, zonder aanbetaling en zonder verplichting.",
    updated: "2026-11-21",
  },
  title: "Welke wordt het?",
  lead: "Kies een pakket, daarna laat je je gegevens achter. Je krijgt binnen {answerWithinHours} uur antwoord van iemand uit {town}.",
  packages: {
    starter: { price: "{price.websiteMonthly}, complete website, excl. btw" },
    groei: { price: "Persoonlijke prijs binnen {answerWithinHours} uur" },
    pro: { price: "{price.webshopComplete}, complete webshop, excl. btw" },
  },
  unsure: {
    title: "Nog niet zeker?",
    text: "Leg de drie naast elkaar, of laat de configurator meedenken.",
    prices: "Vergelijk de pakketten",
    configurator: "Start Configurator",
  },
};
