export const nl = {
  meta: {
    title: "Gratis websitecheck: wat klanten en Google zien | {name}",
    description:
      "Typ je adres en zie meteen wat een klant, Google en de wet op je site vinden: wat klanten kost en wat al goed is. Gratis, zonder e-mailadres.",
    updated: "2026-11-29",
  },
  service: "Websitecheck",
  hero: {
    label: "Websitecheck",
    title: "Houd je site tegen het licht",
    lead: "Typ het adres van je site. In ongeveer tien seconden zie je wat een klant, Google en de wet daar tegenkomen: wat je klanten kost, en wat al goed is.",
    drawing: "Een loep op een lap stof: onder het glas ligt één draad los.",
  },
  form: {
    label: "Adres van je website",
    example: "bakkerijjansen.nl",
    submit: "Bekijk mijn site",
    note: "Gratis en zonder e-mailadres.",
    /** Said of a form that was refused. */
    problems: {
      empty: "Vul het adres van je website in.",
      invalid: "Dit lijkt geen adres van een website. Zo wel: bakkerijjansen.nl",
      private: "Dit adres staat niet op het openbare internet. Wij kijken alleen naar sites die iedereen kan openen.",
      port: "Dit adres gebruikt een poort die wij niet openen. Typ het zonder het getal na de dubbele punt.",
      refused: "De eigenaar van deze site wil niet dat wij ernaar kijken.",
    },
    limited: "Je kunt tien sites per uur laten bekijken. Probeer het over {count} minuten nog eens.",
    busy: "Het is nu te druk. Probeer het over een minuut nog eens.",
    failed: "Dat ging mis bij ons, niet bij jou. Probeer het over een minuut nog eens.",
  },
  looked: {
    title: "Twintig dingen, in gewone taal",
    lead: "Wij openen je voorpagina zoals een telefoon dat doet, en kijken op een paar pagina’s waar die naar verwijst. Van elk punt zie je wat wij zagen, waarom het telt en wat eraan te doen is.",
    groups: [
      {
        title: "Wat een klant merkt",
        items: [
          "Hoe snel je site begint te laden",
          "Hoe zwaar de pagina is",
          "Of hij op een telefoon past",
          "Of foto’s passen bij het scherm",
          "Of je nummer met één tik te bellen is",
          "Of je adres erop staat",
        ],
      },
      {
        title: "Wat Google leest",
        items: [
          "De titel en de omschrijving",
          "De koppen",
          "De gegevens voor zoekmachines, en of die kloppen met de pagina",
        ],
      },
      {
        title: "Wat de wet vraagt",
        items: [
          "KvK-nummer en btw-nummer",
          "Een privacyverklaring",
          "Trackers vóór toestemming",
          "Voorwaarden, als je verkoopt",
          "Een knop om een aankoop te herroepen",
        ],
      },
      {
        title: "Wat veilig is",
        items: [
          "Een slot op de verbinding",
          "Het certificaat en hoelang het nog geldt",
          "De weg van je adres naar je site",
          "Verouderde software",
        ],
      },
    ],
  },
  honest: {
    title: "Eerlijk over wat dit is",
    items: [
      {
        title: "Geen rapportcijfer",
        text: "Je krijgt geen score. Elk punt heeft een reden en laat zien waar wij het zagen.",
      },
      {
        title: "Goed is goed",
        text: "Vinden wij niets, dan zeggen we dat. Een nieuwe site heb je dan niet nodig.",
      },
      {
        title: "Wat wij zien",
        text: "Wij lezen je voorpagina en een paar pagina’s erachter. Wat wij niet konden zien, noemen we niet fout.",
      },
      {
        title: "Geen juridisch advies",
        text: "De punten over de wet helpen je op weg. Twijfel je, vraag het een jurist.",
      },
    ],
  },
  robot: {
    title: "Kwam onze robot langs op jouw site?",
    text: "Iemand liet je site bekijken met deze check. De robot haalt je voorpagina op, met een paar pagina’s en bestanden waar die naar verwijst, en bekijkt een adres hooguit eens in de tien minuten. Wij bewaren wat hij vond, ook de titel van je pagina en het telefoonnummer dat erop staat: {retention.checkDays} dagen, of zo lang als de aanvraag waar het bij hoort. De pagina’s zelf bewaren wij niet.",
    name: "Hij noemt zich {agent}.",
    away: "Liever niet? Zet in je robots.txt:",
    mail: "Of mail {email} met het adres van je site. Dan zetten wij die op de lijst van sites waar wij nooit naar kijken.",
  },
  progress: {
    metaTitle: "Je site wordt bekeken",
    title: "We bekijken {host}",
    waiting: "Je bent zo aan de beurt.",
    steps: {
      open: "We openen je site, zoals een telefoon dat doet.",
      phone: "We kijken wat een klant ziet op een klein scherm.",
      read: "We lezen mee met Google.",
      law: "We leggen je site naast de wet.",
    },
    note: "Dit duurt meestal een paar seconden. Deze pagina gaat vanzelf verder.",
  },
  result: {
    metaTitle: "Websitecheck van {host}",
    label: "Websitecheck",
    bad: { one: "Op {host} kost één ding je klanten", more: "Op {host} kosten {count} dingen je klanten" },
    good: "{host} staat er goed voor",
    goodLead: "Van alles wat wij konden zien, was niets fout. Daar hebben wij niets aan te verbeteren.",
    lead: "Bekeken op {moment}. {good} goed, {bad} beter te maken, {unknown} niet te zien.",
    /** Said of the address that was shown in the end, if it is another one. */
    seen: "Je adres bracht ons naar {host}.",
    mostTitle: { one: "Dit kost je klanten", more: "De {count} die het meest kosten" },
    saw: "Wat wij zagen",
    why: "Waarom het klanten kost",
    fix: "Zo los je het op",
    goodTitle: "Wat al goed is",
    unknownTitle: "Wat wij niet konden zien",
    restTitle: { one: "Nog één punt", more: "Nog {count} punten" },
    /** Says for how much we do it; follows how it is mended. */
    help: {
      change: "Doen wij het, dan hoor je vooraf wat het kost.",
      site: "Een nieuwe site heb je {price.websiteBasic}, of in abonnement voor {price.websiteMonthly}, exclusief btw.",
      hosting: "Hosting bij ons kost {price.hosting}, exclusief btw.",
    },
    pdf: "Bewaar als pdf",
    again: "Andere site bekijken",
    keeps: "Deze pagina blijft tot {until} op dit adres staan. Alleen wie de link heeft, kan hem openen.",
  },
  rest: {
    title: { one: "Nog één punt om te verbeteren", more: "Nog {count} punten om te verbeteren" },
    titleNone: "Wil je dit bewaren?",
    text: "Laat je e-mailadres achter. Je ziet de rest dan meteen hier, en krijgt alles ook per mail met de pdf.",
    textNone: "Laat je e-mailadres achter, dan krijg je het verslag per mail, met de pdf.",
    email: "Je e-mailadres",
    newsletter: "Stuur mij ook de nieuwsbrief. Ik bevestig dat eerst per mail.",
    submit: "Laat de rest zien",
    submitNone: "Mail mij het verslag",
    pending: "Bezig…",
    privacy: "Wij gebruiken je adres alleen hiervoor.",
    done: "Gelukt. Alles staat hieronder, en de mail is onderweg.",
    limited: "Dit adres kreeg het afgelopen uur al genoeg mail van ons. Probeer het later nog eens.",
    failed: "Dat ging mis bij ons. Er is niets verstuurd: probeer het over een minuut nog eens.",
  },
  solve: {
    title: "Laat {name} dit oplossen",
    text: "Wij hebben de punten al. Vul in hoe wij je bereiken, dan hoor je wat het kost. {quoteSaid}",
    yourName: "Je naam",
    email: "E-mailadres",
    phone: "Telefoonnummer",
    phoneHint: "mag leeg blijven",
    message: "Wat moeten wij weten?",
    opening: "Willen jullie deze punten op {host} oplossen?",
    openingGood: "Ik wil graag iets laten doen aan {host}.",
    submit: "Vraag wat het kost",
    pending: "Bezig met versturen…",
    sentTitle: "Je aanvraag is binnen",
    sent: "De punten hierboven gingen mee. Je krijgt zo een bevestiging per mail.",
    limited: "Er kwamen te veel aanvragen achter elkaar. Probeer het over een paar minuten nog eens, of bel {phone}.",
    failed: "Je aanvraag kwam niet aan. Probeer het over een minuut nog eens, of bel {phone}.",
  },
  unreachable: {
    metaTitle: "Je site was niet te zien",
    title: "Wij kregen {host} niet te zien",
    reasons: {
      "private-address":
        "Het adres leidt naar een plek die niet op het openbare internet staat. Wij kijken alleen naar sites die iedereen kan openen.",
      dns: "Er bestaat geen site op dit adres. Kijk of er een typefout in staat, of dat je domein nog is verlengd.",
      refused:
        "De server van de site nam de verbinding niet aan. Opent hij bij jou wel? Probeer het dan straks nog eens.",
      silent:
        "De site gaf binnen tien seconden geen antwoord. Een klant wacht zo lang niet: vraag je hostingpartij wat er aan de hand is.",
      certificate:
        "Het slot van de site klopt niet: een browser toont klanten eerst een waarschuwing. Vraag je hostingpartij om een nieuw certificaat.",
      robots: "De eigenaar van deze site wil niet dat programma’s hem bekijken, en daar houden wij ons aan.",
      "not-html": "Op dit adres staat geen webpagina, maar een bestand. Typ het adres van je voorpagina.",
      "too-large": "De pagina is zo groot dat wij stopten met lezen. Ook voor een telefoon is dat te zwaar.",
      blocked:
        "De site laat programma’s niet toe en gaf ons een foutmelding. Bij een gewone bezoeker kan hij het wel doen.",
      other: "Er ging iets mis waar wij geen naam voor hebben. Probeer het straks nog eens.",
    },
    again: "Klopt het adres niet? Verbeter het hier. Hetzelfde adres bekijken wij na tien minuten opnieuw.",
    help: "Kom je er niet uit? Bel {phone}, dan kijken we mee.",
  },
  unknown: {
    code: "Weg",
    metaTitle: "Dit verslag is er niet meer",
    title: "Dit verslag is er niet meer",
    text: "Een verslag blijft {retention.checkDays} dagen op zijn adres staan. Laat je site gerust opnieuw bekijken.",
  },
  /** The document. */
  sheet: {
    fileName: "Websitecheck {name}.pdf",
    title: "Websitecheck",
    subject: "Wat wij zagen op een website",
    site: "Website",
    checked: "Bekeken op",
    outcome: "Uitkomst",
    sums: "{good} goed, {bad} beter te maken, {unknown} niet te zien",
    most: "Dit kost klanten",
    rest: "Verder te verbeteren",
    moreOnPage:
      "Er zijn nog {count} punten. Die staan op de pagina van dit verslag, zodra je daar je e-mailadres achterlaat.",
    page: "Pagina [page] van [pages]",
    closing: "Vragen? Bel {phone} of mail {email}.",
  },
};
