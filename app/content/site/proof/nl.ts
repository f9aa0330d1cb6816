/** The strip of proof on the pages where a visitor decides: what is the same everywhere, and a caption per page. */
export const nl = {
  first: {
    title: "Je ziet eerst een ontwerp",
    /** Shown on a page that sells something else than a site. */
    titleBeside: "Ook een nieuwe site nodig? Je ziet eerst een ontwerp",
    text: "{firstVersionSaid} Live gaat je site pas als jij hem goedkeurt.",
  },
  doubt: { question: "En als ik het niet mooi vind?", answer: "{dislikeAnswer}" },
  call: {
    title: "Liever eerst iemand spreken?",
    text: "Je krijgt iemand aan de lijn die zelf sites maakt.",
    /** Shown before the name, once there is one. */
    person: "Jij spreekt",
  },
  mark: "Conceptproject",
  read: "Bekijk dit ontwerp",
  captions: {
    "website-laten-maken-enschede":
      "Een bouwbedrijf uit Hengelo. Wie een hal zoekt, ziet meteen de maten en rekent zelf een richtprijs uit.",
    "website-maken-twente":
      "Een renovatiebedrijf uit Oldenzaal. Eén huis dat je van vóór naar na schuift, en een richtprijs in drie vragen.",
    "webdesign-enschede":
      "Een juridisch kantoor uit Deventer. Veel wit, één letter en een contract dat je wél begrijpt.",
    "webshop-laten-maken-twente":
      "Een transportbedrijf uit Almelo. Nog geen winkel, wel bestellen in één regel: zonder nieuw scherm en zonder account.",
    "ecommerce-enschede":
      "Een transportbedrijf uit Almelo. Je ziet hoeveel plek er nog is en boekt die in dezelfde regel.",
    "wordpress-website-enschede":
      "Een HR-bureau uit Zwolle. Eigen vormen in plaats van stockfoto’s, en nergens een gekocht thema.",
    "website-hosting-overijssel":
      "Een transportbedrijf uit Almelo, met de dienstregeling als homepage. Zo’n site moet er om vijf uur ’s ochtends ook zijn.",
    "online-marketing-twente":
      "Een HR-bureau uit Zwolle. Drie deuren voor wat er vandaag speelt: daar kun je een advertentie op laten uitkomen.",
    "seo-onderhoud-overijssel":
      "Een renovatiebedrijf uit Oldenzaal. Het menu volgt de woorden waarmee mensen over hun huis praten en waarmee ze zoeken.",
    "seo-optimalisatie-overijssel":
      "Een bouwbedrijf uit Hengelo. Van twaalf menu-items naar vijf, met voor hallen, staal en beton een eigen pagina.",
    "package-starter":
      "Een juridisch kantoor uit Deventer. Zes pagina’s, waarvan één met tarieven. Meer heeft het niet nodig.",
    "package-groei":
      "Een renovatiebedrijf uit Oldenzaal. Eigen pagina’s voor kozijnen, isolatie, keuken en bad: zo word je gevonden.",
    "package-pro":
      "Een transportbedrijf uit Almelo. Kiezen, zien wat er nog vrij is en bestellen, allemaal in dezelfde regel.",
    services: "Een HR-bureau uit Zwolle. Letter, kleur, menu en tekst uit één hand, van homepage tot koffiebeker.",
    prices:
      "Een bouwbedrijf uit Hengelo, met een rekenhulp van vier vragen. Benieuwd wat zoiets kost? Dat weet je {answerWithin}.",
    overijssel: "Een juridisch kantoor uit Deventer. Zo zie jij het eerst: je eigen site, voordat je iets betaalt.",
    "meta-ads": "Een renovatiebedrijf uit Oldenzaal. Eén huis, van vóór naar na. Zo verkoopt je werk zichzelf.",
  },
};
