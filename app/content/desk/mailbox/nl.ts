/**
 * The desk's words about the owner's mailbox. They name it (`{mailbox}`), moments (`{moment}`, `{day}`), people
 * (`{name}`, `{address}`) and numbers (`{count}`).
 */
export const nl = {
  metaTitle: "Mailbox | {name}",
  title: "Mailbox",
  subtitle:
    "Mail van en aan mensen die je kent, staat vanzelf bij hun aanvraag. Hier staat hoe het met de mailbox gaat, en wat er van onbekenden binnenkwam. De desk leest alleen: in de mailbox zelf verandert niets.",
  state: {
    title: "Hoe het gaat",
    off: "Er wordt geen mailbox gelezen. De eigenaar stelt er een in bij Beheer → Mailinstellingen.",
    starting: "De mailbox {mailbox} wordt voor het eerst geopend.",
    fine: "De mailbox {mailbox} wordt gelezen. Voor het laatst gekeken: {moment}.",
    late: "De mailbox {mailbox} is sinds {moment} niet gelezen. Kijk of de site goed draait.",
    sent: "Verzonden mail staat in de map ‘{folder}’.",
    noSent:
      "Er is geen map voor verzonden mail gevonden: antwoorden uit een ander mailprogramma ziet de desk dus niet. De eigenaar vult de naam van de map in bij Beheer → Mailinstellingen.",
    since: "Gelezen wordt wat er sinds {moment} in staat.",
    elsewhere:
      "Wie op een mail van jullie antwoordt, schrijft naar {address}. Mail aan dat adres kwam hier nog niet binnen. Stuur er zelf een mail heen. Komt die hier niet aan, laat {address} dan doorsturen naar deze mailbox, of stel bij Beheer → Mailinstellingen de mailbox van {address} in.",
    trouble:
      "Sinds {moment} kan de mailbox {mailbox} niet worden gelezen. We proberen het steeds opnieuw. De instellingen staan bij Beheer → Mailinstellingen.",
  },
  settings: "Naar de mailinstellingen",
  troubles: {
    password: "De mailserver weigert de gebruikersnaam of het wachtwoord.",
    "app-password": "De aanbieder wil een app-wachtwoord in plaats van je gewone wachtwoord.",
    token:
      "De aanbieder weigert het token in MAIL_OAUTH_REFRESH_TOKEN: het is verlopen of ingetrokken, of hoort bij een andere mailbox. Zet er een nieuw in (docs/operations.md zegt hoe) en start de site opnieuw.",
    certificate: "Met het certificaat van de mailserver klopt iets niet. Vraag het de aanbieder.",
    "certificate-expired": "Het certificaat van de mailserver is verlopen. Daar kan alleen je aanbieder iets aan doen.",
    "certificate-name":
      "Het certificaat van de mailserver hoort bij een andere naam. Neem de servernaam die je aanbieder opgeeft, niet je eigen domein.",
    "certificate-unknown":
      "Het certificaat van de mailserver is niet uitgegeven door een bekende instantie. Is het je eigen server, dan kan wie de site beheert het met NODE_EXTRA_CA_CERTS vertrouwen.",
    "wrong-security": "De beveiliging past niet bij de poort. Kies TLS bij poort 993, en STARTTLS bij poort 143.",
    "no-tls":
      "De mailserver biedt geen versleutelde verbinding aan. Kies TLS met poort 993, of vraag het de aanbieder.",
    "unknown-host": "De naam van de mailserver bestaat niet. Kijk of hij goed gespeld is.",
    unreachable: "De mailserver neemt geen verbinding aan. Kijk of de poort klopt.",
    silent: "De mailserver geeft geen antwoord. Kijk of de poort klopt.",
    "no-inbox": "De mailserver geeft de map INBOX niet. Vraag de aanbieder of IMAP aanstaat.",
    other: "De mailserver zegt iets wat we niet begrijpen. Het logboek van de server zegt meer.",
  },
  older: {
    open: "Ook oudere mail lezen",
    explain: "Alleen mail van en aan mensen die de desk al kent, komt erbij. Niemand krijgt er een melding van.",
    from: "Vanaf",
    submit: "Lees oudere mail",
    reading: "Oudere mail wordt gelezen, vanaf {day}.",
  },
  tray: {
    title: "Nieuw in de mailbox",
    explain:
      "Mail van adressen die de desk niet kent. Alleen afzender, onderwerp en datum worden bewaard, zeven dagen lang.",
    empty: { title: "Niets nieuws", text: "Schrijft iemand die de desk nog niet kent, dan staat het hier." },
    automatic: { one: "1 bericht van een programma", more: "{count} berichten van programma’s" },
    noSubject: "(geen onderwerp)",
    noSender: "Zonder afzender",
    colleague: "Met een adres van jullie als afzender; niemand die de desk kent is erin genoemd",
    likely: "Antwoordt op een mail aan {name}",
    lead: "Maak er een lead van",
    joinLikely: "Hoort bij {name}",
    join: "Kies zelf bij wie het hoort",
    who: "Van wie is dit?",
    whoHint:
      "Het e-mailadres of de hele naam, zoals die bij de aanvraag staat. Volgende mail van dit adres komt er dan vanzelf bij.",
    joinSubmit: "Zet bij deze persoon",
    dismiss: "Niet voor hier",
  },
  message: {
    noSubject: "(geen onderwerp)",
    noName: "Bijlage zonder naam",
    toPerson: "Naar de aanvraag",
    back: "Naar de mailbox",
    from: "Van",
    to: "Aan",
    copied: "Kopie aan",
    at: "Wanneer",
    files: "Bijlagen",
    quoted: "De hele tekst, met wat erin wordt aangehaald",
    html: "Zoals hij is opgemaakt",
    frame: "De e-mail in de opmaak van de afzender",
    forged:
      "Pas op: volgens je mailserver komt deze mail niet van het adres dat erop staat (DMARC). Bel eerst als er om geld, een rekeningnummer of een wachtwoord wordt gevraagd.",
    unconfirmed:
      "Van ons eigen adres, niet bevestigd: je mailserver kan niet zeggen of deze mail echt van jullie komt. Hij telt niet als antwoord.",
    automatic: "Verstuurd door een programma: dit telt niet als antwoord.",
    pictures: {
      one: "1 plaatje is weggelaten: het zou de afzender kunnen vertellen dat je de mail leest.",
      more: "{count} plaatjes zijn weggelaten: ze zouden de afzender kunnen vertellen dat je de mail leest.",
    },
    remarks: {
      "too-large": "Deze mail is groter dan 40 MB. Lees hem in je mailprogramma.",
      unreadable: "Deze mail is beschadigd. Hieronder staat wat ervan te lezen is.",
      shortened: "De tekst is afgekapt: hij is langer dan 200.000 tekens.",
      "more-files": "Er zitten meer dan 100 bijlagen bij. De eerste 100 staan hieronder.",
      "wrong-date": "De datum in de mail kan niet kloppen. Hier staat wanneer je mailserver hem kreeg.",
      "other-sender":
        "Verstuurd vanaf een ander adres, zoals een formulier op een website doet. Het antwoordadres is wel van deze persoon.",
      "outlook-file":
        "De bijlagen zitten in een bestand dat alleen Outlook opent (winmail.dat). Vraag de afzender ze als gewone bijlage te sturen.",
    },
    gone: { title: "Deze mail is er niet", text: "Hij is gewist, of het adres klopt niet." },
  },
  outcomes: {
    joined: "De mail staat bij deze persoon.",
    dismissed: "De mail staat hier niet meer. In de mailbox is niets veranderd.",
    gone: "Deze mail staat niet meer in de mailbox.",
    unreachable: "De mailbox is nu niet te bereiken. Probeer het zo nog eens.",
    unknown: "Zo iemand kent de desk niet. Vul het adres of de hele naam in.",
    several: "Er zijn meer mensen die zo heten. Vul het e-mailadres in.",
    taken: "Dit adres hoort al bij iemand anders.",
    noSender: "Deze mail heeft geen afzender met een geldig adres: er valt geen lead van te maken.",
    older: "Oudere mail wordt gelezen.",
    olderInvalid: "Kies een dag die geweest is.",
  },
};
