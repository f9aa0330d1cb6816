/** The desk's words for times that cannot be booked. */
export const nl = {
  metaTitle: "Tijd blokkeren | {name}",
  title: "Tijd blokkeren",
  subtitle:
    "Vakantie, een vrije middag, een beurs: in die tijd kan niemand een afspraak maken. Bezoekers zien alleen dat er niets vrij is.",
  back: "Terug naar de agenda",
  form: {
    label: "Nieuwe blokkade",
    from: "Van",
    until: "Tot en met",
    untilHint: "Leeg: dezelfde dag",
    fromTime: "Vanaf hoe laat",
    untilTime: "Tot hoe laat",
    timeHint: "Leeg: de hele dag",
    note: "Notitie",
    noteHint: "Alleen voor jullie",
    submit: "Blokkeer deze tijd",
  },
  problems: {
    day: "Kies een dag die bestaat.",
    time: "Vul een tijd in, zoals 13:30.",
    note: "Maak de notitie korter, zonder vreemde tekens.",
    order: "Het einde ligt vóór het begin. Kies een later einde.",
    past: "Deze tijd is al voorbij. Kies een tijd die nog komt.",
    far: "Dit is wel erg ver weg. Klopt het jaar?",
  },
  list: {
    label: "Geblokkeerd",
    wholeDay: "hele dag",
    by: "Door",
    unblock: "Vrijgeven",
    more: "Tijd blokkeren",
  },
  booked: {
    one: "Er staat nog een afspraak in deze tijd. Verzet hem, of zeg hem af in de agenda, als hij niet door kan gaan:",
    more: "Er staan nog afspraken in deze tijd. Verzet ze, of zeg ze af in de agenda, als ze niet door kunnen gaan:",
    move: "Verzetten",
  },
  empty: { title: "Niets geblokkeerd", text: "Alle tijden binnen je openingsuren zijn te boeken." },
  outcomes: {
    blocked: "Deze tijd is geblokkeerd. Niemand kan er nog een afspraak maken.",
    already: "Deze tijd was al zo geblokkeerd. Er is niets bijgekomen.",
    unblocked: "Deze tijd is weer te boeken.",
    reblocked: "Deze tijd is weer geblokkeerd.",
    gone: "Deze blokkade is al voorbij of aangepast.",
  },
  undo: "Ongedaan maken",
};
