export const nl = {
  roles: { owner: "eigenaar", staff: "medewerker" },
  invite: {
    subject: "{inviter} nodigt je uit voor de desk van {name}",
    preview: "Kies een wachtwoord en ga aan de slag.",
    title: "Je bent uitgenodigd",
    intro: "{inviter} wil dat je meewerkt aan de aanvragen van {name}, als {role}. Kies via de knop een wachtwoord.",
    button: "Kies een wachtwoord",
    untilLabel: "De link werkt tot",
    text: "De link werkt één keer. Stuur hem niet door.",
    why: "Je krijgt deze mail omdat een eigenaar van de desk dit adres heeft ingevuld. Ken je {name} niet? Dan kun je deze mail weggooien.",
  },
  reset: {
    subject: "Nieuw wachtwoord voor de desk van {name}",
    preview: "Kies een nieuw wachtwoord.",
    title: "Kies een nieuw wachtwoord",
    intro: "Je vroeg om een nieuw wachtwoord voor de desk van {name}. Kies het via de knop.",
    button: "Kies een wachtwoord",
    untilLabel: "De link werkt tot",
    text: "Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het was.",
    why: "Je krijgt deze mail omdat iemand dit adres invulde bij ‘Wachtwoord vergeten’.",
  },
  notice: {
    atLabel: "Wanneer",
    deviceLabel: "Waarmee",
    button: "Bekijk je account",
    notYou: "Was jij dit niet?",
    forgot: "Kies dan meteen een nieuw wachtwoord.",
    why: "Je krijgt deze mail omdat je met dit adres kunt inloggen bij de desk van {name}.",
    changes: {
      "two-step-on": {
        subject: "Inloggen in twee stappen staat aan",
        title: "Twee stappen staat aan",
        text: "Bij het inloggen vragen we voortaan ook een code van je telefoon.",
      },
      "two-step-off": {
        subject: "Inloggen in twee stappen staat uit",
        title: "Twee stappen staat uit",
        text: "Je wachtwoord is weer genoeg om in te loggen.",
      },
      "two-step-reset": {
        subject: "Een eigenaar zette inloggen in twee stappen uit",
        title: "Twee stappen staat uit",
        text: "Een eigenaar van de desk zette het voor je uit. Log in met je wachtwoord en zet het weer aan.",
      },
      "password-changed": {
        subject: "Je wachtwoord is gewijzigd",
        title: "Je wachtwoord is gewijzigd",
        text: "Op andere apparaten ben je uitgelogd.",
      },
      "recovery-code-used": {
        subject: "Er is ingelogd met een herstelcode",
        title: "Ingelogd met een herstelcode",
        text: "Een van je herstelcodes is gebruikt. Die werkt nu niet meer.",
      },
      "recovery-codes-renewed": {
        subject: "Je hebt nieuwe herstelcodes",
        title: "Nieuwe herstelcodes",
        text: "Er zijn nieuwe herstelcodes voor je account gemaakt. De oude werken niet meer.",
      },
      "new-device": {
        subject: "Er is ingelogd op een nieuw apparaat",
        title: "Ingelogd op een nieuw apparaat",
        text: "Iemand is met jouw account ingelogd in een browser die we nog niet kenden. Was jij dat, dan hoef je niets te doen.",
      },
    },
  },
};
