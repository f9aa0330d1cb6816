import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "Online marketing in Twente, meetbaar | {name}",
    description:
      "Advertenties, berichten en nieuwsbrieven die in Twente worden gezien. Meetbare resultaten, een plan per seizoen en iemand om de hoek die het uitvoert.",
    keywords:
      "online marketing Twente, Google Ads Enschede, social media Hengelo, marketingbureau Twente, lokaal adverteren",
    updated: "2026-11-29",
  },
  label: "Online marketing in Twente",
  group: "found",
  service: "Online marketing",
  areaServed: ["Twente"],
  price: null,
  look: {
    ground: "sage",
    hero: { layout: "band", art: "channels" },
    cloth: "tartan",
    benefits: "swatches",
    services: "tags",
    order: ["services", "proof", "benefits", "story", "questions"],
  },
  hero: {
    label: "Meetbare resultaten, lokaal in Twente",
    title: "Online marketing in Twente",
    lead: "Je hoeft niet overal te zijn, wel waar je klanten kijken. We kiezen twee of drie kanalen, maken er werk van en bekijken elke maand wat het oplevert: telefoontjes, aanvragen, bezoekers.",
    buttons: { contact: "Marketing Plan", call: "Gratis Advies" },
    facts: [
      { value: "Meetbaar", label: "je ziet via welk kanaal aanvragen komen" },
      { value: "Lokaal", label: "alleen mensen die naar je toe kunnen komen" },
    ],
  },
  services: {
    title: "Drie manieren om gevonden te worden",
    lead: "Ons werk staat als bedrag per maand in je offerte. Je advertentiebudget betaal je rechtstreeks aan Google of Meta.",
    cards: [
      {
        title: "Zoekadvertenties",
        text: "Zichtbaar op het moment dat iemand in Almelo ‘loodgieter spoed’ typt. We zetten alleen in op woorden waar een klus achter zit.",
        detail: "Voor wie nu zoekt",
      },
      {
        title: "Social media",
        text: "Beelden van echt werk, met een vast ritme en een eigen toon. Advertenties binnen een afstand die jij wilt rijden.",
        detail: "Voor bekendheid",
      },
      {
        title: "Nieuwsbrief",
        text: "Klanten die je al kennen, vier keer per jaar iets nuttigs sturen. Nette aanmelding, één klik om te stoppen.",
        detail: "Voor vaste klanten",
      },
    ],
    link: { label: "Voorbeeld: een landingspagina van onszelf", page: "meta-ads" },
  },
  proof: {
    kind: "steps",
    title: "De Twentse kalender als mediaplan",
    lead: "Een streek heeft een ritme. Wie daarop inspeelt, betaalt vaak minder voor aandacht.",
    items: [
      {
        title: "Winter",
        text: "Carnaval in Oldenzaal, rustige weken in de bouw. Tijd voor naamsbekendheid en voor vacatures, want dan kijken mensen rond.",
      },
      {
        title: "Voorjaar",
        text: "Enschede Marathon, de Batavierenrace die op de campus eindigt, tuinseizoen. Hoveniers, horeca en sportzaken zetten nu in.",
      },
      {
        title: "Zomer",
        text: "FBK Games in Hengelo, fietsers langs de Dinkel, daarna de bouwvak. Korte acties voor wie blijft, vooruitwerken voor wie weg is.",
      },
      {
        title: "Najaar",
        text: "Military in Boekelo, verwarmingsvragen, relatiegeschenken. De drukste maanden voor installateurs en webshops.",
      },
    ],
  },
  benefits: {
    title: "Hoe wij het aanpakken",
    items: [
      { title: "Eén bladzijde plan", text: "Doel, kanaal, bedrag, wie wat doet. Past op het prikbord." },
      { title: "Jouw account", text: "Advertenties draaien in een account op jouw naam, met jouw gegevens." },
      { title: "Budget met een plafond", text: "Je bepaalt wat er maximaal uitgaat, tot op de dag." },
      {
        title: "Meten met toestemming",
        text: "Alleen cijfers van bezoekers die ja zeiden. Dat zijn minder gegevens, en ze kloppen.",
      },
      { title: "Eigen beeld", text: "Foto en video bij jou op locatie, op offerte." },
      {
        title: "Een goede landingspagina",
        text: "Elke advertentie komt uit op een pagina die dezelfde vraag beantwoordt.",
      },
      {
        title: "Snel bellen",
        text: "Een lead uit een advertentie hoort binnen {adsAnswerWithinHours} uur iemand; we helpen je dat te regelen.",
      },
      {
        title: "Stoppen mag",
        text: "Wat niet werkt, gaat eruit, ook als wij het hadden bedacht. Opzeggen kan elke maand, met {contract.generalNoticeMonths} maanden opzegtermijn.",
      },
    ],
  },
  story: {
    title: "Klein bereik, de juiste mensen",
    paragraphs: [
      "Een landelijk bureau rekent in duizenden vertoningen. In Twente gaat het over een paar duizend huishoudens die jou echt kunnen bellen. Een keukenzaak in Borne heeft niets aan een klik uit Utrecht. We sluiten dus eerst uit: te ver weg, verkeerd woord, verkeerd uur. Wat overblijft, is goedkoper en serieuzer.",
      "Dan de toon. Hier kopen mensen van wie gewoon doet. Geen aftelklok en geen korting die nooit afloopt, maar laten zien wat je gisteren hebt gemaakt, wie het deed en wat het kostte. Een filmpje van een dakdekker die in dertig seconden uitlegt waarom een goot lekt, werkt beter dan een logo dat ronddraait.",
      "Aan het eind van de maand krijg je één bladzijde. Links wat er uitging, rechts wat er binnenkwam, onderaan wat we volgende maand anders doen.",
    ],
  },
  check: null,
  questions: {
    title: "Veelgestelde vragen over online marketing",
    items: [
      {
        id: "welk-budget",
        question: "Met welk budget kan ik beginnen?",
        answer:
          "Met wat één nieuwe klant je waard is. We rekenen terug vanuit je marge en zeggen het als een kanaal voor jouw bedrag te duur is.",
      },
      {
        id: "zelf-doen",
        question: "Kan ik een deel zelf doen?",
        answer:
          "Graag zelfs. Berichten uit de werkplaats zijn het sterkst als jij ze plaatst. Wij leveren het ritme, de ideeën en de advertenties.",
      },
      {
        id: "wanneer-effect",
        question: "Wanneer merk ik er iets van?",
        answer:
          "Zoekadvertenties geven binnen dagen antwoord. Social media en nieuwsbrieven bouwen op over een seizoen. Daarom combineren we iets snels met iets dat blijft.",
      },
    ],
  },
  contact: {
    title: "Wat is een nieuwe klant je waard?",
    text: "Met dat getal begint het plan. De rest zoeken we samen uit, aan tafel of aan de telefoon.",
    form: {
      title: "Vraag een marketingplan aan",
      text: "Eén bladzijde, geen rapport van veertig.",
      submit: "Vraag mijn marketingplan aan",
      about: "anders",
      ask: null,
    },
    promises: [
      "Advies vooraf is gratis",
      "Je ziet elke maand wat het opleverde",
      "Accounts en gegevens staan op jouw naam",
    ],
  },
  related: {
    title: "Ook handig",
    slugs: ["seo-optimalisatie-overijssel", "ecommerce-enschede", "webshop-laten-maken-twente"],
  },
};
