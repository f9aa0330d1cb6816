/**
 * Notices to the owner when something stops the site from working, and when that is over; `{since}`, `{until}`,
 * `{length}` and `{machine}` are filled in on use.
 */
export const nl = {
  labels: {
    mail: { since: "Wacht sinds", found: "E-mails die wachten", about: "Reden" },
    disk: { since: "Bijna vol sinds", found: "Nog vrij", about: "Server" },
    mailbox: { since: "Niet gelezen sinds", found: "Mailbox", about: "Reden" },
    calendar: { since: "Niet gelezen sinds", found: "Agenda", about: "Reden" },
  },
  /** Shown if nothing has been tried yet. */
  noReason: "Nog niet bekend",
  todoTitle: "Wat je moet doen",
  mail: {
    begun: {
      subject: "Actie nodig: e-mails gaan niet weg",
      preview: "Er blijft e-mail liggen. Kijk of de mailserver werkt.",
      title: "E-mails gaan niet weg",
      intro:
        "Er blijft e-mail liggen die al weg had moeten zijn, ook aan klanten. Er gaat niets verloren: alles is bewaard en we blijven het proberen.",
      todo: "Kijk bij Beheer → Mailinstellingen of de mailserver nog werkt. Werkt hij weer, dan gaat alles vanzelf weg.",
      button: "Bekijk de e-mails",
    },
    over: {
      subject: "E-mails gaan weer weg, na {length}",
      preview: "De mail werkt weer. Je hoeft niets te doen.",
      title: "E-mails gaan weer weg",
      intro:
        "Van {since} tot {until} bleef er e-mail liggen: {length}. Wat wachtte, is verzonden. Is een e-mail opgegeven, dan staat hij bij de e-mails, met de reden en een knop om hem nog eens te sturen.",
      button: "Bekijk de e-mails",
    },
    givenUp: {
      subject: "Actie nodig: e-mails zijn opgegeven",
      preview: "Ze konden niet weg. Verstuur ze opnieuw zodra de mailserver werkt.",
      title: "E-mails zijn opgegeven",
      intro:
        "E-mails die sinds {since} bleven liggen, konden niet weg en zijn opgegeven. Ze staan bij de e-mails, met de reden en een knop om ze opnieuw te versturen. Kijk eerst bij Beheer → Mailinstellingen of de mailserver nog werkt.",
      button: "Bekijk de e-mails",
    },
    push: { title: "E-mails gaan niet weg", body: "Kijk of de mailserver werkt." },
  },
  disk: {
    begun: {
      subject: "Actie nodig: de schijf van de server is bijna vol",
      preview: "Maak ruimte, anders kunnen aanvragen niet meer worden opgeslagen.",
      title: "De schijf is bijna vol",
      intro:
        "De schijf waarop de site zijn gegevens bewaart, is bijna vol. Is hij helemaal vol, dan kan de site geen aanvragen meer opslaan.",
      todo: "Verwijder wat niet nodig is, zoals oude reservekopieën, of maak de schijf groter.",
      button: "Naar het dashboard",
    },
    over: {
      subject: "Er is weer ruimte op de schijf, na {length}",
      preview: "De schijf is niet meer bijna vol. Je hoeft niets te doen.",
      title: "Er is weer ruimte op de schijf",
      intro: "Van {since} tot {until} was de schijf van {machine} bijna vol. Nu is er weer genoeg ruimte.",
      button: "Naar het dashboard",
    },
    push: { title: "De schijf van de server is bijna vol", body: "Maak ruimte, anders gaan er aanvragen verloren." },
  },
  mailbox: {
    begun: {
      subject: "Actie nodig: de mailbox kan niet worden gelezen",
      preview: "Antwoorden van klanten komen nu niet op de desk. In de mailbox zelf staan ze wel.",
      title: "De mailbox kan niet worden gelezen",
      intro:
        "Antwoorden van klanten komen nu niet op de desk, en antwoorden die je zelf in een ander mailprogramma schrijft, tellen nog niet mee. Er gaat niets verloren: in de mailbox staat alles, en we blijven het proberen.",
      todo: "Kijk bij Beheer → Mailinstellingen, en probeer het daar opnieuw. Werkt het weer, dan komt alles vanzelf alsnog.",
      button: "Bekijk de mailbox",
    },
    over: {
      subject: "De mailbox wordt weer gelezen, na {length}",
      preview: "Alles staat weer op de desk. Je hoeft niets te doen.",
      title: "De mailbox wordt weer gelezen",
      intro:
        "Van {since} tot {until} kon de mailbox niet worden gelezen: {length}. Wat intussen binnenkwam, staat nu op de desk.",
      button: "Bekijk de mailbox",
    },
    push: { title: "De mailbox kan niet worden gelezen", body: "Kijk bij de mailbox wat er te doen is." },
  },
  calendar: {
    begun: {
      subject: "Actie nodig: een gekoppelde agenda kan niet worden gelezen",
      preview: "Klanten kunnen nu een moment kiezen waarop iemand bezet is.",
      title: "Een gekoppelde agenda kan niet worden gelezen",
      intro:
        "Wat sindsdien in deze agenda is gezet, weten we niet. Zolang dat duurt, geldt wat we het laatst lazen: klanten kunnen een moment kiezen waarop iemand intussen bezet is.",
      todo: "Wie de agenda heeft gekoppeld, kan hem bij Je account → Je agenda’s opnieuw invoeren. Wordt hij niet meer gebruikt, haal hem daar dan weg.",
      button: "Bekijk de agenda’s",
    },
    over: {
      subject: "De gekoppelde agenda’s worden weer gelezen, na {length}",
      preview: "De vrije momenten kloppen weer. Je hoeft niets te doen.",
      title: "De gekoppelde agenda’s worden weer gelezen",
      intro:
        "Van {since} tot {until} kon een gekoppelde agenda niet worden gelezen: {length}. Kijk of er in die tijd een afspraak is gemaakt op een moment waarop iemand bezet is.",
      button: "Bekijk de agenda’s",
    },
    push: { title: "Een agenda kan niet worden gelezen", body: "Kijk bij Je account → Je agenda’s." },
  },
  why: "Deze mail gaat naar het adres dat aanvragen van de website ontvangt.",
};
