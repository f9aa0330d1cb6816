/**
 * The notifications on devices, and the page where they are switched on; `{name}`, `{number}` and `{moment}`
 * are filled in on use.
 */
export const nl = {
  metaTitle: "Meldingen",
  title: "Meldingen",
  subtitle: "Hoor het meteen als er iets binnenkomt, ook als de desk dicht is.",
  outcomes: {
    removed: "Dat apparaat krijgt geen meldingen meer.",
    gone: "Dat apparaat stond al niet meer in de lijst.",
    testSent: "De testmelding is verstuurd. Na een paar seconden staat hij op het apparaat.",
    testGone: "Dat apparaat neemt geen meldingen meer aan en is uit de lijst gehaald. Zet ze daar opnieuw aan.",
    testFailed: "De testmelding kwam niet aan. Probeer het over een minuut opnieuw.",
  },
  here: {
    title: "Op dit apparaat",
    checking: "Even kijken wat deze browser kan…",
    noScript: "Meldingen aanzetten kan alleen met JavaScript aan.",
    states: {
      off: { title: "Meldingen staan uit", text: "Zet ze aan en je browser vraagt één keer om toestemming." },
      on: { title: "Meldingen staan aan", text: "Je hoort het hier, ook als de desk dicht is." },
      denied: {
        title: "Meldingen zijn geblokkeerd",
        text: "Je hebt ze eerder geweigerd. Klik op het slotje naast het adres, sta meldingen toe en laad deze pagina opnieuw.",
      },
      homeScreen: {
        title: "Zet op beginscherm",
        text: "Op een iPhone of iPad werken meldingen alleen in de app. Tik op Deel, kies ‘Zet op beginscherm’, open de desk daar en kom terug naar deze pagina.",
      },
      unsupported: {
        title: "Deze browser kan dit niet",
        text: "Gebruik een recente Chrome, Edge, Firefox of Safari, op het beveiligde adres van de site.",
      },
    },
    turnOn: "Zet meldingen aan",
    turningOn: "Bezig met aanzetten...",
    turnOff: "Zet uit",
    turningOff: "Bezig met uitzetten...",
    failed: "Dat lukte niet. Probeer het zo nog eens. Lukt het dan niet, controleer je verbinding.",
  },
  sound: {
    title: "Geluid",
    text: "Een kort geluid bij een nieuwe aanvraag of een nieuw bericht, zolang de desk openstaat. Hoeveel tabbladen er ook open zijn: het klinkt één keer.",
    turnOn: "Zet geluid aan",
    turnOff: "Zet geluid uit",
    on: "Geluid staat aan op dit apparaat.",
    off: "Geluid staat uit op dit apparaat.",
  },
  devices: {
    title: "Je apparaten",
    empty: {
      title: "Nog geen apparaat",
      text: "Zet meldingen aan op je telefoon en je computer: elk apparaat staat dan hier.",
    },
    here: "dit apparaat",
    since: "Sinds {moment}",
    lastSent: "Laatste melding {moment}",
    problem: "De laatste melding kwam niet aan",
    test: "Stuur een testmelding",
    remove: "Verwijder",
    confirm: "{name} krijgt dan geen meldingen meer. Aanzetten kan altijd weer, op het apparaat zelf.",
    confirmButton: "Ja, verwijder",
    pending: "Bezig...",
    note: "Een apparaat blijft meldingen krijgen als je daar uitlogt. Verwijder het hier als je het niet meer gebruikt.",
  },
  about: {
    title: "Wat je krijgt",
    items: [
      "Elke nieuwe aanvraag; een lead uit een advertentie met haast",
      "Een bericht in de chat, als niemand naar de desk kijkt",
      "Een nieuwe afspraak",
      "Een akkoord, een afwijzing of een vraag over een offerte",
      "Voor eigenaren: e-mail die niet weggaat, of een schijf die bijna vol is",
    ],
    privacy: "In een melding staan een naam en wat er is gevraagd, versleuteld tot op je apparaat.",
  },
  /** A device of which nothing is known. */
  unknownDevice: "Onbekende browser",
  push: {
    lead: "Nieuwe aanvraag",
    adsLead: "Advertentielead: contact uiterlijk {moment}",
    from: {
      "offer-request": "via een formulier",
      "configurator-request": "via de configurator",
      conversation: "via de chat",
      appointment: "via de agenda",
    },
    message: "Nieuw bericht in de chat",
    mail: "Antwoord per mail",
    review: "Nieuwe beoordeling",
    somebody: "Een bezoeker",
    appointment: "Nieuwe afspraak",
    assigned: "{who} gaf je een lead",
    assignedSeveral: "{who} gaf je {count} leads",
    seeYours: "Ze staan bij ‘Van mij’.",
    "quote-asked": "Vraag over een offerte",
    "quote-agreed": "Offerte akkoord",
    "quote-declined": "Offerte niet akkoord",
    test: { title: "Meldingen van {name} werken", body: "Zo hoor je het als er iets binnenkomt." },
  },
  /** Toasts at the desk, in addition to those of the chat. */
  news: {
    mail: "Antwoord per mail",
    "quote-viewed": "Je offerte wordt bekeken",
    "quote-asked": "Nieuwe vraag over een offerte",
    "quote-agreed": "Offerte akkoord!",
    "quote-declined": "Offerte niet akkoord",
    "meta-lead": "Een lead van Meta kon niet worden opgehaald",
    "meta-token": "De toegang tot Meta is verlopen",
  },
  manifest: { name: "{name} desk", description: "Aanvragen, gesprekken en offertes van {name}." },
};
