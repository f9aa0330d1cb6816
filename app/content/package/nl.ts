/** What the pages about packages share: the packages' names, prices and contents. */
export const nl = {
  packages: {
    starter: {
      name: "Starter",
      quality: "Stevig katoen",
      for: "Voor wie net begint of eindelijk een goede website wil.",
      points: {
        month: [
          "{starterPagesFrom} tot {starterPagesTo} pagina’s",
          "Domein en hosting",
          "Live binnen {delivery.starter}",
        ],
        once: [
          "{starterPagesFrom} tot {starterPagesTo} pagina’s",
          "Hosting kies je erbij",
          "Live binnen {delivery.starter}",
        ],
      },
      choose: "Kies Starter",
      more: "Alles over Starter",
    },
    groei: {
      name: "Groei",
      quality: "Dichte keper",
      for: "Voor bedrijven die in hun regio gevonden willen worden.",
      points: {
        month: ["Alles van Starter", "Vindbaar in je regio", "Maandelijks bijgeschaafd"],
        once: ["Alles van Starter", "Vindbaar in je regio", "Bijschaven kies je erbij"],
      },
      choose: "Kies Groei",
      more: "Alles over Groei",
    },
    pro: {
      name: "Pro",
      quality: "Rijk damast",
      for: "Voor wie online verkoopt, tot {webshopProducts} producten.",
      points: {
        month: ["iDEAL, PayPal, creditcard", "Meertalig", "Chatassistent"],
        once: ["iDEAL, PayPal, creditcard", "Meertalig", "Chatassistent"],
      },
      choose: "Kies Pro",
      more: "Alles over Pro",
    },
  },
  offers: {
    starter: {
      month: {
        amount: "{price.websiteMonthly.amount}",
        amountIncl: "{price.websiteMonthly.amountIncl}",
        per: "{price.websiteMonthly.per}",
        scope: "Complete website, met hosting en onderhoud",
      },
      once: {
        amount: "{price.websiteComplete.amount}",
        amountIncl: "{price.websiteComplete.amountIncl}",
        per: "{price.websiteComplete.per}",
        scope: "Complete website, van jou",
      },
    },
    groei: {
      month: {
        amount: "op maat",
        amountIncl: null,
        per: "per maand",
        scope: "Persoonlijke prijs binnen {answerWithinHours} uur",
      },
      once: {
        amount: "op maat",
        amountIncl: null,
        per: "eenmalig",
        scope: "Persoonlijke prijs binnen {answerWithinHours} uur",
      },
    },
    pro: {
      month: {
        amount: "op maat",
        amountIncl: null,
        per: "per maand",
        scope: "Webshop tot {webshopProducts} producten, prijs binnen {answerWithinHours} uur",
      },
      once: {
        amount: "{price.webshopComplete.amount}",
        amountIncl: "{price.webshopComplete.amountIncl}",
        per: "{price.webshopComplete.per}",
        scope: "Complete webshop tot {webshopProducts} producten",
      },
    },
  },
  vat: { excl: "excl. btw", incl: "incl. {vatPercent}% btw" },
  included: "Inbegrepen",
  missing: "Niet inbegrepen",
  or: "of",
  note: "Geen verborgen kosten. Minimaal {contract.minimumMonths} maanden, daarna maandelijks opzegbaar met {contract.noticeMonths}\u00a0maand opzegtermijn.",
  groups: {
    site: {
      title: "De website",
      features: {
        pages: { name: "Pagina’s", note: "Elk over één onderwerp" },
        design: { name: "Eigen ontwerp", note: "Goed op telefoon, tablet en computer" },
        changes: { name: "{freeChanges}", note: "Nieuwe tekst, foto of openingstijd" },
        delivery: { name: "Live binnen", note: "Als je teksten en foto’s er zijn" },
      },
    },
    care: {
      title: "Domein, hosting en hulp",
      features: {
        domain: { name: "Domeinnaam", note: "Bijvoorbeeld jouwbedrijf.nl" },
        hosting: { name: "Hosting", note: "Met beveiligde verbinding" },
        backups: { name: "{dailyBackups}", note: "En updates door ons" },
        help: { name: "Klanten\u00adservice", note: "Door iemand die je site kent" },
      },
    },
    found: {
      title: "Gevonden worden",
      features: {
        basics: { name: "Basis voor Google", note: "Titels, snelheid en techniek" },
        region: { name: "Vindbaar in je regio", note: "Teksten per dienst en plaats" },
        tuning: { name: "Maandelijks bijgeschaafd", note: "Op wat bezoekers echt doen" },
      },
    },
    sell: {
      title: "Verkopen en talen",
      features: {
        webshop: { name: "Webshop", note: "Met voorraad en verzending" },
        payments: { name: "Betaal\u00adsystemen", note: "iDEAL, PayPal en creditcard" },
        chatbot: { name: "AI-chatbot", note: "Antwoordt dag en nacht, en kan uit" },
        languages: { name: "Meertalig", note: "Ook voor klanten over de grens" },
      },
    },
  },
  words: {
    starterPages: "{starterPagesFrom} tot {starterPagesTo}",
    custom: "op maat",
    unlimited: "geen limiet",
    starterDelivery: "{delivery.starter}",
    groeiDelivery: "{delivery.groei}",
    proDelivery: "{delivery.pro}",
    premium: "premium",
    basic: "basis, kantoor\u00aduren",
    priority: "voorrang",
    webshopProducts: "tot {webshopProducts} pro\u00adducten",
    optional: "naar keuze",
  },
};
