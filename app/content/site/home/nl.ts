import type { OwnHomeCopy } from "./home-copy.server";

export const nl: OwnHomeCopy = {
  meta: {
    title: "{name} | Webbureau in {town} voor heel {serviceArea}",
    description:
      "Een website die aanvragen binnenhaalt, meestal online binnen {workingDaysToOnline} werkdagen, zonder aanbetaling. Webbureau in {town} voor ondernemers in {serviceArea}.",
    updated: "2026-11-29",
  },
  hero: {
    label: "{badge}",
    title: { before: "Een website die", thread: "aanvragen", after: "voor je binnenhaalt" },
    lead: "We weven ontwerp, techniek en vindbaarheid tot één website. Voor ondernemers in {town} en de rest van {serviceArea} die gebeld willen worden.",
    call: "Bel {phone}",
    quote: "Vraag een offerte aan",
    facts: [
      { value: "{price.websiteComplete}", label: "of {price.websiteMonthly}, excl. btw", page: "prices" },
      {
        value: "{noUpfrontPayment}",
        label: "eerst zien, dan betalen",
        proven: { figure: "entrepreneursHelped", value: "{entrepreneursHelped}", label: "ondernemers geholpen" },
      },
      {
        value: "{town}",
        label: "we komen bij je langs",
        proven: {
          figure: "rating",
          value: "{rating}",
          label: "gemiddelde beoordeling{rating.basis}",
          source: "{rating.url}",
        },
      },
    ],
    sample: {
      caption: "Voorbeeld van een website die op het weefgetouw ontstaat, met de resultaten van een maand",
      title: "Resultaten",
      note: "voorbeeld",
      stats: [
        { value: "+12", label: "nieuwe leads" },
        { value: "#1", label: "in Google" },
        { value: "2.847", label: "bezoekers" },
        { value: "+250%", label: "meer bezoekers" },
      ],
      tags: [
        { title: "Nieuwe aanvraag", text: "hovenier, Hengelo" },
        { title: "Positie #1", text: "‘hovenier hengelo’" },
      ],
    },
  },
  services: {
    title: "Wat we voor je doen",
    lead: "Begin met een website en voeg later hosting, vindbaarheid of een webshop toe. Alles sluit op elkaar aan.",
    more: "Meer informatie",
    vat: "Prijzen zijn exclusief btw.",
    items: [
      {
        id: "website",
        cloth: "houndstooth",
        title: "Website Design",
        price: "{price.websiteBasic}",
        text: "Een site die klopt met hoe jij werkt: eigen ontwerp, eigen woorden, geen sjabloon van een ander.",
        features: [
          "Ontwerp op maat",
          "Goed op telefoon en computer",
          "Teksten die je helpen verkopen",
          "Zelf aan te passen",
        ],
      },
      {
        id: "webshop",
        cloth: "herringbone",
        title: "Webshops",
        price: "{price.webshopComplete}",
        text: "Een complete winkel tot {webshopProducts} producten, van etalage tot pakbon.",
        features: [
          "iDEAL, PayPal en creditcard",
          "Voorraad en verzending",
          "Snel afrekenen op de telefoon",
          "Uitleg bij de oplevering",
        ],
      },
      {
        id: "hosting",
        cloth: "basket",
        title: "Website Hosting",
        price: "{price.hosting}",
        text: "Je site is snel en veilig, en wij zien het als er iets hapert.",
        features: ["Dagelijkse back-ups", "Beveiligde verbinding", "{dutchServers}", "Bewaking dag en nacht"],
      },
      {
        id: "seo",
        cloth: "birdseye",
        title: "SEO Services",
        price: "op maat",
        text: "Mensen in de buurt vinden jou als ze zoeken naar wat jij doet.",
        features: [
          "Onderzoek naar zoekwoorden",
          "Techniek en snelheid",
          "Pagina’s per dienst en plaats",
          "Je bedrijf in Google Maps",
        ],
      },
      {
        id: "social",
        cloth: "tartan",
        title: "Social Media & Marketing",
        price: "op maat",
        text: "Berichten en advertenties die bij je zaak passen en naar je site leiden.",
        features: [
          "Contentplan per kwartaal",
          "Advertenties op Meta en Google",
          "Foto en video bij jou, op offerte",
          "Elke maand bijgestuurd",
        ],
      },
      {
        id: "analytics",
        cloth: "windowpane",
        title: "Analytics & Reports",
        price: "op maat",
        text: "Eén bladzijde per maand: hoeveel mensen kwamen, hoeveel er belden en wat we nu doen.",
        features: [
          "Meten met toestemming",
          "Aanvragen per kanaal",
          "Rapport in gewone taal",
          "Advies voor de volgende stap",
        ],
      },
      {
        id: "newsletters",
        cloth: "satin",
        title: "Newsletters & Campaigns",
        price: "op maat",
        text: "Klanten die al eens kochten, komen terug als je iets te vertellen hebt.",
        features: [
          "Eigen ontwerp per nieuwsbrief",
          "Nette aan- en afmelding",
          "Campagnes per seizoen",
          "Resultaten per mailing",
        ],
      },
    ],
    webshop: {
      title: "Een webshop die altijd open is",
      text: "Tot {webshopProducts} producten compleet ingericht, met iDEAL, PayPal en creditcard.",
      link: "Bekijk de prijzen",
    },
    why: {
      title: "Waarom ondernemers voor {name} kiezen",
      items: [
        { title: "{noUpfrontPayment}", text: "{paymentSaid}" },
        {
          title: "Meestal online in {workingDaysToOnline} werkdagen",
          text: "{firstVersionSaid} De werkdagen tellen vanaf hetzelfde moment.",
        },
        {
          title: "{freeChanges}",
          text: "{changesText}",
        },
        { title: "Om de hoek", text: "Een klein team in {town}. Je spreekt iemand die zelf sites maakt." },
      ],
      link: "Neem contact op",
    },
  },
  partners: {
    title: "De programma’s waarmee we werken",
    lead: "Dit zijn geen klanten, maar de programma’s en diensten waarmee we websites bouwen, vindbaar maken en bijhouden. Ze zijn overal bekend, dus een ander bureau kan er meestal zo mee verder.",
    leftward: "Waar we mee bouwen",
    rightward: "Waar we mee meten, gevonden worden en afrekenen",
    start: "Start je project",
    pause: "Stilzetten",
    play: "Laten lopen",
  },
  configurator: {
    title: "Stel zelf je website samen",
    lead: "Kies wat je nodig hebt en zie meteen een richtprijs voor je site. Extra’s rekenen we voor je uit, {answerWithin}.",
    facts: ["{configuratorSteps} stappen", "ongeveer {configuratorMinutes} minuten", "gratis en vrijblijvend"],
    button: "Bereken je richtprijs",
    steps: ["Website Type", "Diensten", "Planning"],
    more: "+3 stappen",
  },
  check: {
    title: "Heb je al een site?",
    text: "Typ het adres. In ongeveer tien seconden zie je drie dingen die klanten kosten, en wat al goed is.",
  },
  approach: {
    title: "Van losse draad tot live",
    steps: [
      {
        title: "Ontdekken",
        text: "De intake: {intakeTime}, bij jou, bij ons of aan de telefoon. Wie zijn je klanten, en waarom bellen ze jou?",
      },
      {
        title: "Ontwerpen",
        text: "{firstVersionSaid} Met jouw werk en jouw woorden.",
      },
      { title: "Bouwen", text: "Snel, voor iedereen te gebruiken en klaar om gevonden te worden." },
      {
        title: "Live en verder",
        text: "We zetten hem online en blijven. Met een abonnement doen wij wijzigingen en updates.",
      },
    ],
  },
  portfolio: {
    title: "Zo zien onze sites eruit: vijf conceptprojecten",
    lead: "Zo zou een site voor een bouwer, een vervoerder of een advocaat er bij ons uitzien. Elk met een eigen kleur, letter en toon.",
    /** Shown once some are of clients, or there are more or fewer. */
    mixed: { title: "Zo zien onze sites eruit", lead: "Elk met een eigen kleur, letter en toon." },
    label: "Projecten",
    note: "Conceptproject",
    visit: "Bekijk Website",
    read: "Lees het verhaal",
    previous: "Vorige project",
    next: "Volgende project",
    of: "van",
    start: "Start Uw Project",
    pause: "Stilzetten",
    play: "Laten lopen",
  },
  pricing: {
    title: "Eén site, twee manieren om te betalen",
    lead: "Dezelfde complete website. Koop hem, of neem hem als abonnement.",
    once: {
      label: "Eenmalig",
      price: "{price.websiteComplete.amount}",
      text: "complete website, van jou; domein, hosting en onderhoud kies je erbij",
    },
    or: "of",
    monthly: {
      label: "Abonnement",
      price: "{price.websiteMonthly.amount}",
      text: "{price.websiteMonthly.per}, met domein, hosting en onderhoud",
    },
    vat: "Exclusief btw. Een webshop of maatwerk? Je krijgt een persoonlijke offerte.",
    benefits: [
      { cloth: "basket", title: "{noUpfrontPayment}", text: "{paymentSaid}" },
      {
        cloth: "birdseye",
        title: "Snel online",
        text: "Meestal binnen {workingDaysToOnline} werkdagen, als je teksten en foto’s er zijn.",
      },
      {
        cloth: "herringbone",
        title: "{freeChanges}",
        text: "{changesText}",
      },
      {
        cloth: "windowpane",
        title: "{dailyBackups}",
        text: "In het abonnement, of met hosting van ons. Gaat er iets mis, dan zetten we de versie van gisteren terug.",
      },
      {
        cloth: "houndstooth",
        title: "De basis voor Google",
        text: "Titels, snelheid en techniek kloppen vanaf dag één.",
      },
      {
        cloth: "satin",
        title: "Altijd te bereiken",
        text: "Dag en nacht te mailen, antwoord binnen {supportAnswerWithinHours} uur op werkdagen.",
      },
    ],
    configurator: "Start Configurator",
    direct: "Direct Contact",
    prices: "Bekijk de drie pakketten en de prijzen",
    smallPrint: ["Gratis kennismaking, met advies", "Geen verplichtingen", "Reactie {answerWithin}"],
  },
  quote: {
    title: "Vraag een offerte aan",
    text: "{quoteSaid}",
  },
};
