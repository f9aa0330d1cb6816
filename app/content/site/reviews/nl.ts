/** Customers' reviews: on the site, and on the page that asks for one. */
export const nl = {
  shown: {
    title: "Wat klanten zeggen",
    verified: "Geverifieerd, klant sinds {since}",
    rating: "Gemiddeld {average} van 5, uit {count} (laatste: {latest}).",
    counts: { one: "1 beoordeling", more: "{count} beoordelingen" },
    checked:
      "Alleen klanten krijgen van ons een persoonlijke link om te beoordelen, een week nadat hun site live staat. Iedereen krijgt dezelfde vraag. Goed of slecht maakt niet uit. Verbergen we er een, omdat er bijvoorbeeld iemand in beledigd wordt, dan telt hij mee in het gemiddelde.",
    sourced: "Bij een beoordeling van elders staat waar je hem kunt nalezen.",
    stars: "{stars} van 5 sterren",
    answer: "Antwoord van {name}",
    samples: "Wat hieronder het label ‘Voorbeeldreview’ draagt, is nog niet echt.",
  },
  /** The invitation to every reviewer afterwards; with the name of the public site. */
  invite: { text: "Wil je hem ook op {site} zetten? Zo vinden anderen hem daar.", link: "Beoordeel ons op {site}" },
  page: {
    pageTitle: "Je beoordeling | {name}",
    title: "Wat vind je van {name}?",
    text: "Schrijf het zoals je het een collega zou vertellen. We plaatsen het met de naam die je hier invult.",
    stars: "Hoeveel sterren geef je ons?",
    starNames: ["1 ster", "2 sterren", "3 sterren", "4 sterren", "5 sterren"],
    words: "Wat ging goed, en wat kan beter?",
    name: "Naam zoals hij op de site komt",
    nameHint: "Bijvoorbeeld met je bedrijf erbij",
    consent:
      "{name} mag mijn beoordeling met deze naam op de website tonen. Dat kan ik altijd intrekken met een mail naar {privacyEmail}.",
    submit: "Verstuur je beoordeling",
    working: "Een ogenblik...",
    decline: {
      title: "Liever niet?",
      text: "Dat is goed. Na een druk op de knop vragen we het je niet meer.",
      button: "Vraag het me niet meer",
    },
    problems: {
      stars: "Kies een aantal sterren.",
      words: "Schrijf een paar woorden.",
      name: "Vul een naam in.",
      consent: "Zonder je toestemming kunnen we je beoordeling niet tonen.",
    },
    notices: {
      invalid: "Er is nog niets verstuurd: kijk bij de velden die rood zijn.",
      failed: "Dat lukte niet. Wat je typte, staat er nog: probeer het over een minuut nog eens.",
    },
    given: {
      code: "Dank",
      title: "Dank je wel",
      text: "Je beoordeling is binnen. Zodra we hem gelezen hebben, komt hij op de site.",
      home: "Naar de site",
    },
    declined: {
      code: "Prima",
      title: "We vragen het niet meer",
      text: "Wil je ons toch iets laten weten? Mail of bel gerust.",
    },
    unknown: {
      code: "Los",
      title: "Deze link kennen we niet",
      text: "Misschien is hij niet helemaal overgekomen uit je mail. Stuur ons een bericht, dan helpen we je.",
    },
    write: "Mail {email}",
  },
};
