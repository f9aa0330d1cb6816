export const nl = {
  meta: {
    title: "Website Laten Maken in Overijssel | {name}",
    description:
      "Een complete website voor je bedrijf in Overijssel: meestal online binnen {workingDaysToOnline} werkdagen, {price.websiteComplete} of {price.websiteMonthly}, excl. btw.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Van Steenwijk tot Losser",
    title: "Website Laten Maken in Overijssel",
    lead: "Je weet wat je wilt en zoekt iemand die het netjes en snel maakt. Kies eenmalig of per maand en vraag je offerte aan. Na je akkoord plannen we meteen de intake.",
    order: "Direct Bestellen",
    subscribe: "Start Abonnement",
    orderNote: "Je vraagt een offerte aan en zit nog nergens aan vast.",
    stats: [
      {
        value: "{workingDaysToOnline} werkdagen",
        label: "zo snel willen we je online hebben, vanaf je teksten en foto’s",
      },
      { value: "{entrepreneursHelped}", label: "klanten geholpen{entrepreneursHelped.mark}" },
      {
        value: "{support247}",
        label: "te mailen en te chatten, antwoord op werkdagen binnen {supportAnswerWithinHours} uur",
      },
    ],
  },
  benefits: {
    title: "Vier voordelen",
    items: [
      {
        title: "Eén prijs, vooraf bekend",
        text: "Ontwerp, hulp bij je teksten, een formulier en de basis voor Google. Meerwerk is er alleen als jij erom vraagt.",
      },
      {
        title: "{noUpfrontPayment}",
        text: "Voordat je betaalt, zie je je eigen site en zeg je wat er anders moet. Pas daarna gaat hij live.",
      },
      {
        title: "Gemaakt voor jouw klanten",
        text: "Of je nu in de binnenstad van Deventer zit of achteraf bij Den Ham: we beginnen bij wie jou moet vinden.",
      },
      {
        title: "Wij blijven bereikbaar",
        text: "Je mailt een vraag of een wijziging en hebt op werkdagen binnen {supportAnswerWithinHours} uur antwoord van iemand die je site kent. In het abonnement zit dat erbij; koop je de site, dan kies je het los.",
      },
    ],
  },
  approach: {
    title: "In vier stappen online",
    steps: [
      {
        title: "Intake",
        text: "Na je akkoord op de offerte: {intakeTime}, bij jou, bij ons of aan de telefoon. Daarna ligt het plan op tafel.",
      },
      {
        title: "Ontwerp en ontwikkeling",
        text: "{firstVersionSaid} Jij reageert, wij bouwen door.",
      },
      {
        title: "Testen en lancering",
        text: "Op telefoons, op trage verbindingen en met een proefaanvraag. Dan gaat hij online.",
      },
      {
        title: "Support",
        text: "In het abonnement: bewaking dag en nacht, back-ups en wijzigingen. Jij doet je werk, wij het onze.",
      },
    ],
  },
  pricing: {
    title: "Twee manieren om te betalen",
    lead: "Het is dezelfde complete website. Het verschil is hoe je betaalt, van wie hij is en wie er daarna voor zorgt.",
    once: {
      label: "Eenmalig",
      amount: "{price.websiteComplete.amount}",
      per: "{price.websiteComplete.per}, excl. btw",
      items: [
        "Complete website, van jou",
        "Eigen ontwerp en hulp bij je teksten",
        "Domein, hosting en onderhoud kies je erbij",
        "Wijzigingen op afroep",
      ],
    },
    monthly: {
      label: "Abonnement",
      amount: "{price.websiteMonthly.amount}",
      per: "{price.websiteMonthly.per}, excl. btw",
      items: [
        "Complete website, meteen aan de slag",
        "Domein en hosting inbegrepen",
        "Onderhoud, back-ups en bewaking",
        "{freeChanges}: {changesScope}",
      ],
      note: "{noticeSaid}",
    },
    shop: {
      title: "Liever een webshop?",
      text: "Een basiswebshop is er {price.webshopBasic}, excl. btw. In de configurator zie je een richtprijs voor jouw winkel.",
      link: "Stel je webshop samen",
    },
  },
  closing: {
    title: "Volgende week online?",
    text: "Dat kan als je teksten en foto’s klaarliggen. Met ‘Direct Bestellen’ vraag je een offerte aan. Je zit pas ergens aan vast als je die goedkeurt; daarna plannen we meteen de intake.",
  },
};
