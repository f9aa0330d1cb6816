import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "SEO-optimalisatie in Overijssel | {name}",
    description:
      "Beter gevonden in Zwolle, Deventer, Enschede of het dorp ertussen. Onderzoek, techniek en pagina’s per plaats voor bedrijven in heel Overijssel.",
    keywords: "SEO optimalisatie Overijssel, SEO Zwolle, SEO Deventer, SEO Enschede, lokaal gevonden worden in Google",
    updated: "2026-11-29",
  },
  label: "SEO-optimalisatie in Overijssel",
  group: "found",
  service: "SEO-optimalisatie",
  areaServed: ["Overijssel", "Zwolle", "Deventer", "Enschede", "Hengelo", "Almelo", "Kampen", "Hardenberg"],
  price: null,
  look: {
    ground: "indigo",
    hero: { layout: "split", art: "overijssel" },
    cloth: "birdseye",
    benefits: "stitches",
    services: "tags",
    order: ["proof", "story", "services", "benefits", "questions"],
  },
  hero: {
    label: "Eerst onderzoeken, dan verbeteren",
    title: "SEO-optimalisatie in Overijssel",
    lead: "Iemand in Raalte zoekt anders dan iemand in Roombeek. We zoeken uit welke woorden jouw klanten typen, waar ze dat doen en wat je site mist om beter gevonden te worden.",
    buttons: { contact: "Vraag een SEO-onderzoek aan", call: null },
    facts: [
      { value: "Techniek", label: "wat Google tegenhoudt" },
      { value: "Inhoud", label: "wat je klant wil lezen" },
      { value: "Omgeving", label: "wie er naar je verwijst" },
    ],
  },
  proof: {
    kind: "places",
    title: "Eén provincie, zes zoekgebieden",
    lead: "Google toont bij ‘in de buurt’ vooral wie dichtbij is. Daarom verdelen we Overijssel in gebieden en kiezen we waar jij kans maakt.",
    items: [
      {
        title: "Zwolle en Kampen",
        text: "Veel dienstverleners op een klein oppervlak en forenzen uit drie provincies. Hier win je op specialisme, niet op ‘adviesbureau’.",
      },
      {
        title: "Deventer en Salland",
        text: "Een binnenstad die leeft van bezoekers, met de Boekenmarkt als drukste zondag. Zoekvragen pieken rond evenementen.",
      },
      {
        title: "Vechtdal",
        text: "Ommen, Dalfsen en Hardenberg draaien op campings en bouwbedrijven. Seizoen en woonplaats doen hier meer dan merknaam.",
      },
      {
        title: "Kop van Overijssel",
        text: "Giethoorn trekt de wereld, Steenwijk en Vollenhove werken voor de streek. Engels en Duits meenemen loont.",
      },
      {
        title: "Netwerkstad Twente",
        text: "Enschede, Hengelo en Almelo liggen dicht bij elkaar. Wie in één stad zit, wil ook in de andere twee gevonden worden.",
      },
      {
        title: "Landelijk Twente",
        text: "Van Tubbergen tot Haaksbergen zoekt men op dorp én op vak. Minder concurrentie, dus meer kans.",
      },
    ],
  },
  story: {
    title: "Waarom je concurrent bovenaan staat",
    paragraphs: [
      "Meestal niet omdat hij beter is in zijn vak. Zijn pagina laadt sneller, beantwoordt een vraag en noemt de plaats waar hij werkt. Zijn bedrijfsprofiel klopt, met foto’s van dit jaar en antwoorden op reviews. Dat zijn gewone dingen, en ze zijn te doen.",
      "We beginnen met een nulmeting: op welke zoekwoorden word je nu getoond, op welke plek, en hoe vaak klikt iemand door? Dan leggen we je site naast de drie bedrijven die boven je staan. Wat er dan overblijft, is een lijst van werk met de grootste winst bovenaan.",
      "Beloven dat je eerste wordt, doen we niet. Niemand heeft Google in de hand. Wel zie je per zoekwoord waar je begon en waar je nu staat, ook als het een keer tegenvalt.",
    ],
  },
  services: {
    title: "Drie lagen, in deze volgorde",
    lead: "Een goed verhaal helpt niet op een trage site. Daarom eerst de techniek. De eerste blik is gratis, en wat het onderzoek kost, hoor je vooraf. Daarna heeft elke laag een vaste prijs en kies jij hoe ver we gaan.",
    cards: [
      {
        title: "Techniek herstellen",
        text: "Laadtijd, dubbele pagina’s, kapotte links, mobiele weergave en wat Google over je bedrijf kan uitlezen. We geven de lijst én voeren hem uit.",
        detail: "Eerst",
      },
      {
        title: "Pagina’s die antwoord geven",
        text: "Per dienst en per plaats één goede pagina met een eigen verhaal. Geen twintig kopieën met een andere stadsnaam.",
        detail: "Dan",
      },
      {
        title: "Lokaal bekend worden",
        text: "Een volledig bedrijfsprofiel, vermeldingen bij vakverenigingen en ondernemersclubs, en reviews die je op een nette manier vraagt.",
        detail: "Daarna",
      },
    ],
    link: { label: "SEO bij onze diensten", page: "services" },
  },
  benefits: {
    title: "Dit levert het je op",
    items: [
      { title: "Een zoekwoordenlijst", text: "in de taal van je klant, met per woord hoe haalbaar het is" },
      { title: "Een nulmeting", text: "zodat je over een half jaar kunt zien wat het heeft gedaan" },
      { title: "Een concurrentievergelijking", text: "met de drie bedrijven die nu boven je staan" },
      { title: "Snellere pagina’s", text: "gemeten op een gewone telefoon met gewoon bereik" },
      { title: "Betere titels", text: "die in de zoekresultaten uitnodigen tot klikken" },
      { title: "Schone structuur", text: "waardoor Google begrijpt welke pagina waarover gaat" },
      { title: "Een verzorgd Maps-profiel", text: "met de juiste categorie, diensten en openingstijden" },
      { title: "Een rapport in gewone taal", text: "dat je ook aan je compagnon kunt laten lezen" },
    ],
  },
  check: {
    title: "De eerste blik, meteen en gratis",
    text: "Wat leest Google op je voorpagina? Typ je adres en je ziet je titel, omschrijving, koppen en snelheid, met wat er beter kan.",
  },
  questions: {
    title: "Veelgestelde vragen over SEO",
    items: [
      {
        id: "hoe-snel",
        question: "Hoe snel zie ik verschil?",
        answer:
          "Technische verbeteringen merk je vaak binnen enkele weken. Nieuwe pagina’s hebben een paar maanden nodig voordat ze hun plek vinden, in een drukke markt als Zwolle langer dan in een dorp.",
      },
      {
        id: "zonder-nieuwe-site",
        question: "Moet ik daarvoor een nieuwe site?",
        answer:
          "Meestal niet. Pas als het systeem snelle of leesbare pagina’s in de weg staat, zeggen we dat en rekenen we beide wegen voor je uit.",
      },
      {
        id: "verschil-onderhoud",
        question: "Wat is het verschil met SEO-onderhoud?",
        answer:
          "Optimalisatie is een project met een begin en een eind. Onderhoud is het vaste werk daarna, elke maand een beetje, zodat je positie niet wegzakt.",
      },
    ],
  },
  contact: {
    title: "Op welk woord wil je gevonden worden?",
    text: "In onze mail vragen we op welk woord en in welke plaats. Wij zoeken het daar op en laten zien wat er nu verschijnt.",
    form: {
      title: "Vraag het onderzoek aan",
      text: "We zeggen het ook als SEO nu niet je beste uitgave is.",
      submit: "Vraag mijn SEO-onderzoek aan",
      about: "seo",
      ask: "met het woord en de plaats waarop je gevonden wilt worden, dan laten we zien wat er nu verschijnt",
    },
    promises: [
      "Een eerste blik kost niets: de websitecheck op deze pagina",
      "Een los project, geen abonnement",
      "Je krijgt de gegevens, ook als je niet verdergaat",
    ],
  },
  related: {
    title: "Lees ook",
    slugs: ["seo-onderhoud-overijssel", "online-marketing-twente", "website-maken-twente"],
  },
};
