/**
 * The words of the page on which the owner enters the mail servers. They name a server (`{host}`, `{port}`), an address
 * (`{to}`, `{sender}`), a provider (`{provider}`), a variable (`{variable}`) and who changed something when (`{who}`, `{moment}`).
 */
export const nl = {
  metaTitle: "Mailinstellingen | {name}",
  title: "Mailinstellingen",
  subtitle:
    "Waarmee de site mail verstuurt, en welke mailbox de desk leest. Wat je hier invult, wordt eerst echt geprobeerd en daarna versleuteld bewaard. Het geldt meteen: opnieuw starten hoeft niet.",
  state: {
    title: "Nu in gebruik",
    smtp: "Versturen",
    imap: "Lezen",
    off: {
      smtp: "Nog niet ingesteld. Mails worden als bestand op de server bewaard en komen bij niemand aan.",
      imap: "Er wordt geen mailbox gelezen. Antwoorden van klanten zie je alleen in je eigen mailprogramma.",
    },
    fixed:
      "Staat vast op de server, in {variable}. Wie de server beheert, kan dat weghalen; daarna stel je het hier in.",
    changed: "Ingesteld op {moment}, door {who}.",
    lost: "Het wachtwoord is niet meer te lezen, omdat de sleutel van de site (SESSION_SECRET) veranderd is. Typ het hieronder opnieuw.",
    remove: "Haal deze instellingen weg",
    removeExplain:
      "De site verstuurt dan geen mail meer en leest geen mailbox, tot je hier weer iets invult. Het wachtwoord wordt gewist en is niet terug te halen.",
    removeSubmit: "Ja, haal ze weg",
  },
  choose: { title: "Waar staat je mail?", explain: "Kies je aanbieder. De namen van de servers vullen we dan in." },
  providers: {
    google: "Google",
    microsoft: "Microsoft 365",
    transip: "TransIP",
    strato: "Strato",
    oneCom: "one.com",
    hostnet: "Hostnet",
    other: "Een andere",
  },
  steps: {
    title: "Zo vind je wat je nodig hebt",
    page: "Open {host} in een nieuw venster",
    google: [
      "Log bij Google in met het adres waarmee je mailt, en open myaccount.google.com/apppasswords.",
      "Vraagt Google daarom, zet dan eerst verificatie in twee stappen aan. Zonder die stap bestaan er geen app-wachtwoorden.",
      "Maak een app-wachtwoord, bijvoorbeeld met de naam ‘Website’. Google toont één keer zestien letters.",
      "Vul hieronder je mailadres in, en die zestien letters als wachtwoord. Je gewone wachtwoord werkt hier niet.",
    ],
    microsoft: [
      "Open admin.microsoft.com en kies Gebruikers → Actieve gebruikers. Kies de mailbox waarmee je mailt.",
      "Kies Mail → E-mail-apps beheren, zet ‘Geverifieerde SMTP’ aan en bewaar dat. Het kan een kwartier duren.",
      "Vul hieronder het mailadres en het wachtwoord van die mailbox in.",
      "Weigert Microsoft het wachtwoord toch, dan staan de ‘standaardinstellingen voor beveiliging’ aan: die verbieden inloggen met een wachtwoord.",
    ],
    host: [
      "Log in bij {provider} en open het overzicht van je mailboxen.",
      "De gebruikersnaam is het hele mailadres van de mailbox waarmee je mailt.",
      "Het wachtwoord is dat van die mailbox, niet dat van je account bij {provider}. Weet je het niet meer, stel daar dan een nieuw in.",
    ],
    other: [
      "Zoek bij je aanbieder naar ‘mail instellen in Outlook’ of naar ‘IMAP en SMTP’.",
      "Neem de servernaam voor uitgaande mail (SMTP) over, met de poort en de beveiliging. SSL of TLS op poort 465 is ‘TLS’, STARTTLS op poort 587 is ‘STARTTLS’.",
      "Neem ook de servernaam voor inkomende mail (IMAP) over. De poort is bijna altijd 993, met TLS.",
      "De gebruikersnaam is meestal het hele mailadres; het wachtwoord is dat van de mailbox.",
    ],
    note: {
      google:
        "In Google Workspace kan de beheerder app-wachtwoorden hebben uitgezet. Dan moet die ze voor dit adres toestaan.",
      microsoft:
        "Een mailbox lezen met een wachtwoord laat Microsoft niet toe, en versturen met een wachtwoord zet het eind 2026 standaard uit. Wie de server beheert kan voor allebei tokens instellen (docs/operations.md).",
    },
  },
  form: {
    account: "Je mailbox",
    username: "Gebruikersnaam",
    usernameHint: "meestal het hele mailadres",
    password: "Wachtwoord",
    kept: "leeg: blijft zo",
    keptMark: "••••••••",
    again: "Typ het wachtwoord opnieuw: na het laden van de pagina is het leeg.",
    sender: "Afzender",
    senderHint: "naam <adres>, zoals klanten hem zien",
    fixed: "staat vast in {variable}",
    servers: "Servers en poorten",
    serversFilled: "Al ingevuld voor {provider}. Verander alleen iets als je aanbieder dat zegt.",
    serversOpen: "Bekijk of verander de servers",
    smtp: "Versturen (SMTP)",
    imap: "Lezen (IMAP)",
    host: "Servernaam",
    port: "Poort",
    security: "Beveiliging",
    securities: { tls: "TLS (meestal 465 of 993)", starttls: "STARTTLS (meestal 587 of 143)" },
    reads: "De desk leest deze mailbox",
    readsHint: "Dan staan antwoorden van klanten bij hun aanvraag. In de mailbox zelf verandert niets.",
    own: "De mailbox heeft een andere gebruikersnaam of map",
    ownExplain: "Laat leeg wat hetzelfde is als hierboven.",
    imapUsername: "Gebruikersnaam om te lezen",
    imapPassword: "Wachtwoord om te lezen",
    sentFolder: "Map met verzonden mail",
    sentFolderHint: "leeg: we zoeken hem zelf",
    submit: "Probeer het en bewaar",
    explain: "We sturen een testmail naar {to} en openen de mailbox. Lukt dat, dan wordt het bewaard.",
  },
  progress: {
    label: "Bezig met proberen",
    smtp: {
      busy: "We maken verbinding met {host} en sturen een testmail naar {to}…",
      good: "De testmail is aangenomen.",
      bad: "Versturen lukt nog niet. Zo staat hier waarom.",
    },
    imap: {
      busy: "We maken verbinding met {host} en openen de mailbox…",
      good: "De mailbox is geopend.",
      bad: "Lezen lukt nog niet. Zo staat hier waarom.",
    },
    patience: "Dit duurt hooguit een halve minuut.",
  },
  tried: {
    smtp: {
      good: "Versturen werkt en is bewaard: de testmail naar {to} is aangenomen.",
      bad: "Versturen lukt nog niet, en is niet bewaard.",
    },
    imap: { good: "Lezen werkt en is bewaard.", bad: "Lezen lukt nog niet, en is niet bewaard." },
    atField: "Bij het veld hieronder staat wat er mis is.",
    reply: "De mailserver zei: {reply}",
  },
  outcomes: {
    saved: "Het werkt, en is bewaard. Kijk of de testmail in je mailbox staat, en niet bij de spam.",
    removed: "De instellingen zijn weg. Er wordt geen mail meer verstuurd of gelezen.",
    gone: "Er was niets om weg te halen.",
  },
  away: "De server is nu niet te bereiken. Er is niets bewaard; wat je typte, staat er nog.",
  limited: "Je hebt het vaak geprobeerd. Wacht tien minuten, dan kan het weer.",
  stale:
    "Iemand heeft deze instellingen intussen veranderd. Hierboven staat hoe ze nu zijn; er is niets van jou bewaard.",
  problems: {
    host: "Vul alleen de naam van de server in, zoals smtp.voorbeeld.nl.",
    port: "De poort is een getal van 1 tot 65535.",
    login: "Dit is geen gebruikersnaam.",
    password: "Dit is te lang, of er staat een teken in dat niet kan.",
    sender: "Vul een mailadres in, of een naam en een <mailadres>.",
    folder: "Dit is geen naam van een map.",
    missing: "Vul dit in.",
    again:
      "Typ het wachtwoord opnieuw. We bewaren het voor één gebruiker op één server, en een van die twee is veranderd.",
    lost: "Typ het wachtwoord opnieuw: het bewaarde is niet meer te lezen.",
  },
  /** Troubles with sending; the mailbox has words of its own. */
  troubles: {
    unreachable: "Op {host} neemt poort {port} geen verbinding aan. Kijk of de poort klopt.",
    unknownServer: "De naam {host} bestaat niet. Kijk of hij goed gespeld is.",
    silent:
      "{host} antwoordt niet op poort {port}. Kijk of de poort klopt. Klopt hij, dan houdt een firewall ons misschien tegen: sommige hosters laten uitgaande mail niet door.",
    unanswered: "De mailserver kreeg de testmail, maar zei niet of hij hem aanneemt. Probeer het nog eens.",
    certificateExpired: "Het certificaat van {host} is verlopen. Daar kan alleen je aanbieder iets aan doen.",
    certificateName:
      "Het certificaat van de server is niet voor {host} gemaakt. Vul de servernaam in die je aanbieder opgeeft, niet je eigen domein.",
    certificateUnknown:
      "Het certificaat van {host} is niet uitgegeven door een bekende instantie. Is het je eigen server, dan kan wie de site beheert het met NODE_EXTRA_CA_CERTS vertrouwen.",
    wrongSecurity: "De beveiliging past niet bij poort {port}. Kies TLS bij poort 465, en STARTTLS bij poort 587.",
    insecure:
      "Met {host} lukt geen veilige verbinding op poort {port}. Kies TLS met poort 465, als je aanbieder die heeft.",
    signIn: "De gebruikersnaam of het wachtwoord klopt niet.",
    signInOff:
      "De aanbieder staat versturen met een wachtwoord niet toe voor deze mailbox. Zet ‘Geverifieerde SMTP’ aan, zoals hierboven staat, of laat dat doen.",
    appPassword:
      "De aanbieder wil een app-wachtwoord in plaats van je gewone wachtwoord. Hierboven staat hoe je er een maakt.",
    senderRefused:
      "Met deze gebruiker mag je niet vanaf dit adres versturen. Neem het adres van de mailbox zelf, of laat je aanbieder dit adres als alias toestaan.",
    noMailbox: "De mailserver kent {to} niet, het adres waarmee jij hier inlogt. Daarheen sturen we de testmail.",
    badAddress: "De mailserver neemt geen mail aan voor {to}.",
    mailboxFull: "De mailbox van {to} is vol. Maak daar ruimte, en probeer het nog eens.",
    later: "De mailserver neemt nu even geen mail aan. Probeer het over een paar minuten nog eens.",
    refused: "De mailserver weigert de testmail aan {to}.",
    file: "De testmail kon niet worden gemaakt.",
    other: "Er ging iets mis bij het versturen.",
    "no-sent-folder": "Zo’n map is er niet in deze mailbox. Laat het veld leeg, dan zoeken we hem zelf.",
  },
  /** Added to a refused password. */
  hints: {
    smtp: {
      google: "Bij Google is dat een app-wachtwoord van zestien letters, niet je gewone wachtwoord.",
      microsoft: "Klopt het wel, kijk dan of ‘Geverifieerde SMTP’ aanstaat voor deze mailbox.",
      transip: "Het is het wachtwoord van de mailbox, niet dat van je account bij TransIP.",
      strato: "Het is het wachtwoord van de mailbox, niet dat van je account bij Strato.",
      oneCom: "Het is het wachtwoord van de mailbox, niet dat van je account bij one.com.",
      hostnet: "Het is het wachtwoord van de mailbox, niet dat van je account bij Hostnet.",
    },
    imap: {
      google: "Bij Google is dat een app-wachtwoord van zestien letters, niet je gewone wachtwoord.",
      microsoft:
        "Microsoft laat geen mailbox meer lezen met een wachtwoord: haal het vinkje bij ‘De desk leest deze mailbox’ weg.",
    },
  },
  testMail: {
    subject: "De mail van je website werkt",
    text: "Deze mail is verstuurd om je mailinstellingen te proberen. Je hoeft er niets mee te doen.",
  },
};
