/** The pages that links in the newsletter's mails lead to. */
export const nl = {
  confirm: {
    pageTitle: "Nieuwsbrief bevestigen | {name}",
    open: {
      code: "Bijna",
      title: "Nog één druk op de knop",
      text: "Bevestig dat je de nieuwsbrief van {name} op dit adres wilt krijgen:",
      button: "Ja, schrijf mij in",
    },
    done: {
      code: "Post",
      title: "Je staat op de lijst",
      text: "Vanaf nu krijg je onze nieuwsbrief op dit adres:",
    },
    unknown: {
      code: "Los",
      title: "Deze link werkt niet meer",
      text: "Misschien is hij verlopen, of niet helemaal overgekomen uit je mail. Schrijf je gerust opnieuw in, dan sturen we een verse link.",
    },
    again: "Opnieuw inschrijven",
    read: "Lees de artikelen",
  },
  unsubscribe: {
    pageTitle: "Afmelden voor de nieuwsbrief | {name}",
    open: {
      code: "Dag?",
      title: "Wil je je afmelden?",
      text: "Na een druk op de knop krijg je op dit adres geen nieuwsbrief meer:",
      button: "Meld mij af",
    },
    done: {
      code: "Dag",
      title: "Je bent afgemeld",
      text: "Dit adres krijgt geen nieuwsbrief meer:",
    },
    unknown: {
      code: "Los",
      title: "Deze link kennen we niet",
      text: "Misschien is hij niet helemaal overgekomen uit je mail. Stuur ons een bericht, dan halen we je adres van de lijst.",
    },
    again: "Toch weer inschrijven",
    write: "Mail {privacyEmail}",
  },
  working: "Een ogenblik...",
};
