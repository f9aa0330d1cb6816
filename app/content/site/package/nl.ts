/** Words that the pages about packages share: the packages' names, prices and contents. */
export const nl = {
  packages: {
    starter: {
      name: "Starter",
      quality: "Om te beginnen",
      for: "Voor wie net begint of eindelijk een goede website wil.",
      points: [
        { feature: "pages", text: "{starterPagesFrom} tot {starterPagesTo} pagina’s, eigen ontwerp", bought: null },
        { feature: "delivery", text: "Live binnen {delivery.starter}", bought: null },
        {
          feature: "hosting",
          text: "Domein, hosting en onderhoud",
          bought: "Domein, hosting en onderhoud kies je erbij",
        },
      ],
      choose: "Kies Starter",
      more: "Alles over Starter",
    },
    groei: {
      name: "Groei",
      quality: "Om te groeien",
      for: "Voor bedrijven die in hun regio gevonden willen worden.",
      points: [
        { feature: "design", text: "Alles van Starter", bought: null },
        { feature: "region", text: "Vindbaar in je regio", bought: null },
        { feature: "tuning", text: "Maandelijks bijgeschaafd", bought: "Bijschaven kies je erbij" },
      ],
      choose: "Kies Groei",
      more: "Alles over Groei",
    },
    pro: {
      name: "Pro",
      quality: "Om te verkopen",
      for: "Voor wie online verkoopt, tot {webshopProducts} producten.",
      points: [
        { feature: "payments", text: "iDEAL, PayPal, creditcard", bought: null },
        { feature: "languages", text: "Meertalig", bought: null },
        { feature: "chatbot", text: "AI-chatbot: inbegrepen, kan uit", bought: null },
      ],
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
        scope: "Complete website, met domein, hosting en onderhoud",
      },
      once: {
        amount: "{price.websiteComplete.amount}",
        amountIncl: "{price.websiteComplete.amountIncl}",
        per: "{price.websiteComplete.per}",
        scope: "Complete website, van jou; domein, hosting en onderhoud kies je erbij",
      },
    },
    groei: {
      month: {
        amount: "{groei.amount}",
        amountIncl: "{groei.amountIncl}",
        per: "per maand",
        scope: "{groeiPriceSaid}",
      },
      once: {
        amount: "op maat",
        amountIncl: null,
        per: "eenmalig",
        scope:
          "Reken op meer dan Starter ({price.websiteComplete}, excl. btw). Een prijs, of eerst een telefoontje, heb je {answerWithin}.",
      },
    },
    pro: {
      month: {
        amount: "op maat",
        amountIncl: null,
        per: "per maand",
        scope:
          "Webshop tot {webshopProducts} producten. Reken op meer dan Groei. Een prijs, of eerst een telefoontje, heb je {answerWithin}.",
      },
      once: {
        amount: "{price.webshopComplete.amount}",
        amountIncl: "{price.webshopComplete.amountIncl}",
        per: "{price.webshopComplete.per}",
        scope: "Complete webshop tot {webshopProducts} producten; domein, hosting en onderhoud kies je erbij",
      },
    },
  },
  vat: { excl: "excl. btw", incl: "incl. {vatPercent}% btw" },
  included: "Inbegrepen",
  missing: "Niet inbegrepen",
  lists: {
    always: "Zit er altijd in",
    subscription: "Zit alleen in het abonnement",
    missing: "Zit er niet in",
    /** Parts that a bought site lacks and can have beside it: in a table, and as a row of a list. */
    separately: "los erbij",
    separatelyRow: "Los erbij",
  },
  /** Shown below the lists of a package's page. */
  bought: {
    starter:
      "Koop je de site voor {price.websiteComplete}, dan krijg je wat er altijd in zit. De rest kies je er los bij: {apart.starter}. Alle bedragen zijn excl. btw.",
    groei:
      "Koop je de site, dan krijg je wat er altijd in zit. De rest kies je er los bij: {apart.groei}. Alle bedragen zijn excl. btw.",
    pro: "Koop je de webshop, {price.webshopComplete}, dan krijg je wat er altijd in zit. De rest kies je er los bij: {apart.pro}. Alle bedragen zijn excl. btw.",
  },
  /**
   * Parts that come with the subscription alone, and are bought separately otherwise; back-ups come with the hosting.
   */
  apart: {
    domain: "domeinnaam{domain.priced}",
    hosting: "hosting met back-ups ({price.hosting})",
    upkeep: "onderhoud{maintenance.priced}",
    changes: "wijzigingen{change.priced}",
    help: "klantenservice",
    tuning: "maandelijks bijschaven",
  },
  or: "of",
  /** The way to the price of Groei, without and with an amount to begin at. */
  groeiPrice: {
    open: "Reken op meer dan Starter ({price.websiteMonthly}, excl. btw). Een prijs, of eerst een telefoontje, heb je {answerWithin}.",
    known:
      "Wat het voor jou wordt, hangt af van je diensten en plaatsen. Een prijs, of eerst een telefoontje, heb je {answerWithin}.",
  },
  note: "Als abonnement: geen verborgen kosten, {notice.package}. Koop je de site? {apartSaid}",
  groups: {
    site: {
      title: "De website",
      features: {
        pages: { name: "Pagina’s", note: "Elk over één onderwerp" },
        design: { name: "Eigen ontwerp", note: "Goed op telefoon, tablet en computer" },
        texts: { name: "Hulp bij je teksten", note: "Jij vertelt, wij schrijven mee" },
        editing: { name: "Zelf aan te passen", note: "Met uitleg bij de oplevering" },
        privacy: { name: "Privacy op orde", note: "Cookiemelding en privacyverklaring" },
        form: { name: "Contact\u00adformulier", note: "Aanvragen komen in je mail" },
        delivery: { name: "Live binnen", note: "Als je teksten en foto’s er zijn" },
      },
    },
    care: {
      title: "Domein, hosting en hulp",
      features: {
        domain: { name: "Domeinnaam", note: "Bijvoorbeeld jouwbedrijf.nl" },
        hosting: { name: "Hosting", note: "Mail op je domein, beveiligd en dag en nacht bewaakt" },
        backups: { name: "{dailyBackups}", note: "Gaat er iets mis, dan zetten we die terug" },
        upkeep: { name: "Onderhoud", note: "Updates en beveiliging door ons" },
        changes: { name: "{freeChanges}", note: "Voor {changesScope}" },
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
        chatbot: { name: "AI-chatbot", note: "Antwoordt dag en nacht" },
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
    switchable: "inbe\u00adgrepen, kan uit",
  },
};
