/** An appointment that somebody at the desk makes for a lead. */
export const nl = {
  metaTitle: "Afspraak maken | {name}",
  title: "Afspraak maken",
  back: "Terug naar de lead",
  already: "Staat al: {moment}",
  kind: {
    title: "Hoe",
    phone: "Aan de telefoon",
    office: "Op kantoor",
    number: "Nummer om te bellen",
  },
  how: {
    title: "Wanneer",
    free: "Vrij moment",
    other: "Ander moment",
    otherHint: "Elke dag en tijd, ook buiten de openingstijden. Een afspraak duurt {appointmentMinutes} minuten.",
    noFree: "De komende {appointmentWeeksAhead} weken is alles bezet of geblokkeerd. Kies een ander moment.",
  },
  subject: "Waar gaat het over?",
  subjectHint: "Mag leeg blijven",
  mail: "Mail de bevestiging met agenda-uitnodiging aan {to}",
  mailHint: "In het {language}, met een link om de afspraak te verzetten of af te zeggen.",
  languages: { nl: "Nederlands", en: "Engels" },
  noMail: "Er is geen e-mailadres bekend: er gaat geen mail uit. Spreek het moment zelf af.",
  submit: "Zet in de agenda",
  pending: "Bezig...",
  unusual: {
    title: "Dit is geen gewoon moment",
    closed: "{moment} is buiten de openingstijden.",
    blocked: "Op dit moment is de agenda geblokkeerd.",
    overlap: "Dan is er ook een afspraak met {name}, van {from} tot {to}.",
    tick: "Ja, zo bedoel ik het",
  },
  problems: {
    invalid: "Kijk de velden hieronder na.",
    conflict: "Deze lead is intussen gewijzigd. Kijk of de afspraak nog klopt en verstuur dan opnieuw.",
    failed: "De server is nu niet bereikbaar. Wat je koos, staat er nog; probeer het zo opnieuw.",
    signedOut: "Je bent uitgelogd. Wat je koos, staat er nog; log in en verstuur dan opnieuw.",
  },
  errors: {
    phoneMissing: "Vul het nummer in dat we bellen, of kies ‘Op kantoor’.",
    phoneInvalid: "Vul een telefoonnummer in van minstens zes cijfers.",
    timeMissing: "Kies een dag en een tijd.",
    dayMissing: "Vul een dag in.",
    clockMissing: "Vul een tijd in.",
    past: "Dit moment is al geweest.",
    far: "Dit is meer dan twee jaar vooruit. Klopt het jaar?",
    subject: "Dit is te lang, of er staat een teken in dat niet kan.",
  },
};

export type LeadAppointmentCopy = typeof nl;
