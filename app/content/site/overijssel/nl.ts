import type { Swatch } from "~/components/sections/swatch-card";

export const nl = {
  meta: {
    title: "Webbureau in Overijssel: wie wij zijn en wat we maken | {name}",
    description:
      "Webbureau voor heel Overijssel. Vraag meteen je prijs aan: een complete website {price.websiteComplete} of {price.websiteMonthly}, excl. btw. Gratis en zonder verplichting.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Webbureau voor heel Overijssel",
    title: "Je bedrijf verdient een site die hier vandaan komt",
    lead: "Gemaakt in {town}, voor ondernemers van de IJssel tot de Dinkel. Vul vier regels in en je weet waar je aan toe bent: {answerWithin}.",
    prices: [
      { amount: "{price.websiteComplete.amount}", text: "{price.websiteComplete.per}, complete website" },
      {
        amount: "{price.websiteMonthly.amount}",
        text: "{price.websiteMonthly.per}, dezelfde website met domein, hosting en onderhoud",
      },
    ],
    vat: "Bedragen zijn exclusief btw.",
    form: { title: "Wat gaat het kosten?", text: "Gratis offerte, zonder verplichting." },
  },
  local: {
    title: "Wat je hebt aan een bureau uit je eigen provincie",
    items: [
      {
        place: "Aan tafel",
        text: "We rijden naar Hardenberg of Kampen voor een intake van {intakeTime}. Dat hoort bij het werk en staat niet op de rekening.",
      },
      {
        place: "Met kennis van de streek",
        text: "Salland is geen Twente en Zwolle is geen van beide. Toon, zoekwoorden en foto’s stemmen we daarop af.",
      },
      {
        place: "Met korte lijnen",
        text: "Je belt en er neemt iemand op die jouw site kent. Je bericht gaat geen drie afdelingen langs.",
      },
      {
        place: "Met een netwerk dichtbij",
        text: "Een fotograaf, een drukker, een tekstschrijver: vraag het en we noemen mensen bij je in de buurt.",
      },
    ],
  },
  results: {
    title: { proven: "Wat we tot nu toe deden", open: "Waar we naartoe werken" },
    items: [
      {
        value: "{entrepreneursHelped}",
        label: "klanten geholpen aan een site, shop of betere vindbaarheid{entrepreneursHelped.mark}",
      },
      { value: "{rating}", label: "gemiddelde beoordeling van ons werk{rating.basis}", source: "{rating.url}" },
    ],
  },
  services: {
    title: "Zes dingen die we maken",
    items: [
      {
        cloth: "house",
        title: "Websites",
        text: "{starterPagesFrom} tot {starterPagesTo} pagina’s die zeggen wat je doet en waarom iemand jou belt.",
      },
      { cloth: "herringbone", title: "Webshops", text: "Van etalage tot pakbon, met iDEAL, PayPal en creditcard." },
      {
        cloth: "birdseye",
        title: "Vindbaarheid",
        text: "Beter te vinden voor wie in jouw plaats zoekt naar wat jij doet.",
      },
      { cloth: "basket", title: "Hosting", text: "{dutchServers}, dagelijkse back-ups, {uptime} uptime als streven." },
      {
        cloth: "windowpane",
        title: "Onderhoud",
        text: "Updates en beveiliging, zonder dat jij eraan hoeft te denken.",
      },
      {
        cloth: "tartan",
        title: "Online marketing",
        text: "Advertenties en berichten voor mensen die naar je toe kunnen komen.",
      },
    ] satisfies readonly Swatch[],
    more: "Alle diensten bekijken",
  },
  compare: {
    title: "Eenmalig of per maand?",
    lead: "Reken het op je gemak na. Beide zijn goed, maar voor een ander soort ondernemer.",
    once: "Eenmalig",
    monthly: "Per maand",
    rows: [
      { topic: "Kosten, excl. btw", once: "{price.websiteComplete}", monthly: "{price.websiteMonthly}" },
      { topic: "Aanbetaling", once: "Geen", monthly: "Geen" },
      {
        topic: "Van wie is de site?",
        once: "Van jou, vanaf de betaling",
        monthly: "In gebruik zolang het abonnement loopt",
      },
      { topic: "Domeinnaam", once: "Neem je mee, of los erbij", monthly: "Inbegrepen" },
      { topic: "Hosting", once: "Los erbij, {price.hosting}", monthly: "Inbegrepen" },
      { topic: "Onderhoud en wijzigingen", once: "Op afroep", monthly: "Inbegrepen" },
      {
        topic: "Minimale looptijd",
        once: "Geen",
        monthly: "{contract.minimumMonths} maanden, daarna {contract.noticeMonths} maand opzegtermijn",
      },
      {
        topic: "Past bij",
        once: "Wie de site zelf bijhoudt",
        monthly: "Wie er geen omkijken naar wil hebben",
      },
    ],
  },
  reviews: {
    title: "Nog geen reviews, wel een afspraak",
    note: "Je ziet eerst je eigen site, daarna komt pas de factuur. Hieronder staan drie voorbeelden van wat je hier later leest: we plaatsen alleen wat een klant zelf schreef.",
    source: "Lees na bij de bron",
    mark: "Voorbeeldreview",
    items: [
      {
        trade: "Hoveniersbedrijf",
        town: "Raalte",
        text: "Ze stonden op maandag in onze kas en op vrijdag stond de site. De foto’s van de borders doen het werk, mensen bellen en noemen de tuin die ze zagen.",
      },
      {
        trade: "Fysiotherapiepraktijk",
        town: "Zwolle",
        text: "We wilden minder telefoontjes over openingstijden. Die staan nu bovenaan, net als de afspraakknop. Aan de balie is het rustiger geworden.",
      },
      {
        trade: "Meubelmakerij",
        town: "Rijssen",
        text: "Ik kan zelf een nieuw stuk plaatsen zonder dat de hele bladzijde verspringt. Dat had ik bij mijn vorige site nooit gedurfd.",
      },
    ],
  },
  founder: {
    title: "Wie we zijn",
    paragraphs: [
      "We zijn een team van {teamSizeSaid} en werken vanuit {town}. Ontwerp, techniek en tekst zitten aan één tafel, dus een vraag hoeft nooit lang te reizen.",
      "We zijn begonnen omdat we te vaak zagen dat een goed bedrijf een matige site had, of er te veel voor betaalde. Dat kan anders: een vaste prijs, geen omwegen en een site waar je zelf trots op bent.",
    ],
    link: "Lees meer over ons",
    mark: "Het team van {name}",
  },
  area: {
    title: "Kies je plaats of dienst",
    lead: "Lees wat we in jouw plaats doen, en per dienst.",
  },
  closing: {
    title: "Kies waar het om gaat, wij rekenen het uit",
    text: "Dan weet je wat het kost en wat je ervoor krijgt. In gewone taal, {answerWithin}.",
    form: { title: "Vraag je offerte aan", text: "We lezen elke aanvraag zelf." },
  },
};
