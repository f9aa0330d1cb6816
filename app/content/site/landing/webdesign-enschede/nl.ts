import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "Webdesign Enschede: een nieuw ontwerp | {name}",
    description:
      "Je site werkt nog, maar past niet meer bij je bedrijf. Webdesign in Enschede: een herontwerp dat je herkent en waar bezoekers hun weg in vinden.",
    keywords:
      "webdesign Enschede, website herontwerp Enschede, redesign website, webdesigner Enschede, huisstijl website",
    updated: "2026-11-29",
  },
  label: "Webdesign en herontwerp in Enschede",
  group: "websites",
  service: "Webdesign",
  areaServed: ["Enschede"],
  price: null,
  look: {
    ground: "madder",
    hero: { layout: "mirror", art: "redesign" },
    cloth: "houndstooth",
    benefits: "stitches",
    services: "tags",
    order: ["proof", "services", "story", "benefits", "questions"],
  },
  hero: {
    label: "Opfrissen in plaats van opnieuw beginnen",
    title: "Webdesign in Enschede",
    lead: "Je bedrijf is verder dan je site. We houden wat goed is, vernieuwen wat knelt en zorgen dat bezoekers vinden waar ze voor komen.",
    buttons: { contact: "Laat je ontwerp nakijken", call: null },
    facts: [
      { value: "Op maat", label: "geen sjabloon van de plank" },
      { value: "Twee richtingen", label: "waaruit je kiest, met je eigen teksten erin" },
    ],
  },
  proof: {
    kind: "checklist",
    title: "Zit hij nog goed?",
    lead: "Pak je eigen site erbij, op je telefoon, en vink aan wat je herkent.",
    items: [
      { title: "Je zoomt in met twee vingers", text: "om de tekst te kunnen lezen." },
      { title: "De bovenste foto", text: "is van een pand, een bus of een kapsel dat je niet meer hebt." },
      { title: "Niemand klikt op ‘Onze visie’", text: "en toch staat het als eerste in het menu." },
      { title: "Je visitekaartje en je site", text: "lijken van twee verschillende bedrijven." },
      { title: "Een nieuwe dienst", text: "staat ergens onderaan, omdat er geen plek voor was." },
      { title: "Je noemt je adres liever niet", text: "als iemand naar je website vraagt." },
    ],
    note: "Eén of twee vinkjes: opfrissen is genoeg. Vier of meer: tijd voor een nieuw ontwerp.",
  },
  services: {
    title: "Opfrissen, herindelen of helemaal nieuw",
    lead: "We kijken eerst wat goed is. Wat het kost, hangt af van hoeveel pagina’s er veranderen; na de kennismaking krijg je een offerte met één vast bedrag, excl. btw.",
    cards: [
      {
        title: "Opfrissen",
        text: "Letter, kleur, ruimte en foto’s worden vernieuwd. De opbouw en de adressen van je pagina’s blijven zoals ze zijn.",
        detail: "Voor één of twee vinkjes",
      },
      {
        title: "Herindelen",
        text: "Nieuwe indeling op basis van wat bezoekers echt doen. Menu, voorpagina en de twee belangrijkste pagina’s gaan op de schop.",
        detail: "Voor drie vinkjes",
      },
      {
        title: "Helemaal nieuw",
        text: "Een compleet ontwerp met een eigen beeldtaal, afgestemd op je huisstijl, in te zetten op je bus, kaartje en gevel.",
        detail: "Voor vier of meer",
      },
    ],
    link: { label: "Hoe maatwerk bij ons gaat", page: "custom-work" },
  },
  story: {
    title: "Ontwerpen in een stad van makers",
    paragraphs: [
      "Enschede heeft oog voor vorm. De kunstacademie AKI leidt er al generaties beeldmakers op, in Roombeek staat een hele wijk vol eigenzinnige architectuur en in de oude Polaroidfabriek zitten nu studio’s. Publiek dat daar rondloopt, ziet binnen een tel of iets met aandacht is gemaakt.",
      "Toch begint goed ontwerp niet bij mooi. Het begint bij de vraag wat iemand komt doen. We kijken in je statistieken waar bezoekers afhaken en laten een paar van je klanten een taak uitvoeren: zoek het tarief, maak een afspraak, vind het telefoonnummer. Twintig minuten toekijken leert meer dan een middag vergaderen.",
      "Dan pas komen de kleuren op tafel. Je krijgt twee richtingen te zien, uitgewerkt met je eigen teksten, nooit met Latijnse neptekst. Je kiest er een, zegt wat schuurt, en we schaven bij. Elke keuze kunnen we uitleggen, tot de ronding van een knop.",
    ],
  },
  benefits: {
    title: "Waar het ontwerp op let",
    items: [
      { title: "Eerst de telefoon", text: "want daar begint het bezoek, ook bij zakelijke klanten" },
      { title: "Leesbare letters", text: "groot genoeg, met ruimte, ook voor wie een leesbril zoekt" },
      { title: "Genoeg contrast", text: "zodat je site ook in de zon op een terras te lezen is" },
      { title: "Rust in het menu", text: "vijf keuzes die zeggen wat ze zijn" },
      { title: "Eén hoofdknop", text: "per scherm, zodat niemand hoeft te kiezen tussen vier" },
      { title: "Eigen beeldtaal", text: "in patronen, iconen en foto’s, herkenbaar zonder logo" },
      { title: "Licht gebouwd", text: "want een mooi beeld dat niet laadt, ziet niemand" },
      { title: "Een stijlgids", text: "van één bladzijde, voor de drukker en de borduurder" },
    ],
  },
  check: {
    title: "Drie punten, meteen",
    text: "Typ het adres van je site. In ongeveer tien seconden zie je drie dingen die klanten kosten, met de reden erbij, en wat al goed is.",
  },
  questions: {
    title: "Vragen over een nieuw ontwerp",
    items: [
      {
        id: "raak-ik-google-kwijt",
        question: "Verlies ik mijn plek in Google?",
        answer:
          "Niet als je de adressen van je pagina’s met zorg behandelt. We leggen vooraf vast welke pagina’s bezoek krijgen, behouden hun inhoud en sturen oude adressen door.",
      },
      {
        id: "eigen-huisstijl",
        question: "Ik heb al een huisstijl. Blijven jullie daarbij?",
        answer:
          "Ja, graag. We vertalen hem naar het scherm: welke kleuren leesbaar zijn, welke letter snel laadt en hoe je logo op een klein scherm overeind blijft.",
      },
      {
        id: "wie-bouwt",
        question: "Mag mijn eigen bouwer het uitvoeren?",
        answer:
          "Dat mag. Je krijgt het ontwerp met maten, kleuren en het gedrag van elke knop, en wij beantwoorden zijn vragen. Laat je ons bouwen, dan zit de overdracht er gewoon in.",
      },
    ],
  },
  contact: {
    title: "Laat je site nakijken",
    text: "Drie punten zie je meteen, met de websitecheck op deze pagina. Wil je dat wij ook naar het ontwerp kijken? Vul vier velden in. In onze mail vragen we je webadres.",
    form: {
      title: "Ontwerp laten nakijken",
      text: "Gratis, ook als je het zelf gaat doen.",
      submit: "Kijk mijn ontwerp na",
      about: "anders",
      ask: "met het adres van je site, dan nemen we de punten van de websitecheck mee in je prijs",
    },
    promises: [
      "Drie verbeterpunten, meteen op deze pagina",
      "Ontwerp met je eigen teksten",
      "Vaste prijs na de kennismaking",
    ],
  },
  related: {
    title: "Ook in Enschede",
    slugs: ["website-laten-maken-enschede", "wordpress-website-enschede", "ecommerce-enschede"],
  },
};
