/** Leads that somebody at the desk enters, and those that wait on a device. Completed on use. */
export const nl = {
  metaTitle: "Nieuwe lead | {name}",
  title: "Nieuwe lead",
  subtitle: "Wie belde, appte of langskwam. Een naam met een nummer of een adres is genoeg.",
  shared: "Overgenomen uit wat je deelde. Kijk het na voor je bewaart.",
  fields: {
    name: "Naam",
    phone: "Telefoonnummer",
    email: "E-mailadres",
    either: "of een adres",
    company: "Bedrijf",
    channel: "Hoe kwam deze lead?",
    referredBy: "Door wie?",
    service: "Waarover?",
    anyService: "Nog niet bekend",
    message: "Notitie",
    next: "Volgende actie",
    nextAction: "Wat ga je doen?",
    nextActionOn: "Wanneer",
    confirm: "Stuur de bevestiging per e-mail",
    confirmHint: "Anders gaat er geen mail. De notitie gaat nooit mee.",
  },
  more: "Bedrijf en bevestiging",
  channels: {
    phone: "Gebeld",
    whatsapp: "WhatsApp",
    visit: "Langs geweest",
    referral: "Doorverwezen",
    other: "Anders",
  },
  chips: {
    label: "Kies een volgende actie",
    callToday: "Terugbellen vandaag",
    callNext: "Terugbellen {day} {time}",
    quoteNext: "Offerte maken {day}",
  },
  actions: { call: "Terugbellen", callAt: "Terugbellen om {time}", quote: "Offerte maken" },
  tomorrow: "morgen",
  known: {
    label: "Misschien bekend",
    by: {
      email: "Dit adres is van {name}, aanvraag van {day}. Deze lead komt er vanzelf bij.",
      phone: "Dit nummer is van {name}, aanvraag van {day}. Dezelfde? Zet erbij.",
      name: "{name} is bekend, aanvraag van {day}. Dezelfde? Zet erbij.",
    },
  },
  submit: "Bewaar lead",
  pending: "Bezig met bewaren...",
  errors: {
    nameMissing: "Vul een naam in.",
    contactMissing: "Vul een nummer of een e-mailadres in.",
    phoneInvalid: "Dit is geen heel nummer. Schrijf het met netnummer, of met + en landcode.",
    confirmAddress: "Voor een bevestiging is een e-mailadres nodig.",
    actionMissing: "Zeg ook wat er die dag te doen is.",
    dayInvalid: "Kies een dag.",
  },
  problems: {
    invalid: "Nog niet bewaard. Kijk de velden met een opmerking na.",
    signedOut: "Nog niet bewaard: je bent niet meer ingelogd. Wat je typte, blijft staan.",
  },
  /** Before what somebody of the desk noted. */
  referredBy: "Doorverwezen door: {who}",
  waiting: {
    one: "{name} wacht op dit toestel op verbinding, en gaat dan vanzelf uit.",
    other: "{count} leads wachten op dit toestel op verbinding, en gaan dan vanzelf uit.",
    refused: "{name} kon niet worden bewaard. Open de lead en kijk die na.",
    edit: "Open {name}",
    sent: "Bewaard: {name}",
    view: "Bekijk",
  },
};

export type LeadByHandCopy = typeof nl;
