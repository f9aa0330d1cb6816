import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "E-commerce Enschede: meer uit je webshop | {name}",
    description:
      "Je webshop draait, maar te veel winkelwagens blijven staan. E-commerce in Enschede: betere productpagina’s, afrekenen met iDEAL, PayPal en creditcard.",
    keywords: "e-commerce Enschede, webshop verbeteren Enschede, webshop conversie, iDEAL PayPal creditcard webshop",
    updated: "2026-11-29",
  },
  label: "E-commerce in Enschede",
  group: "webshops",
  service: "E-commerce",
  areaServed: ["Enschede", "Twente"],
  price: "webshopComplete",
  look: {
    ground: "lavender",
    hero: { layout: "mirror", art: "payments" },
    cloth: "windowpane",
    benefits: "tape",
    services: "uneven",
    order: ["proof", "services", "benefits", "story", "questions"],
  },
  hero: {
    label: "iDEAL, PayPal en creditcard",
    title: "E-commerce in Enschede",
    lead: "Je hebt al een webshop; wij helpen hem meer verkopen. We halen de drempels weg tussen ‘in winkelwagen’ en ‘bedankt voor je bestelling’.",
    buttons: { contact: "E-commerce Plan", call: "E-commerce Advies" },
    facts: [
      { value: "iDEAL", label: "voor Nederland" },
      { value: "PayPal", label: "voor over de grens" },
      { value: "Creditcard", label: "voor de rest van de wereld" },
    ],
  },
  proof: {
    kind: "checklist",
    title: "De afrekenproef",
    lead: "Bestel iets bij jezelf, op je telefoon, met je duim. Vink aan wat je tegenkomt.",
    items: [
      { title: "Verzendkosten verschijnen pas", text: "als je adres al is ingevuld." },
      { title: "Je moet een account maken", text: "voordat je mag betalen." },
      { title: "Het kortingsveld", text: "stuurt je de winkel uit, op zoek naar een code." },
      { title: "Je toetsenbord", text: "geeft letters waar om een postcode of nummer wordt gevraagd." },
      { title: "Terug betekent opnieuw", text: "alles invullen." },
      { title: "Na het betalen", text: "weet je niet wanneer het komt." },
    ],
    note: "Elk vinkje is een plek waar klanten afhaken. Een paar ervan zijn vaak snel te verhelpen.",
  },
  services: {
    title: "Plan, verbouwing of overstap",
    lead: "De eerste blik is gratis. Wat het plan en elke verbetering kosten, hoor je voordat we beginnen.",
    cards: [
      {
        title: "E-commerceplan",
        text: "We lezen je cijfers stap voor stap, bestellen zelf, praten met wie de pakjes inpakt en leggen de gaten bloot. Je krijgt een lijst met wat elke verbetering kan opleveren.",
        detail: "Begin hier",
      },
      {
        title: "Verbouwing van de kassa",
        text: "Winkelwagen, adres, betaling en bevestiging opnieuw gemaakt, binnen je huidige systeem. De winkel blijft open.",
        detail: "Prijs op maat",
      },
      {
        title: "Overstap naar een nieuwe shop",
        text: "Zit je systeem vast, dan verhuizen we producten, klanten en bestelgeschiedenis. Oude links blijven werken.",
        detail: "Op maat, {price.webshopComplete}, excl. btw",
      },
    ],
    link: { label: "Wat zit er in Pro?", page: "package-pro" },
  },
  benefits: {
    title: "Acht kenmerken van een goede webshop",
    items: [
      {
        title: "iDEAL zonder omweg",
        text: "Bank kiezen, bevestigen, klaar. Zonder schermen die niets toevoegen.",
      },
      { title: "PayPal voor Duitsland", text: "Veel klanten uit Gronau en Münster betalen het liefst zo." },
      {
        title: "Creditcard met controle",
        text: "Veilig volgens de Europese regels, met zo min mogelijk extra schermen.",
      },
      { title: "Productpagina’s met bewijs", text: "Maten, materiaal, levertijd en wat je doet als het niet past." },
      { title: "Een winkelwagen die onthoudt", text: "Ook als iemand in de bus begint en thuis verdergaat." },
      { title: "Mails die geruststellen", text: "Besteld, ingepakt, onderweg. Dat scheelt telefoontjes." },
      { title: "Cijfers per stap", text: "Zie waar honderd bezoekers er zestig worden en waarom." },
      { title: "Klaar voor drukte", text: "Sinterklaas en de feestdagen oefenen we in september." },
    ],
  },
  story: {
    title: "Een koopstad die ook online bestaat",
    paragraphs: [
      "Enschede is al lang een stad waar men van ver komt om te kopen. Op zaterdag staan de parkeergarages vol kentekens uit het Münsterland en het Emsland. Wie hier een winkel heeft, weet hoe dat publiek kijkt: eerst voelen, dan vergelijken, dan kopen. Online kan de helft daarvan niet. Die helft moeten foto’s, maten en een goed antwoord op ‘en als het niet bevalt?’ overnemen.",
      "Een deel van je klanten combineert. Ze zien iets in de Kalanderstraat, zoeken het ’s avonds op en bestellen op de bank. Of andersom: reserveren online en passen in de winkel. Als voorraad, prijs en openingstijd op beide plekken gelijk zijn, win je in allebei.",
      "We werken met wat je hebt. Vaak zit de winst in twintig kleine dingen, niet in een nieuw systeem: een duidelijkere knop, een datum bij de levertijd, één veld minder.",
    ],
  },
  check: {
    title: "De eerste blik op je webshop, meteen",
    text: "Typ het adres van je webshop. Je ziet hoe snel hij is en of er staat wat de wet van een webshop vraagt, zoals voorwaarden en een knop om te herroepen.",
  },
  questions: {
    title: "Vragen over je webshop verbeteren",
    items: [
      {
        id: "welk-systeem",
        question: "Met welke systemen werken jullie?",
        answer:
          "We kijken eerst naar wat je nu gebruikt en wat het kan. Bij gangbare systemen verbeteren we binnen je eigen beheer; bij een dichtgetimmerd systeem zeggen we waar het ophoudt.",
      },
      {
        id: "betaalkosten",
        question: "Wat kosten betalingen?",
        answer:
          "De betaaldienst rekent een bedrag per transactie, dat per methode verschilt. Wij verdienen daar niets aan en zetten de tarieven van een paar aanbieders voor je naast elkaar.",
      },
      {
        id: "meten-zonder-cookies",
        question: "Kunnen jullie meten zonder cookiemuur?",
        answer:
          "Bestellingen per stap tellen kan zonder bezoekers te volgen. Wil je weten uit welke advertentie iemand kwam, dan is toestemming nodig en vragen we die netjes.",
      },
    ],
  },
  contact: {
    title: "Waar loopt het vast?",
    text: "Laat je naam en mailadres achter. We vragen je per mail om het adres van je webshop en wat je vermoedt, doen een proefbestelling en laten je zien waar we bleven haken.",
    form: {
      title: "Laat je webshop nakijken",
      text: "De eerste blik is gratis en heb je meteen, met de websitecheck op deze pagina. Je houdt de bevindingen, ook als je niet met ons verdergaat.",
      submit: "Kijk mijn webshop na",
      about: "webshop",
      ask: "met het adres van je webshop en wat je vermoedt, dan doen we een proefbestelling",
    },
    promises: [
      "Proefbestelling door iemand die je shop niet kent",
      "Je winkel blijft open tijdens het werk",
      "Je betaalt voor werk, niet per bestelling",
    ],
  },
  related: {
    title: "Ook voor je webshop",
    slugs: ["webshop-laten-maken-twente", "online-marketing-twente", "webdesign-enschede"],
  },
};
