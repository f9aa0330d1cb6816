import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "Websitehosting in Overijssel | {name}",
    description:
      "Hosting op {dutchServers}, {uptime} uptime als streven, elke dag een back-up, {price.hosting}, excl. btw. Verhuizen doen wij, je mail blijft werken.",
    keywords: "website hosting Overijssel, hosting Enschede, {dutchServers}, website verhuizen, hosting met support",
    updated: "2026-11-29",
  },
  label: "Websitehosting in Overijssel",
  group: "hosting",
  service: "Websitehosting",
  areaServed: ["Overijssel"],
  price: "hosting",
  look: {
    ground: "ink",
    hero: { layout: "split", art: "rack" },
    cloth: "satin",
    benefits: "sheet",
    services: "bolts",
    order: ["benefits", "proof", "services", "story", "questions"],
  },
  hero: {
    label: "{dutchServers}, Twentse telefoon",
    title: "Website\u00adhosting in Overijssel",
    lead: "Je site moet het gewoon doen. Wij hosten hem op {dutchServers}, maken elke dag een back-up, zien dag en nacht of hij bereikbaar is en nemen de verhuizing uit handen.",
    buttons: { contact: "Hosting Aanvragen", call: "Hosting Advies" },
    facts: [
      { value: "{uptime}", label: "uptime: zo vaak is je site bereikbaar. Ons streven, en we meten het" },
      { value: "{dutchServers}", label: "je gegevens blijven hier" },
      {
        value: "{support247} support",
        label: "dag en nacht te mailen, antwoord op werkdagen binnen {supportAnswerWithinHours} uur",
      },
    ],
  },
  benefits: {
    title: "Wat er in onze hosting zit",
    items: [
      { title: "{dailyBackups}", text: "Per ongeluk een pagina gewist? De versie van gisteren zetten we zo terug." },
      {
        title: "Beveiligde verbinding",
        text: "Het slotje wordt automatisch verlengd, dus geen waarschuwing in de browser.",
      },
      { title: "Updates als je wilt", text: "Neem onderhoud erbij en wij testen elke update eerst op een kopie." },
      {
        title: "Bewaking dag en nacht",
        text: "{outageSaid}",
      },
      { title: "Mailboxen op je domein", text: "Met instellingen die voorkomen dat je offertes in de spam belanden." },
      {
        title: "Snel bij de eerste klik",
        text: "Kleine bestanden op een snelle server, met pagina’s die al klaarstaan.",
      },
      { title: "Verhuizing inbegrepen", text: "Site, domein en mail komen samen over, op een moment dat jou uitkomt." },
      {
        title: "Elke maand opzegbaar",
        text: "Met {contract.generalNoticeMonths} maanden opzegtermijn. Je krijgt je bestanden en je domein mee.",
      },
    ],
  },
  proof: {
    kind: "table",
    title: "Zelf doen of laten doen",
    lead: "Een los pakket van een grote aanbieder is op de factuur goedkoper. Kijk ook naar wie het werk doet.",
    columns: ["Wie zorgt er voor…", "Los hostingpakket", "Hosting bij {name}"],
    rows: [
      ["Back-up terugzetten", "Jij, met een handleiding", "Wij, na één belletje"],
      ["Updates", "Jij, of niemand", "Wij, als je onderhoud erbij neemt"],
      [
        "Storing op zondag",
        "Wachtrij",
        "Wij zien het binnen enkele minuten; de eerstvolgende werkdag is jouw site als eerste aan de beurt",
      ],
      ["Vraag over je mail", "Een helpdesk die je site niet kent", "Iemand die je site heeft gebouwd of bekeken"],
      ["Kosten, excl. btw", "Pakket plus je eigen uren", "{price.hosting}"],
    ],
    note: "Chat en e-mail staan altijd open; op werkdagen heb je binnen {supportAnswerWithinHours} uur antwoord.",
  },
  services: {
    title: "Kies wat je nodig hebt",
    lead: "Drie soorten hosting, voor een site van ons of van een ander.",
    cards: [
      {
        title: "Hosting voor je bedrijfssite",
        text: "Ruimte, beveiliging, back-ups en bewaking voor een gewone website. Je merkt er niets van en dat is de bedoeling.",
        detail: "{price.hosting}, excl. btw",
      },
      {
        title: "Hosting voor je webshop",
        text: "Een kleine winkel draait op gewone hosting. Wordt het drukker, dan komt er rekenkracht bij, strakkere bewaking rond de kassa en een tweede back-up op een andere plek.",
        detail: "{price.hosting}, excl. btw; een drukke winkel op maat",
      },
      {
        title: "Domein en mail",
        text: "Registratie op jouw naam, postvakken, doorstuuradressen en de instellingen die bewijzen dat een mail echt van jou komt.",
        detail: "Ook los te krijgen",
      },
    ],
    link: { label: "Zo werkt onze support", page: "support" },
  },
  story: {
    title: "Waar je gegevens liggen, doet ertoe",
    paragraphs: [
      "Een tandarts in Hengelo, een makelaar in Kampen, een vereniging in Ommen: allemaal bewaren ze gegevens van mensen. Op servers in Nederland blijven die binnen de EU, met een verwerkersovereenkomst in leesbare taal. Je hoeft niet uit te zoeken in welk werelddeel een aanvraagformulier is beland.",
      "Afstand kost ook tijd. Wie in Overijssel je site opent, haalt hem van dichtbij. Dat zijn tienden van seconden, en die tellen op bij elke foto en elk lettertype.",
      "De uptime van {uptime} is een streefgetal dat je kunt narekenen. We meten van buitenaf en laten je de metingen zien wanneer je erom vraagt, inclusief de minuten dat het misging en wat we eraan deden.",
    ],
  },
  check: {
    title: "Hoe snel geeft je server nu antwoord?",
    text: "Typ je adres en je ziet hoe snel je site begint te laden, hoelang je certificaat nog geldt en of de verbinding veilig is.",
  },
  questions: {
    title: "Veelgestelde vragen over hosting",
    items: [
      {
        id: "mail-tijdens-verhuizing",
        question: "Ligt mijn mail eruit tijdens de verhuizing?",
        answer:
          "Nee. We zetten de nieuwe postvakken klaar, kopiëren je mail en schakelen daarna pas over. Oude en nieuwe omgeving lopen een paar dagen naast elkaar.",
      },
      {
        id: "site-van-ander",
        question: "Hosten jullie ook een site die een ander heeft gebouwd?",
        answer:
          "Ja, als we hem veilig kunnen houden. We lopen hem eerst na en zeggen wat er bijgewerkt moet worden voordat hij over kan.",
      },
      {
        id: "wat-is-24-7",
        question: "Wat betekent {support247} support precies?",
        answer:
          "De bewaking slaapt niet en je kunt dag en nacht een bericht sturen via chat of e-mail. Een persoonlijk antwoord krijg je op werkdagen binnen {supportAnswerWithinHours} uur. {outageSaid}",
      },
    ],
  },
  contact: {
    title: "Tijd om te verhuizen?",
    text: "Laat je gegevens achter, dan vragen we in onze mail je domeinnaam en je huidige aanbieder. Daarna weet je wat er staat, wat het kost en wanneer het over kan.",
    form: {
      title: "Vraag hosting aan",
      text: "Je hoort wat het kost en welk moment het veiligst is.",
      submit: "Hosting aanvragen",
      about: "anders",
      ask: "met je domeinnaam en je huidige aanbieder, dan kijken we wat er staat en wat het kost",
    },
    promises: ["Verhuizing door ons", "Oude en nieuwe mail even naast elkaar", "Je domein blijft van jou"],
  },
  related: {
    title: "Ook handig",
    slugs: ["seo-onderhoud-overijssel", "wordpress-website-enschede", "website-laten-maken-enschede"],
  },
};
