export const nl = {
  /** Things that a customer gives. */
  items: {
    story: {
      title: "Je verhaal in vijf zinnen",
      ask: "Wat doe je, voor wie, waar, en waarom kiezen klanten voor jou? Schrijf zoals je praat; wij maken er webtekst van.",
      example:
        "Ik leg tuinen aan in Enschede en Hengelo, vooral bij nieuwbouw. Ik werk met één vast team, dus je weet wie er in je tuin staat. Je krijgt vooraf een tekening en een vaste prijs. Mensen kiezen me omdat ik doe wat ik zeg en op tijd klaar ben. Het liefst maak ik tuinen die weinig onderhoud vragen.",
    },
    logo: {
      title: "Je logo",
      ask: "Het liefst het bestand dat je ontwerper je gaf (PDF, SVG of EPS). Heb je dat niet, dan is een foto of plaatje ook goed. Geen logo? Zet dat in het tekstvak.",
      example: "Ik heb geen logo. Zet mijn naam maar in nette letters.",
    },
    photos: {
      title: "Drie foto’s van je werk",
      ask: "Foto’s van je telefoon zijn goed: bij daglicht, van dichtbij en van een afstand. Meer dan drie mag. Heb je ze niet, zet dat dan in het tekstvak; dan bellen we je daarover.",
      example: "De foto’s van de veranda mogen, maar laat het huisnummer weg.",
    },
    contact: {
      title: "Zo bereiken klanten je",
      ask: "Telefoonnummer, e-mailadres, adres en je KvK-nummer, precies zoals het op je site moet staan.",
      example:
        "Bouwbedrijf De Voorbeeld, Voorbeeldstraat 12, 7511 AB Enschede. 06 12 34 56 78, info@voorbeeld.example. KvK 12345678.",
    },
    hours: {
      title: "Je openingstijden",
      ask: "Wanneer kunnen mensen bellen of langskomen? Werk je alleen op afspraak, zet dat er dan bij.",
      example: "Maandag tot en met vrijdag 8:00 tot 17:00. Zaterdag op afspraak.",
    },
    products: {
      title: "Wat je verkoopt",
      ask: "Per product: naam, prijs, een korte omschrijving en een foto. Een Excel-bestand of een lijst uit je kassa is ook goed.",
      example:
        "Tuinstoel Loo, acaciahout, drie op voorraad. De prijzen staan in de lijst bij de bestanden. Foto: stoel-loo.jpg",
    },
    delivery: {
      title: "Verzenden, betalen en retour",
      ask: "Wat kost verzenden, waarheen verstuur je, hoe kunnen mensen betalen en hoe sturen ze iets terug?",
      example:
        "Ik verstuur met PostNL, alleen naar Nederland en België, gratis bij een grote bestelling. Betalen met iDEAL. Terugsturen is op kosten van de klant.",
    },
    access: {
      title: "Wie ons bij je site laat",
      ask: "Waar staat je site, en wie kan ons toegang geven? Stuur hier nooit wachtwoorden; die spreken we aan de telefoon af.",
      example: "De site staat bij TransIP. Mijn zwager Henk beheert hem: henk@voorbeeld.example.",
    },
    wishes: {
      title: "Wat er eerst moet gebeuren",
      ask: "Wat werkt er nu niet, of wat moet er als eerste anders?",
      example: "Het formulier komt niet aan en de openingstijden kloppen niet.",
    },
    approver: {
      title: "Wie mag akkoord geven",
      ask: "Naam en telefoonnummer van degene die ja mag zeggen tegen de eerste versie.",
      example: "Ikzelf, of mijn vrouw Marieke: 06 12 34 56 78.",
    },
    domain: {
      title: "Je domeinnaam",
      ask: "Welk adres krijgt je site, en bij welk bedrijf staat die naam? Weet je dat niet, kijk dan op de factuur. Heb je nog geen naam, zet dan op welke je hoopt.",
      example: "voorbeeldtuinen.example, bij Hostnet, op naam van mijn bedrijf.",
    },
    own: { title: "", ask: "", example: "" },
  },
  /** A date that the desk has moved. */
  moved: { firstVersion: "Eerste versie", live: "Live", reason: "De reden" },
  files: {
    /** The name of a file that came without one. */
    unnamed: "bestand",
  },
};
