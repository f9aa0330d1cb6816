export const nl = {
  /** What every confirmation says; what is its own stands below. */
  confirmation: {
    preview: "Je hoort uiterlijk {answerBy} van ons.",
    title: "Dank je wel, {visitor}",
    answerByLabel: "Je hoort van ons uiterlijk",
    askedTitle: "Dit heb je ons gestuurd",
    change: "Klopt er iets niet of wil je iets toevoegen? Beantwoord deze mail, dan nemen we het mee.",
    call: "Bel {phone}",
    reachable: "Liever meteen iemand spreken? We zijn bereikbaar op {hours}.",
  },
  confirmations: {
    "offer-request": {
      subject: "Je aanvraag bij {name} is binnen",
      intro: "Je aanvraag is goed aangekomen. Een van ons leest hem zelf en komt terug met een voorstel op maat.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld bij een offerteaanvraag op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
    "package-contact": {
      subject: "Je pakketaanvraag bij {name} is binnen",
      intro:
        "Je hebt een pakket uitgekozen. We bellen of mailen je om door te nemen wat er op je site komt. Je zit nog nergens aan vast: een abonnement begint pas als jij ja zegt.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld bij een pakketaanvraag op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
    "meta-ads-lead": {
      subject: "Je reactie op onze advertentie is binnen",
      intro: "Leuk dat je op onze advertentie reageert. We kijken wat je zoekt en nemen persoonlijk contact met je op.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld op de pagina bij onze advertentie. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
    configurator: {
      subject: "Je samenstelling bij {name} is binnen",
      intro:
        "Je configuratie is goed aangekomen. In de bijlage vind je je keuzes met de richtprijs, om te bewaren of te bespreken. Een van ons leest je wensen en maakt er een persoonlijke offerte van.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld in de configurator op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
  },
  /** What the attachment of a confirmation says; the document fills in `[page]` and `[pages]`. */
  summary: {
    fileName: "Richtprijs {name}.pdf",
    titles: { configurator: "Je website op een rij", package: "Je pakketaanvraag op een rij" },
    subject: "Keuzes en richtprijs",
    forWhom: "Voor",
    requestedAt: "Aangevraagd op",
    choicesTitle: "Dit heb je ons gestuurd",
    priceTitle: "Richtprijs",
    item: "Onderdeel",
    nextTitle: "Zo gaat het verder",
    next: [
      "We lezen je wensen en bellen of mailen als er iets onduidelijk is.",
      "Uiterlijk {answerBy} heb je een persoonlijke offerte.",
      "Akkoord? Dan zie je uiterlijk {startBy} je eerste versie.",
    ],
    termsTitle: "Voorwaarden in het kort",
    terms: [
      "Dit overzicht is een richtprijs en geen offerte. Je zit nergens aan vast.",
      "Een offerte is {contract.quoteValidDays} dagen geldig. Akkoord geef je binnen die tijd schriftelijk; een mail is genoeg.",
      "Een factuur betaal je binnen {contract.paymentDays} dagen.",
      "Een abonnement loopt minimaal {contract.minimumMonths} maanden. Daarna is de opzegtermijn {contract.noticeMonths} maand.",
    ],
    question: "Vragen? Bel {phone} of mail {email}.",
    page: "Pagina [page] van [pages]",
  },
  draft: {
    subject: "Je keuzes bij {name} staan klaar",
    preview: "Ga verder waar je gebleven was.",
    title: "Ga verder waar je was",
    intro: "Met deze knop open je de configurator met je keuzes erin, op welk apparaat je maar wilt.",
    button: "Open mijn keuzes",
    untilLabel: "De link werkt tot en met",
    text: "Daarna wissen we wat je had ingevuld. Wie de link heeft, kan je keuzes lezen, dus stuur hem alleen door aan wie mag meekijken.",
    why: "Je krijgt deze mail omdat dit adres is ingevuld in de configurator op onze website. Was jij dat niet? Dan kun je deze mail weggooien; er gebeurt verder niets.",
  },
  notices: {
    "offer-request": { subject: "Nieuwe aanvraag van {visitor}", title: "{visitor} vraagt een offerte aan" },
    configurator: { subject: "Nieuwe configuratie van {visitor}", title: "{visitor} heeft een website samengesteld" },
  },
  notice: {
    preview: "Antwoord vóór {answerBy}.",
    answerByLabel: "Antwoord uiterlijk",
    call: "Bel {phone}",
    whatsapp: "WhatsApp",
    write: "Mail terug",
    name: "Naam",
    email: "E-mail",
    language: "Taal",
    languages: { nl: "Nederlands", en: "Engels" },
    source: "Formulier",
    requestedAt: "Binnen op",
    dashboard: "Open het dashboard",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt. Een antwoord op deze mail gaat naar de aanvrager.",
  },
  hours: { range: "{first} t/m {last}", slot: "{days} van {from} tot {to}" },
  footer: { kvk: "KvK {kvk}", vat: "btw {vat}" },
};
