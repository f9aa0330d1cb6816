import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "Website maken in Twente, bij jou aan tafel | {name}",
    description:
      "We komen naar je toe, van Hellendoorn tot Losser. Een website maken in Twente begint bij jou op de zaak, {price.websiteBasic} excl. btw. Plan een bezoek.",
    keywords:
      "website maken Twente, webdesigner Twente, website Hengelo, website Almelo, website Oldenzaal, website Rijssen",
    updated: "2026-11-29",
  },
  label: "Website maken in Twente",
  group: "websites",
  service: "Website maken op locatie",
  areaServed: [
    "Twente",
    "Almelo",
    "Borne",
    "Dinkelland",
    "Enschede",
    "Haaksbergen",
    "Hellendoorn",
    "Hengelo",
    "Hof van Twente",
    "Losser",
    "Oldenzaal",
    "Rijssen-Holten",
    "Tubbergen",
    "Twenterand",
    "Wierden",
  ],
  price: "websiteBasic",
  look: {
    ground: "moss",
    hero: { layout: "band", art: "twente" },
    cloth: "basket",
    benefits: "swatches",
    services: "uneven",
    order: ["story", "proof", "services", "benefits", "questions"],
  },
  hero: {
    label: "Veertien gemeenten, één keukentafel",
    title: "Website maken in Twente",
    lead: "Wij pakken de auto, jij zet koffie. Een goede site begint met zien waar je werkt, wat er op de werkbank ligt en hoe je met je klanten praat.",
    buttons: { contact: "Nodig ons uit", call: null },
    facts: [
      { value: "Bij jou", label: "de kennismaking van {appointmentMinutes} minuten, zonder kosten" },
      {
        value: "{firstVersionFrom} tot {firstVersionHours} uur",
        label: "van je teksten en foto’s tot de eerste versie",
      },
    ],
  },
  story: {
    title: "Eerst kijken, dan bouwen",
    paragraphs: [
      "In een videogesprek hoor je wat iemand zegt. Aan de keukentafel zie je wat hij vergeet te vertellen: de stapel bedankkaarten op de vensterbank, de machine die niemand anders heeft, de dochter die het bedrijf over drie jaar overneemt. Dat zijn de dingen die op je site horen.",
      "In Twente kennen mensen elkaar via de voetbalclub, de kerk, de carnavalsvereniging of de buurt. Noaberschap heet dat hier. Wie bij jou komt, heeft je naam vaak al gehoord. Je website hoeft dus niet te schreeuwen; hij moet bevestigen wat de buurman al zei, en daarna het telefoonnummer laten zien.",
      "We praten plat als jij dat doet en houden het zakelijk als dat beter past. Wat we afspreken, zetten we op papier, zodat niemand hoeft te raden wat er bedoeld was.",
    ],
  },
  proof: {
    kind: "places",
    title: "Waar we langskomen",
    lead: "We zitten in {town}. Dit zijn onze rondjes door de streek, met wat we er tegenkomen.",
    items: [
      {
        title: "Hengelo en Borne",
        text: "Techniek uit de school van Stork en Thales, en winkels rond Westermaat. Bedrijven met veel kennis die ze te weinig laten zien.",
      },
      {
        title: "Almelo, Wierden en Twenterand",
        text: "Logistiek bij het XL Businesspark, bouw en textiel in Vriezenveen en Vroomshoop. Sites die personeel moeten vinden, niet alleen klanten.",
      },
      {
        title: "Rijssen-Holten en Hellendoorn",
        text: "Familiebedrijven, aannemers en recreatie tegen de Sallandse Heuvelrug. Vaak derde generatie, vaak aan een nieuwe site toe.",
      },
      {
        title: "Oldenzaal, Losser en Dinkelland",
        text: "Transport langs de A1, galeries in Ootmarsum, hotels in De Lutte. De Duitse klant leest mee.",
      },
      {
        title: "Tubbergen",
        text: "Van Albergen tot Vasse: vakmensen en ondernemers met een open dag in plaats van een reclamebudget.",
      },
      {
        title: "Haaksbergen en Hof van Twente",
        text: "Landgoederen bij Delden, ambacht in Diepenheim, boeren met een winkel in Markelo en een fabriek in Goor.",
      },
    ],
  },
  services: {
    title: "Wat we meenemen",
    lead: "Een laptop, een notitieboek en een lijst met vragen. Je kiest hoe ver we gaan.",
    cards: [
      {
        title: "Bezoek met plan",
        text: "We kijken rond, vragen door en laten een plan achter: welke pagina’s, welke woorden, welke foto’s en wat het ongeveer kost.",
        detail: "Gratis kennismaking",
      },
      {
        title: "De site zelf",
        text: "Een ontwerp dat bij jouw streek en vak past, met teksten die klinken zoals jij. Aan te passen zonder cursus.",
        detail: "{price.websiteBasic}, excl. btw",
      },
      {
        title: "Terugkomen",
        text: "Een half jaar later zitten we weer aan tafel. Wat vroegen klanten, wat klopt niet meer, wat kan weg?",
        detail: "Op afspraak",
      },
    ],
    link: { label: "Waar wij zelf zitten", page: "location" },
  },
  benefits: {
    title: "Waarom dichtbij scheelt",
    items: [
      { title: "Eigen foto’s", text: "Jouw handen, jouw hal, jouw koeien. Geen lachende mensen uit een fotobank." },
      { title: "Korte lijnen", text: "Wie de telefoon opneemt, kent jou en je site." },
      { title: "Klare taal", text: "Wat we doen, leggen we uit zonder vakwoorden." },
      { title: "Plaatsnamen die kloppen", text: "We weten dat Boekelo bij Enschede hoort en Bornerbroek bij Almelo." },
      {
        title: "Duits waar nodig",
        text: "Een pagina voor wie over de grens woont, door een mens nagelezen. Op offerte.",
      },
      { title: "Vacatures erbij", text: "Een werkpagina waarop iemand in vijf regels kan solliciteren." },
      { title: "Ook na zessen", text: "Een avondafspraak als je overdag op de steiger staat." },
      { title: "Verbouwd? We komen weer", text: "Een nieuwe hal of nieuwe bus hoort ook op je site." },
    ],
  },
  check: null,
  questions: {
    title: "Vragen over ons bezoek",
    items: [
      {
        id: "kost-bezoek",
        question: "Kost het iets als jullie langskomen?",
        answer:
          "Nee. De kennismaking van {appointmentMinutes} minuten is gratis, ook als je in Nijverdal of Den Ham zit. Past het niet, dan ben je niets kwijt.",
      },
      {
        id: "liever-online",
        question: "Kan het ook zonder bezoek?",
        answer:
          "Natuurlijk. Bellen of een videogesprek werkt ook. Dan vragen we je om een paar foto’s en een rondleiding met je telefoon.",
      },
      {
        id: "buiten-twente",
        question: "En als ik net buiten Twente zit?",
        answer:
          "Salland, de Achterhoek en de overkant van de grens doen we ook. We plannen het bezoek dan samen met een andere afspraak die kant op.",
      },
    ],
  },
  contact: {
    title: "Waar mogen we langskomen?",
    text: "Laat je naam, e-mailadres en telefoonnummer achter. We bellen om te horen waar je zit en wanneer het schikt.",
    form: {
      title: "Plan een bezoek",
      text: "Reken op {appointmentMinutes} minuten, zonder verkooppraat.",
      submit: "Plan mijn bezoek",
      about: null,
      ask: null,
    },
    promises: ["Afspraak overdag of ’s avonds", "Een plan op papier, met een richtprijs", "Nee zeggen mag gewoon"],
  },
  related: {
    title: "Kies wat je zoekt",
    slugs: ["website-laten-maken-enschede", "webshop-laten-maken-twente", "seo-optimalisatie-overijssel"],
  },
};
