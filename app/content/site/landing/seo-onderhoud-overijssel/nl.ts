import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "SEO-onderhoud in Overijssel, elke maand | {name}",
    description:
      "Gevonden blijven is maandelijks werk. SEO-onderhoud voor bedrijven in Overijssel: nakijken, bijwerken, uitbreiden en een rapport van één bladzijde.",
    keywords:
      "SEO onderhoud Overijssel, SEO abonnement, SEO per maand Twente, positie behouden Google, SEO beheer Zwolle",
    updated: "2026-11-29",
  },
  label: "SEO-onderhoud in Overijssel",
  group: "found",
  service: "SEO-onderhoud",
  areaServed: ["Overijssel", "Twente", "Salland", "Vechtdal", "Kop van Overijssel"],
  price: null,
  look: {
    ground: "linen",
    hero: { layout: "mirror", art: "year" },
    cloth: "herringbone",
    benefits: "swatches",
    services: "uneven",
    order: ["proof", "story", "benefits", "services", "questions"],
  },
  hero: {
    label: "Gevonden blijven is maandwerk",
    title: "SEO-onderhoud in Overijssel",
    lead: "Een goede positie in Google zakt weg als niemand ernaar omkijkt. Wij houden hem op peil: vaste uren, vaste volgorde, elke maand één bladzijde met wat er is gedaan.",
    buttons: { contact: "SEO Onderhoud Plan", call: "SEO Consultatie" },
    facts: [
      { value: "Elke maand", label: "werk dat je kunt nalezen" },
      { value: "Heel Overijssel", label: "per plaats gevolgd" },
    ],
  },
  proof: {
    kind: "steps",
    title: "Een maand onderhoud",
    lead: "Vier weken, vier soorten werk. Is er brand, dan schuift de rest op.",
    items: [
      {
        title: "Week een: nakijken",
        text: "Posities, kapotte links, laadtijd, meldingen van Google. Wat rood is, herstellen we dezelfde week.",
      },
      {
        title: "Week twee: bijwerken",
        text: "Twee bestaande pagina’s krijgen nieuwe cijfers, voorbeelden en een titel die meer klikken haalt.",
      },
      {
        title: "Week drie: uitbreiden",
        text: "Eén nieuwe tekst over een vraag die klanten deze maand stelden, aan jou of aan Google.",
      },
      {
        title: "Week vier: rapport",
        text: "Wat steeg, wat daalde, wat we ervan vinden en wat er volgende maand bovenaan staat.",
      },
    ],
  },
  story: {
    title: "Wie stilstaat, zakt",
    paragraphs: [
      "Je concurrent in Hardenberg schrijft een goede uitleg over vloerverwarming. Een landelijke keten opent een pagina voor elk dorp van Genemuiden tot Gramsbergen. Google verandert hoe het antwoorden toont. Aan jouw site is niets veranderd en toch sta je een plek lager.",
      "Onderhoud vangt dat op voordat je het aan je agenda merkt. Vorig seizoen is daarbij je beste bron. De fietsverhuurder bij Giethoorn en de camping aan de Vecht krijgen hun vragen in februari, de accountant in Zwolle in maart, de schilder in Raalte zodra het droog blijft. Wie twee maanden eerder de teksten klaar heeft, plukt daar de vruchten van.",
      "Onze manier is klein en regelmatig. Liever elke maand twee pagina’s goed dan in januari twintig half. En als een maand rustig is, zeggen we dat, en gebruiken we de uren voor wat is blijven liggen.",
    ],
  },
  benefits: {
    title: "Wat er elke maand in zit",
    items: [
      { title: "Posities per plaats", text: "Je ziet of je in Deventer anders scoort dan in Almelo." },
      { title: "Technische ronde", text: "Doodlopende links, trage pagina’s en dubbele titels worden hersteld." },
      { title: "Bestaande tekst opgefrist", text: "Oude jaartallen en verdwenen diensten gaan eruit." },
      { title: "Nieuwe inhoud", text: "Geschreven na een telefoontje met jou, niet uit een andere site gehaald." },
      { title: "Maps-profiel bij de tijd", text: "Feestdagen, foto’s en nieuwe diensten staan er op tijd in." },
      { title: "Hulp bij reviews", text: "Een nette vraag aan klanten en een rustig antwoord op kritiek." },
      { title: "Oog op de buren", text: "Wat doen de drie bedrijven om je heen, en moet jij daar iets mee?" },
      { title: "Kwartaalgesprek", text: "Een half uur om te bepalen waar de aandacht heen gaat." },
    ],
  },
  services: {
    title: "Zoveel werk als er te doen is",
    lead: "Hoeveel het is, hangt af van je site en je markt. Je krijgt een voorstel met het aantal uren en een vast bedrag per maand, excl. btw.",
    cards: [
      {
        title: "Bijhouden",
        text: "Voor een goed gebouwde site in een rustige markt. Controle, kleine reparaties en een kort rapport.",
        detail: "Weinig pagina’s, één plaats",
      },
      {
        title: "Meegroeien",
        text: "Met elke maand nieuwe of vernieuwde teksten en metingen in meerdere plaatsen. Voor wie meer aanvragen zoekt in de eigen streek.",
        detail: "Meerdere plaatsen",
      },
      {
        title: "Voorop blijven",
        text: "Meerdere vestigingen of een markt vol landelijke spelers. Met campagnes per seizoen en overleg elke maand.",
        detail: "Provinciebreed",
      },
    ],
    link: { label: "Ook voor gewone vragen: support", page: "support" },
  },
  check: {
    title: "Hoe staat je site er nu voor?",
    text: "Typ je adres en je ziet wat Google op je voorpagina leest, en wat daar vandaag aan ontbreekt.",
  },
  questions: {
    title: "Veelgestelde vragen over SEO-onderhoud",
    items: [
      {
        id: "eerst-onderzoek",
        question: "Moet er eerst een onderzoek komen?",
        answer:
          "Een nulmeting altijd, want zonder begin geen verschil. Is je site net door ons of een ander geoptimaliseerd, dan gebruiken we die gegevens en kun je meteen door.",
      },
      {
        id: "zelf-schrijven",
        question: "Mag ik de teksten zelf schrijven?",
        answer:
          "Graag. Jij kent het vak. We leveren het onderwerp en de vragen, redigeren wat je stuurt en zetten het op de goede plek.",
      },
      {
        id: "stoppen",
        question: "Wat blijft er over als ik stop?",
        answer:
          "Alles. Teksten, metingen en accounts staan op jouw naam. Opzeggen kan elke maand, met {contract.generalNoticeMonths} maanden opzegtermijn. Je positie zakt niet van de ene op de andere dag, maar zonder onderhoud komt de slijtage wel terug.",
      },
    ],
  },
  contact: {
    title: "Hoe sta je er nu voor?",
    text: "Met vier velden ben je klaar. In onze mail vragen we je webadres en de plaatsen die ertoe doen; je krijgt een overzicht van je posities en een voorstel met uren en prijs.",
    form: {
      title: "Vraag een onderhoudsplan aan",
      text: "Met omvang, planning en prijs.",
      submit: "Vraag mijn onderhoudsplan aan",
      about: "seo",
      ask: "met het adres van je site en de plaatsen die ertoe doen, dan krijg je een overzicht van je posities en een voorstel",
    },
    promises: ["Nulmeting voordat je beslist", "Vaste contactpersoon", "Gegevens en teksten zijn van jou"],
  },
  related: {
    title: "Lees ook over",
    slugs: ["seo-optimalisatie-overijssel", "website-hosting-overijssel", "online-marketing-twente"],
  },
};
