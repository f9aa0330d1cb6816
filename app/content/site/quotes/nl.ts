export const nl = {
  /** The quote itself, on paper and on the screen. */
  sheet: {
    title: "Offerte {number}",
    draftTitle: "Offerte (concept)",
    fileName: "Offerte {number} {name}.pdf",
    agreedFileName: "Offerte {number} {name} akkoord.pdf",
    subject: "Wat we maken, wat het kost en wat we afspreken",
    forWhom: "Voor",
    number: "Nummer",
    date: "Datum",
    validUntil: "Geldig tot en met",
    intro: "Ons voorstel",
    periods: { once: "Eenmalig", month: "Per maand" },
    /** Titles that the owner has not written, and how a group is chosen from. */
    groups: {
      fixed: { title: "Dit zit erin", how: "" },
      optional: { title: "Kies erbij wat je wilt", how: "Vink aan wat je wilt, en vink uit wat je niet wilt." },
      one_of: { title: "Kies er één", how: "Kies wat bij je past." },
    },
    /** Titles of the sums, when the customer can choose. */
    chosen: "met wat is aangevinkt",
    recount: "Reken opnieuw",
    ticked: "[x]",
    unticked: "[ ]",
    sums: { once: "eenmalig", month: "per maand", and: "en" },
    planning: {
      title: "Planning",
      intake: "Akkoord vandaag? Dan kies je meteen een moment voor de intake.",
      intakeAgreed: "Voor de intake kies je een moment op de pagina van deze offerte.",
      kinds: {
        site: "{planning.site}{terms.correctionRounds}",
        shop: "{planning.shop}{terms.correctionRounds}",
        custom: "Eerste versie uiterlijk {firstVersionDay}, {planning.earlier}.{terms.correctionRounds}",
      },
      invoice: "De factuur voor het werk komt als je het hebt gezien en goedgekeurd.",
    },
    item: "Omschrijving",
    quantity: "Aantal",
    unit: "Prijs",
    amount: "Bedrag",
    subtotal: "Subtotaal",
    excluding: "Totaal excl. btw",
    vat: "{vatPercent}% btw",
    including: "Totaal incl. btw",
    short: { excluding: "excl. btw", including: "incl. btw" },
    /** Titles by outcome: they must not say "agreed" before the customer has agreed. */
    termsTitles: {
      open: "Wat we afspreken",
      agreed: "Wat we hebben afgesproken",
      declined: "Wat we hadden voorgesteld",
    },
    termsDeclined: "Je ging niet akkoord, dus hiervan is niets afgesproken.",
    /** The first of the terms; it no longer concerns a customer who has declined. */
    validity:
      "De offerte geldt tot en met {validUntil}. Ga je binnen die tijd akkoord, dan is de overeenkomst gesloten.",
    terms: [
      "{noUpfrontPayment}. De website zelf factureren we pas als je hem hebt gezien en goedgekeurd. Een factuur betaal je binnen {contract.paymentDays} dagen.",
      "Wil je onderweg iets extra’s, dan hoor je eerst wat het kost. We beginnen pas na je akkoord.",
    ],
    monthlyTerms: ["Een pakket (Starter, Groei of Pro): {notice.package}. {notice.loose}"],
    conditions: "Verder gelden onze algemene voorwaarden, laatst bijgewerkt op {termsUpdated}.",
    conditionsPlace: "Ze zitten als pdf bij de mail met deze offerte, en je leest ze op {termsUrl}.",
    howToAgree: "Akkoord geef je online, met de link in de mail waarmee je deze offerte kreeg.",
    question: "Vragen? Bel {phone} of mail {email}.",
    agreementTitle: "Akkoord",
    agreedBy: "Akkoord gegeven door",
    agreedAt: "Op",
    agreedDocument: "Kenmerk (SHA-256) van de offerte",
    page: "Pagina [page] van [pages]",
  },
  /** The page that the customer's link leads to. */
  page: {
    metaTitle: "Offerte {number} | {name}",
    call: "Bel ons",
    label: "Offerte {number}",
    title: "Offerte voor {customer}",
    pdf: "Bekijk als pdf",
    total: "Totaal",
    toAgree: "Bekijk en geef akkoord",
    toQuestion: "Stel een vraag",
    toIntake: "Kies een moment voor de intake",
    states: {
      agreed: {
        title: "Je bent akkoord. Fijn!",
        text: "{agreedBy} gaf akkoord op {answeredAt}. De getekende offerte is per mail naar je onderweg. {startSaid}",
      },
      declined: {
        title: "Je gaat niet akkoord",
        text: "Dat is doorgegeven op {answeredAt}. Bedankt dat je het liet weten. Ben je van gedachten veranderd? Bel {phone}, dan kijken we samen wat wel past.",
      },
      expired: {
        title: "Deze offerte is verlopen",
        text: "Akkoord geven kon tot en met {validUntil}. Nog steeds interesse? Stel je vraag hieronder of bel {phone}, dan maken we een nieuwe.",
      },
      withdrawn: {
        title: "Deze offerte is ingetrokken",
        text: "Waarschijnlijk krijg je een aangepaste versie, of heb je die al in je mailbox. Twijfel je? Bel {phone} of mail {email}.",
      },
      replaced: {
        title: "Er is een nieuwe versie",
        text: "Offerte {number} is vervangen. Akkoord geven kan alleen nog met de nieuwe versie.",
      },
    },
    document: "Kenmerk (SHA-256)",
    agree: {
      title: "Akkoord geven",
      intro: "Lees eerst wat we afspreken. Klopt alles? Dan kunnen we beginnen.",
      conditions: "Lees de algemene voorwaarden",
      terms: "Ik ga akkoord met deze offerte en met de algemene voorwaarden",
      name: "Je naam",
      nameHint: "Geldt als handtekening",
      /** The sums follow. */
      submit: "Akkoord met",
      pending: "Bezig...",
      /** The sums follow. */
      including: "Zonder btw. Met btw is het",
      promise: "We bewaren je naam, het moment en het kenmerk van deze offerte. Jij en wij krijgen hem per mail.",
    },
    ask: {
      title: "Een vraag stellen",
      text: "Staat er iets niet goed in of wil je iets weten? Je krijgt antwoord per mail, en het staat ook hier.",
      label: "Je vraag",
      submit: "Verstuur je vraag",
      pending: "Bezig...",
    },
    asked: "Je vragen",
    answer: "Ons antwoord",
    decline: {
      title: "Niet akkoord",
      text: "Jammer, maar goed om te weten. Wat geeft de doorslag?",
      legend: "Reden",
      reasons: {
        price: "Het is te duur",
        "other-agency": "We kiezen een ander bureau",
        "not-now": "Het komt nu niet uit",
        other: "Iets anders",
      },
      note: "Toelichting",
      noteHint: "Mag leeg blijven",
      submit: "Ik ga niet akkoord",
      pending: "Bezig...",
    },
    outcomes: {
      asked: "Je vraag is verstuurd. We antwoorden per mail.",
      already: "Deze offerte was al beantwoord. Er is niets veranderd.",
      changed: "Deze offerte kan niet meer worden beantwoord. Er is niets vastgelegd.",
      outdated:
        "De offerte is veranderd sinds je deze pagina opende. Er is niets vastgelegd. Hieronder staat hij zoals hij nu is; je keuze en je naam staan er nog.",
      recounted:
        "Het bedrag is bijgewerkt naar je keuze. Er is nog niets vastgelegd: kijk het na, en geef dan akkoord.",
      limited: "Je hebt al veel vragen gestuurd. Bel {phone}, dan hebben we het sneller opgelost.",
      invalid: "Nog niet verstuurd. Kijk de velden met een melding nog even na.",
      failed: "We kunnen nu niet bij onze gegevens. Probeer het over een minuut opnieuw, of bel {phone}.",
    },
    problems: {
      terms: "Vink dit aan als je akkoord gaat.",
      name: "Vul je naam in.",
      question: "Schrijf eerst je vraag.",
      reason: "Kies wat de doorslag geeft.",
      oneOf: "Kies er hier één.",
      nothing: "Kies minstens één onderdeel.",
      text: "Deze tekst is te lang of bevat tekens die we niet kunnen lezen.",
    },
    unknown: {
      title: "Deze link werkt niet",
      text: "De link is niet compleet, of de offerte bestaat niet meer. Kopieer hem opnieuw uit je mail, of bel {phone}.",
      toSite: "Naar de website",
    },
  },
  /** The changes of a new version, in its mail and on the page of the one before. */
  changes: {
    title: "Wat er is veranderd",
    added: "Erbij gekomen",
    gone: "Vervallen",
    changed: "Aangepast",
    becomes: "wordt",
    nothing: "Regels en prijzen",
    none: "Daaraan is niets veranderd.",
    open: "Bekijk versie {number}",
  },
  /** A line of a quote that was made from a request. */
  included: "{item} (inbegrepen)",
};
