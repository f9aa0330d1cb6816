export const nl = {
  meta: {
    title: "Groei: een website die blijft doorgroeien | {name}",
    description:
      "Alles van Starter, vindbaar in je regio en elke maand bijgeschaafd. Live binnen {delivery.groei} na je teksten en foto’s.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Pakket Groei",
    title: "Gevonden worden in je eigen regio",
    lead: "Alles van Starter, met pagina’s per dienst en plaats. Elke maand schaven we bij op wat bezoekers doen. Live binnen {delivery.groei} als je teksten en foto’s er zijn.",
    choose: "Vraag je prijs voor Groei",
    ask: "Vraag een Offerte Aan",
  },
  contents: { title: "Dit zit er in Groei" },
  highlights: {
    title: "Elke maand een stukje verder",
    items: [
      {
        figure: "Per plaats",
        title: "Een pagina die klopt",
        text: "Wie in Hengelo zoekt, landt op een pagina over Hengelo. Met werk dat je daar deed.",
      },
      {
        figure: "Elke maand",
        title: "Bijgeschaafd",
        text: "We kijken waar bezoekers afhaken en passen tekst, knoppen en volgorde aan.",
      },
      {
        figure: "Op maat",
        title: "Zoveel pagina’s als nodig",
        text: "We spreken af wat je nodig hebt en daar hoort één maandprijs bij.",
      },
      {
        figure: "{delivery.groei}",
        title: "En je staat online",
        text: "De basis staat snel. De rest groeit mee terwijl je site al aan het werk is.",
      },
    ],
  },
  approach: {
    title: "Zo groeit je site",
    steps: [
      { title: "Kies je abonnement", text: "Laat weten dat je aan Groei denkt." },
      { title: "Vul je gegevens in", text: "Wat je doet, en in welke plaatsen je wilt werken." },
      {
        title: "Kennismaking",
        text: "{appointmentMinutes} minuten en gratis. We bellen of mailen je {answerWithin}.",
      },
      { title: "Ontwikkeling", text: "We bouwen de basis en de eerste pagina’s voor je regio." },
      {
        title: "Live en bijschaven",
        text: "Binnen {delivery.groei} na je teksten en foto’s online, daarna elke maand beter.",
      },
    ],
  },
  questions: {
    title: "Vragen over Groei",
    items: [
      {
        id: "groei-price",
        question: "Waarom staat er geen vaste prijs bij?",
        answer:
          "Omdat een loodgieter in één stad iets anders nodig heeft dan een verhuurbedrijf in heel {region}. {groeiPriceSaid}",
      },
      {
        id: "groei-monthly",
        question: "Wat doen jullie elke maand?",
        answer:
          "We kijken welke pagina’s bezoekers trekken, waar ze afhaken en welke zoekwoorden kansen bieden. Daarna passen we de site aan en laten we je weten wat er veranderd is.",
      },
      {
        id: "groei-webshop",
        question: "Kan ik met Groei ook online verkopen?",
        answer:
          "Nee. Een webshop, betaalsystemen en een AI-chatbot zitten in Pro. Stap je over, dan betaal je alleen het verschil. Een tweede taal kan er wel los bij, op offerte.",
      },
      {
        id: "groei-first-place",
        question: "Sta ik dan bovenaan in Google?",
        answer:
          "Dat kan niemand beloven. We zorgen dat je site technisch klopt, snel is en antwoord geeft op wat mensen in je regio zoeken. Wat het oplevert, laten we je elke maand zien.",
      },
      {
        id: "groei-contract",
        question: "Hoe lang zit ik eraan vast?",
        answer: "{noticeSaid} {notice.example} {notice.earlier} Koop je de site, dan is er geen looptijd.",
      },
    ],
  },
  closing: {
    title: "Waar wil je gevonden worden?",
    text: "Noem drie plaatsen en je belangrijkste dienst. {quoteSaid}",
    choose: "Vraag je prijs voor Groei",
    ask: "Vraag een Offerte Aan",
  },
};
