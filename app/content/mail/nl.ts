export const nl = {
  /** Words that all confirmations share; their own words are below. */
  confirmation: {
    preview: "Je hoort van ons uiterlijk {answerBy}.",
    title: "Dank je wel, {visitor}",
    answerByLabel: "Je hoort van ons uiterlijk op",
    /** Shown if that moment had passed before we knew of the request. */
    late: { preview: "Je hoort zo snel mogelijk van ons.", label: "Je hoort van ons", moment: "zo snel mogelijk" },
    /** Shown on the pages that need to know more first. */
    reply: "Beantwoord deze mail {ask}.",
    askedTitle: "Dit heb je ons gestuurd",
    /** A substitute for an answer with a link or a number in it. */
    left: "staat in je aanvraag",
    prepare:
      "Komt er een nieuwe site? Leg dan vast je logo en een paar foto’s van je werk klaar. Hoe je dat aanpakt, staat op onze site bij Blog.",
    change: "Klopt er iets niet of wil je iets toevoegen? Beantwoord deze mail, dan nemen we het mee.",
    call: "Bel {phone}",
    reachable: "Liever meteen iemand spreken? Bellen kan {hours}.",
  },
  confirmations: {
    "offer-request": {
      subject: "Je aanvraag bij {name} is binnen",
      intro: "Je aanvraag is goed aangekomen. Een van ons leest hem zelf en rekent uit wat het kost.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld bij een offerteaanvraag op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
    "package-contact": {
      subject: "Je pakketaanvraag bij {name} is binnen",
      intro:
        "Je hebt een pakket uitgekozen. We bellen of mailen je om door te nemen wat er op je site komt. In de bijlage staat wat er in het pakket zit en hoe het verdergaat. Je zit nog nergens aan vast: we beginnen pas als jij ja zegt.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld bij een pakketaanvraag op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
    "meta-ads-lead": {
      subject: "Je reactie op onze advertentie is binnen",
      intro: "Leuk dat je op onze advertentie reageert. We kijken wat je zoekt en nemen persoonlijk contact met je op.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld op de pagina bij onze advertentie. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
    configurator: {
      subject: "Je aanvraag met richtprijs bij {name} is binnen",
      intro:
        "Je keuzes zijn goed aangekomen. In de bijlage vind je ze met de richtprijs, om te bewaren of te bespreken. Een van ons leest je wensen en maakt er een persoonlijke offerte van.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld in de configurator op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
    },
  },
  /** The attachment of a confirmation; the document fills in `[page]` and `[pages]`. */
  summary: {
    fileName: "Richtprijs {name}.pdf",
    titles: { configurator: "Je website op een rij", package: "Je pakketaanvraag op een rij" },
    subject: "Keuzes, richtprijs en vervolg",
    forWhom: "Voor",
    requestedAt: "Aangevraagd op",
    choicesTitle: "Dit heb je ons gestuurd",
    /** A substitute for an answer in letters that no font has. */
    unshown: "Deze pdf kan niet tonen wat je schreef. Wij hebben het wel ontvangen.",
    contentsTitle: "Dit zit in je pakket",
    priceTitle: "Richtprijs",
    item: "Onderdeel",
    nextTitle: "Zo gaat het verder",
    next: {
      configurator: [
        "We lezen je wensen en bellen of mailen als er iets onduidelijk is.",
        "Je prijs, of een telefoontje als we nog iets moeten weten, komt uiterlijk {answerBy}.",
        "Wordt het een website, dan vragen we na je akkoord je teksten en foto’s. {firstVersionSaid}",
      ],
      package: [
        "We bellen of mailen je uiterlijk {answerBy}.",
        "Daarna krijg je je offerte.",
        "Wordt het een website, dan vragen we na je akkoord je teksten en foto’s. {firstVersionSaid}",
      ],
    },
    termsTitle: "Voorwaarden in het kort",
    terms: [
      "Dit overzicht is een richtprijs en geen offerte. Je zit nergens aan vast.",
      "Een offerte is {contract.quoteValidDays} dagen geldig. Akkoord geef je binnen die tijd schriftelijk: online, met de link bij de offerte, of per mail.",
      "Een factuur betaal je binnen {contract.paymentDays} dagen.",
      "Starter, Groei en Pro als abonnement: {notice.package}. {notice.loose}",
    ],
    question: "Vragen? Bel {phone} of mail {email}.",
    page: "Pagina [page] van [pages]",
  },
  websiteCheck: {
    subject: "Je websitecheck van {name}",
    preview: "Het hele verslag zit in de bijlage.",
    title: "Je websitecheck",
    intro:
      "Je liet een website bekijken. In de bijlage staat alles wat wij zagen: wat al goed is, wat klanten kost en hoe je het oplost. Met de knop open je het verslag op onze site.",
    button: "Open het verslag",
    untilLabel: "De link werkt tot",
    text: "Wil je dat wij het oplossen? Dat kan onder aan het verslag, of beantwoord deze mail.",
    why: "Je krijgt deze mail omdat dit adres is ingevuld bij een websitecheck op onze site. Was jij dat niet? Dan kun je deze mail weggooien.",
  },
  draft: {
    subject: "Je keuzes bij {name} staan klaar",
    preview: "Open je keuzes op welk apparaat je maar wilt.",
    title: "Ga verder waar je gebleven was",
    intro: "Met deze knop open je de configurator met je keuzes erin, op je telefoon, tablet of computer.",
    button: "Open mijn keuzes",
    untilLabel: "De link werkt tot",
    text: "Daarna wissen we wat je had ingevuld. Wie de link heeft, kan je keuzes lezen, dus stuur hem alleen door aan wie mag meekijken.",
    why: "Je krijgt deze mail omdat dit adres is ingevuld in de configurator op onze website. Was jij dat niet? Dan kun je deze mail weggooien; er gebeurt verder niets.",
  },
  /** Words that the mails about an appointment share; their own words are below. */
  appointment: {
    whenLabel: "Je afspraak",
    whenNoticeLabel: "De afspraak",
    was: "Was",
    duration: "Duur",
    minutes: "{appointmentMinutes} minuten",
    place: "Waar",
    byYourPhone: "We bellen je",
    byPhoneForHost: "Bellen naar {visitorPhone}",
    atOffice: "{street}, {postalCode} {town}",
    atCustomer: "Bij jou: {address}",
    atCustomerForHost: "Bij de klant: {address}",
    kind: "Soort",
    kinds: { call: "Gesprek aan de telefoon", meet: "Kennismaking", visit: "Kennismaking bij jou", intake: "Intake" },
    about: "Onderwerp",
    manage: "Verzetten of afzeggen",
    again: "Nieuwe afspraak maken",
    calendar:
      "De afspraak zit als bijlage bij deze mail. Open die, dan zet je de afspraak in je agenda of werk je hem bij.",
    calendarOff: "Stond de afspraak in je agenda? Open de bijlage om hem eruit te halen.",
    question: "Iets vragen of doorgeven? Beantwoord deze mail of bel {phone}.",
    why: "Je krijgt deze mail omdat met dit adres een afspraak is gemaakt op onze website. Was jij dat niet? Zeg de afspraak dan af met de link in deze mail.",
    whyOff: "Je krijgt deze mail omdat met dit adres een afspraak was gemaakt op onze website.",
    summary: "Gesprek met {name}",
    summaryForHost: "Gesprek met {visitor}",
    fileName: "afspraak.ics",
  },
  /** Places of appointments in a feed without names. */
  feed: { places: { phone: "Telefoon", office: "Hier", customer: "Bij de klant" } },
  appointments: {
    booked: {
      subject: "Je afspraak op {moment} staat vast",
      preview: "Tot dan! Komt het niet uit, verzet hem dan met de link in deze mail.",
      title: "Tot dan, {visitor}",
      intro: "Je afspraak staat vast. We nemen {appointmentMinutes} minuten de tijd voor je; voorbereiden hoeft niet.",
    },
    moved: {
      subject: "Je afspraak is verzet naar {moment}",
      preview: "De oude tijd vervalt.",
      title: "Je afspraak is verzet",
      intro: "De nieuwe tijd staat vast; de oude vervalt.",
    },
    movedByUs: {
      subject: "We verzetten je afspraak naar {moment}",
      preview: "De oude tijd vervalt. Komt de nieuwe niet uit, kies dan een andere met de link in deze mail.",
      title: "We hebben je afspraak verzet",
      intro:
        "De nieuwe tijd staat vast; de oude vervalt. Komt de nieuwe je niet uit, kies dan zelf een andere, of bel ons.",
    },
    cancelled: {
      subject: "Je afspraak op {moment} gaat niet door",
      preview: "De afspraak is afgezegd.",
      title: "Je afspraak is afgezegd",
      intro: "Deze afspraak gaat niet door. Een nieuwe maken kan altijd.",
    },
    cancelledByUs: {
      subject: "We moeten afzeggen: {moment}",
      preview: "Het spijt ons. Kies gerust een andere tijd.",
      title: "We moeten je afspraak afzeggen",
      intro: "Het spijt ons: op die tijd kunnen we toch niet. Kies een andere tijd die jou uitkomt, of bel ons.",
    },
    reminder: {
      subject: "Herinnering: je afspraak is {moment}",
      preview: "Komt het niet uit, verzet hem dan met de link in deze mail.",
      title: "Tot snel, {visitor}",
      intro: "We zien uit naar ons gesprek. Komt het je toch niet uit, dan kun je het nog verzetten of afzeggen.",
    },
  },
  appointmentNotices: {
    booked: { subject: "Nieuwe afspraak met {visitor}, {when}", title: "{visitor} heeft een afspraak gemaakt" },
    moved: { subject: "Verzet: {visitor}, {when}", title: "{visitor} heeft de afspraak verzet" },
    movedByUs: { subject: "Verzet: {visitor}, {when}", title: "De afspraak met {visitor} is verzet" },
    cancelled: { subject: "Afgezegd: {visitor}, {when}", title: "De afspraak met {visitor} is afgezegd" },
  },
  appointmentNotice: {
    preview: "{moment}",
    dashboard: "Open de agenda",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt. Een antwoord op deze mail gaat naar de bezoeker.",
  },
  /** Words that the mails about a quote share; their own words are below. */
  quote: {
    projectText:
      "Op je projectpagina kies je een moment voor de intake, lever je aan wat we nodig hebben en zie je waar we zijn.",
    project: "Naar je project",
    validUntilLabel: "Geldig tot en met",
    question: "Een vraag? Stel hem op de pagina van de offerte, beantwoord deze mail of bel {phone}.",
    why: "Je krijgt deze mail omdat we een offerte voor je hebben gemaakt. Was dat niet de bedoeling? Antwoord op deze mail, dan trekken we hem in.",
  },
  quotes: {
    sent: {
      subject: "Je offerte van {name}: {number}",
      preview: "Lees hem op je telefoon en geef akkoord als het klopt.",
      title: "Je offerte ligt klaar",
      intro:
        "Hallo {visitor}, hier is ons voorstel. Je leest het op je telefoon of computer en geeft daar ook akkoord. De bijlagen, de offerte en onze algemene voorwaarden, zijn om te bewaren of door te sturen.",
      button: "Bekijk de offerte",
    },
    version: {
      subject: "Je aangepaste offerte van {name}: {number}",
      preview: "Lees wat er is veranderd en geef akkoord als het klopt.",
      title: "Je offerte is aangepast",
      intro:
        "Hallo {visitor}, dit is een nieuwe versie van je offerte. Hij komt in de plaats van {former}; akkoord geven kan alleen nog met deze. De bijlagen, de offerte en onze algemene voorwaarden, zijn om te bewaren of door te sturen.",
      button: "Bekijk de nieuwe versie",
    },
    reminder: {
      subject: "Je offerte {number} verloopt bijna",
      preview: "Akkoord geven kan nog tot en met {validUntil}.",
      title: "Je offerte verloopt bijna",
      intro:
        "Hallo {visitor}, we stuurden je een offerte en hoorden nog niets. Dat mag: er is nog tijd. Past er iets niet, laat het dan weten; vaak is er een oplossing.",
      button: "Bekijk de offerte",
    },
    agreed: {
      subject: "Je bent akkoord met offerte {number}",
      preview: "De getekende offerte zit bij deze mail.",
      title: "Afgesproken, {visitor}",
      intro: "Je akkoord is vastgelegd. De getekende offerte zit als bijlage bij deze mail. {startSaid}",
      button: "Bekijk je offerte",
      question: "Een vraag? Beantwoord deze mail of bel {phone}.",
      why: "Je krijgt deze mail omdat met de link in de mail aan dit adres akkoord is gegeven op onze offerte. Was jij dat niet? Antwoord op deze mail of bel ons meteen.",
    },
  },
  quoteNotices: {
    agreed: { subject: "Akkoord: offerte {number} van {visitor}", title: "{visitor} gaat akkoord" },
    declined: { subject: "Niet akkoord: offerte {number} van {visitor}", title: "{visitor} gaat niet akkoord" },
    question: { subject: "Vraag over offerte {number} van {visitor}", title: "{visitor} heeft een vraag" },
  },
  quoteNotice: {
    preview: "Offerte {number}",
    dashboard: "Open de offerte",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt. Een antwoord op deze mail gaat naar de klant.",
  },
  /** Mail to a customer who asked a question about a quote. */
  quoteAnswer: {
    subject: "Antwoord op je vraag over offerte {number}",
    preview: "Je vroeg iets over de offerte. Hier is ons antwoord.",
    title: "Je hebt antwoord, {visitor}",
    questionLabel: "Je vraag",
    button: "Naar de offerte",
    open: "Nog iets onduidelijk? Stel je vraag op de pagina van de offerte, beantwoord deze mail of bel {phone}.",
    closed: "Nog iets onduidelijk? Beantwoord deze mail of bel {phone}.",
    why: "Je krijgt deze mail omdat je iets vroeg over een offerte van ons.",
  },
  /** Words that the mails about a project share; their own words are below. */
  project: {
    button: "Naar je project",
    question: "Een vraag? Beantwoord deze mail of bel {phone}.",
    why: "Je krijgt deze mail omdat wij voor je aan het werk zijn. Klopt dat niet? Antwoord op deze mail of bel ons.",
  },
  projects: {
    invited: {
      subject: "Je project bij {name}",
      preview: "Hier lever je alles aan en zie je waar we zijn.",
      title: "Hier staat je project",
      intro:
        "Hallo {visitor}, op je projectpagina lever je aan wat we nodig hebben, en zie je waar we zijn. Een account is niet nodig. Stuur de link alleen door aan wie mag meekijken.",
    },
    missing: {
      subject: "Dit hebben we nog van je nodig",
      preview: "Zodra het er is, begint de klok voor je eerste versie.",
      title: "Hier wachten we nog op",
      intro: "Hallo {visitor}, we willen graag verder. Alleen dit is nog niet binnen:",
    },
    back: {
      subject: "Kun je nog iets aanpassen?",
      preview: "We keken naar wat je stuurde en hebben een vraag.",
      title: "Bijna goed",
      intro: "Hallo {visitor}, dank voor wat je stuurde. Dit moet nog anders:",
    },
    shown: {
      subject: "Je eerste versie staat klaar",
      preview: "Bekijk hem en zeg wat je ervan vindt.",
      title: "Er staat een versie voor je klaar",
      intro:
        "Hallo {visitor}, hier staat je site zoals hij nu is. Bekijk hem op je telefoon en je computer. Op je projectpagina geef je akkoord of schrijf je op wat er anders moet.",
      button: "Akkoord of aanpassen",
    },
    waiting: {
      subject: "Wat vind je van je site?",
      preview: "We hoorden nog niets van je over de versie die klaarstaat.",
      title: "We wachten op je oordeel",
      intro:
        "Hallo {visitor}, er staat een versie van je site klaar en we hoorden nog niets. Bekijk je hem? Pas als jij akkoord bent gaat hij live.",
      button: "Akkoord of aanpassen",
    },
    moved: {
      subject: "Een datum van je project verandert",
      preview: "We schuiven een datum, en zeggen waarom.",
      title: "Een nieuwe datum",
      intro: "Hallo {visitor}, we hadden je een datum gegeven. Die verandert.",
    },
    live: {
      subject: "Je site staat live",
      preview: "Vanaf nu kan iedereen hem vinden.",
      title: "Je site staat live!",
      intro: "Hallo {visitor}, vanaf nu staat je site op internet:",
      button: "Hoe het nu verder gaat",
    },
  },
  projectNotices: {
    complete: { subject: "Alles binnen: {visitor}", title: "Van {visitor} is alles binnen" },
    approved: { subject: "Akkoord op de site: {visitor}", title: "{visitor} keurt de site goed" },
    changes: { subject: "Wijzigingen: {visitor}", title: "{visitor} wil iets anders" },
  },
  projectNotice: {
    preview: "Project van {visitor}",
    dashboard: "Open het project",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt. Een antwoord op deze mail gaat naar de klant.",
  },
  newsletter: {
    confirmation: {
      subject: "Wil je de nieuwsbrief van {name}?",
      preview: "Eén druk op de knop en je staat op de lijst.",
      title: "Bevestig je inschrijving",
      intro:
        "Iemand vulde dit adres in voor onze nieuwsbrief. Was jij dat? Bevestig het dan, zodat we zeker weten dat de post bij jou hoort.",
      button: "Ja, stuur mij de nieuwsbrief",
      untilLabel: "De link werkt tot",
      text: "Zonder bevestiging sturen we niets en wissen we je adres.",
      why: "Je krijgt deze mail omdat dit adres is ingevuld bij de nieuwsbrief op onze website. Was jij dat niet? Dan kun je deze mail weggooien; er gebeurt verder niets.",
    },
    welcome: {
      subject: "Welkom bij de nieuwsbrief van {name}",
      preview: "Je staat op de lijst.",
      title: "Je staat op de lijst",
      intro:
        "Leuk dat je meeleest. Als er een nieuw artikel is, of iets waar je als ondernemer in {serviceArea} wat aan hebt, hoor je het van ons. Heb je een vraag waar we over moeten schrijven? Antwoord gewoon op een van onze mails.",
      text: "Stoppen kan altijd: onder aan elke nieuwsbrief staat een link om je af te melden.",
      unsubscribe: "Toch liever niet? Meld je af",
      why: "Je krijgt deze mail omdat je je aanmelding voor onze nieuwsbrief hebt bevestigd.",
    },
    letter: {
      unsubscribe: "Geen nieuwsbrief meer? Meld je af",
      why: "Je krijgt deze mail omdat je je op onze nieuwsbrief hebt ingeschreven en dat hebt bevestigd.",
    },
    already: {
      subject: "Je krijgt de nieuwsbrief van {name} al",
      preview: "Je hoeft niets te doen.",
      title: "Je stond er al op",
      intro:
        "Iemand vulde dit adres in voor onze nieuwsbrief, en je krijgt hem al. Je hoeft niets te doen. Komt hij niet aan? Kijk dan in je map met ongewenste mail.",
      text: "Was jij het niet? Dan heeft iemand zich vast vertypt. Er is niets veranderd.",
      unsubscribe: "Geen nieuwsbrief meer? Meld je af",
      why: "Je krijgt deze mail omdat dit adres is ingevuld bij de nieuwsbrief op onze website.",
    },
  },
  notices: {
    "offer-request": { subject: "Nieuwe aanvraag van {visitor}", title: "{visitor} vraagt een offerte aan" },
    "package-contact": { subject: "Nieuwe pakketaanvraag van {visitor}", title: "{visitor} vraagt een pakket aan" },
    "meta-ads-lead": {
      subject: "Nieuwe lead uit je advertentie: {visitor}",
      title: "{visitor} reageert op je advertentie",
    },
    configurator: {
      subject: "Nieuwe configuratoraanvraag van {visitor}",
      title: "{visitor} heeft een website samengesteld",
    },
  },
  notice: {
    preview: "Antwoord vóór {answerBy}.",
    answerByLabel: "Antwoord uiterlijk op",
    call: "Bel {phone}",
    whatsapp: "WhatsApp",
    write: "Mail terug",
    test: "Test",
    testText: "Dit is een proef. Er wacht niemand op antwoord en de lead telt nergens mee.",
    name: "Naam",
    email: "E-mail",
    language: "Taal",
    languages: { nl: "Nederlands", en: "Engels" },
    source: "Formulier",
    requestedAt: "Binnen op",
    lead: "Open de aanvraag",
    dashboard: "Open het dashboard",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt. Een antwoord op deze mail gaat naar de aanvrager.",
    whyNoReply:
      "Deze mail gaat naar het adres dat aanvragen van de website ontvangt. De aanvrager liet geen e-mailadres achter: een antwoord op deze mail bereikt de aanvrager niet.",
  },
  /** Mail to the owner: Meta no longer lets us fetch leads. */
  metaToken: {
    subject: "Actie nodig: leads van Meta komen niet meer binnen",
    preview: "De toegang tot Meta is verlopen. Maak een nieuwe aan.",
    title: "De toegang tot Meta is verlopen",
    intro:
      "Meta accepteert onze toegangssleutel niet meer. Nieuwe leads uit je advertenties blijven daardoor bij Meta staan tot er een nieuwe sleutel is. Er gaat niets verloren: daarna halen we alles alsnog op.",
    sinceLabel: "Niet meer geldig sinds",
    waitingLabel: "Leads die wachten",
    reasonLabel: "Meta zegt",
    todoTitle: "Wat je moet doen",
    todo: "Maak bij Meta een nieuwe toegangssleutel en laat hem op de server zetten als META_ACCESS_TOKEN. De stappen staan op je dashboard.",
    button: "Bekijk de stappen",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt.",
  },
  /** Mail to the owner: a lead from an advertisement that could not be fetched. */
  metaLead: {
    subject: "Actie nodig: een lead van Meta bleef hangen",
    preview: "We hebben het vaak genoeg geprobeerd. Kijk wat er aan de hand is.",
    title: "Een lead bleef bij Meta hangen",
    intro:
      "Meta meldde een lead, maar gaf hem niet aan ons. We proberen het niet vanzelf nog een keer. Er wacht misschien iemand op je telefoontje.",
    sinceLabel: "Opgegeven op",
    waitingLabel: "Leads die we misten",
    reasonLabel: "Meta zegt",
    todoTitle: "Wat je kunt doen",
    todo: "Kijk op je dashboard wat er misging en haal de lead daar opnieuw op. Lukt dat niet, dan vind je hem in je advertentieaccount, bij Leads.",
    button: "Bekijk de lead",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt.",
  },
  /** Mail to the owner: a lead from an advertisement that Meta does not release yet, and that is tried again. */
  metaLeadHeld: {
    subject: "Actie nodig: Meta geeft ons een lead niet",
    preview: "Er wacht misschien iemand op je telefoontje.",
    title: "Meta geeft ons een lead niet",
    intro:
      "Meta meldde een lead, maar geeft hem niet aan ons. We blijven het proberen. Er wacht misschien iemand op je telefoontje.",
    sinceLabel: "Laatst geprobeerd op",
    waitingLabel: "Leads die wachten",
    reasonLabel: "Meta zegt",
    todoTitle: "Wat je kunt doen",
    todo: "Kijk op je dashboard wat er misgaat. Mag de toegangssleutel de lead niet zien, kijk dan bij Leadtoegang in de bedrijfsinstellingen van Meta: is dat in orde, dan komt hij vanzelf binnen. Tot die tijd vind je hem in je advertentieaccount, bij Leads.",
    button: "Bekijk de lead",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt.",
  },
  /** Mail to the owner: a visitor of the chat who may be contacted. */
  chatContact: {
    subject: "Contactgegevens uit de chat: {visitor}",
    preview: "Open het gesprek en neem contact op.",
    title: "{visitor} laat contactgegevens achter",
    nobody: "Een bezoeker",
    open: "Open het gesprek",
    phone: "Telefoon",
    said: "Laatst gezegd",
    page: "Op pagina",
    agreedAt: "Achtergelaten op",
    why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt.",
  },
  /** Mail to a visitor who was away when a person answered in the chat. */
  chatAnswer: {
    subject: "Antwoord op je vraag aan {name}",
    preview: "Je was even weg, dus mailen we ons antwoord.",
    title: "Je hebt antwoord",
    titleFor: "Je hebt antwoord, {visitor}",
    intro: "Je stelde een vraag in de chat op onze website. Toen wij antwoordden, was je er niet meer.",
    answerLabel: "Ons antwoord",
    button: "Verder in de chat",
    text: "Je vindt je gesprek terug in de browser waarin je het begon. Antwoorden op deze mail kan ook.",
    why: "Je krijgt deze mail omdat je dit adres hebt achtergelaten in de chat op onze website. Was jij dat niet? Dan kun je deze mail weggooien.",
  },
  followUp: {
    why: "Je krijgt deze mail omdat je ons iets vroeg. Liever geen berichten meer? Antwoord dat op deze mail, dan stoppen we.",
  },
  reviewInvitation: {
    subject: "Hoe vind je het met {name} tot nu toe?",
    preview: "Twee minuten, en we leren ervan.",
    title: "Hoe vind je het tot nu toe?",
    titleFor: "Hoe vind je het tot nu toe, {visitor}?",
    intro:
      "Je website staat live. Wil je vertellen wat er goed gaat, en wat beter kan? Met jouw woorden weet een volgende ondernemer waar hij aan toe is.",
    button: "Geef je beoordeling",
    text: "We vragen dit aan elke klant, één keer. De link is alleen van jou, en we plaatsen niets zonder dat je het goedvindt.",
    decline: "Liever niet? Zeg het hier",
    why: "Je krijgt deze mail omdat je klant van ons bent geworden.",
  },
  hours: { range: "van {first} tot en met {last}", day: "op {day}", slot: "{days} tussen {from} en {to}" },
  footer: { kvk: "KvK\u00a0{kvk}", vat: "btw\u00a0{vat}" },
};
