import type { ClothName } from "~/components/illustrations/cloths";
import type { PriceName } from "~/content/price-name";

export const nl = {
  meta: {
    title: "Website, webshop, SEO en hosting: diensten | {name}",
    description:
      "Website, webshop, SEO, onderhoud, marketing en hosting van één team in {town}. Bekijk wat je krijgt en vanaf welke prijs, zonder aanbetaling.",
    keywords:
      "website laten maken, webshop laten maken, SEO optimalisatie, website onderhoud, online marketing, website hosting, webdesign Enschede, Twente, Overijssel",
    updated: "2026-11-29",
  },
  hero: {
    label: "Diensten",
    title: "Zes diensten, één team in {town}",
    lead: "Neem er één, of begin met een website en breid later uit. Bij elke dienst staat wat je krijgt en vanaf welke prijs, of waarom die op maat is.",
    jump: "Naar een dienst",
  },
  rack: {
    title: "Wat we voor je doen",
    price: "Prijs",
    quote: "Offerte aanvragen",
    byQuote: "op maat",
    vat: "Alle prijzen zijn exclusief btw. Op maat betekent: een prijs voor jouw situatie. {quoteSaid}",
  },
  items: [
    {
      id: "website",
      cloth: "houndstooth",
      short: "Website",
      title: "Website laten maken",
      text: "Een site die klopt met hoe jij werkt. We ontwerpen hem voor jouw bedrijf, schrijven mee aan de teksten en zetten hem klaar om gevonden te worden.",
      features: [
        "Eigen ontwerp, geen sjabloon",
        "Goed op telefoon en computer",
        "Eerste versie {firstVersionWithin}",
        "De basis voor Google vanaf dag één",
        "Zelf teksten en foto’s aanpassen",
      ],
      price: "websiteBasic",
      scope: "basiswebsite",
    },
    {
      id: "webshop",
      cloth: "herringbone",
      short: "Webshop",
      title: "Webshop laten maken",
      text: "Een winkel die ook open is als jij slaapt, van etalage tot pakbon.",
      features: [
        "iDEAL, PayPal en creditcard",
        "Voorraad en verzending ingericht",
        "Snel afrekenen op de telefoon",
        "Uitleg bij de oplevering",
      ],
      price: "webshopComplete",
      scope: "complete webshop, tot {webshopProducts} producten",
    },
    {
      id: "hosting",
      cloth: "basket",
      short: "Hosting",
      title: "Websitehosting",
      text: "Je site is snel en veilig, en wij zien het als er iets hapert.",
      features: ["{dailyBackups}", "Beveiligde verbinding", "Dag en nacht bewaakt"],
      price: "hosting",
      scope: "{price.hosting.per}, hosting van één website",
    },
    {
      id: "seo",
      cloth: "birdseye",
      short: "SEO",
      title: "SEO en vindbaarheid",
      text: "Mensen in de buurt vinden jou als ze zoeken naar wat jij doet. We kijken eerst waar je staat en beginnen dan met wat het meeste oplevert.",
      features: [
        "Onderzoek naar zoekwoorden in je regio",
        "Techniek en snelheid op orde",
        "Pagina’s per dienst en plaats",
        "Je bedrijf goed in Google Maps",
        "Een leesbaar rapport, bij SEO-onderhoud elke maand",
      ],
      price: null,
      scope: "na een gratis websitecheck",
    },
    {
      id: "maintenance",
      cloth: "windowpane",
      short: "Onderhoud",
      title: "Onderhoud en beheer",
      text: "Een site is nooit af: prijzen veranderen, mensen komen en gaan, software veroudert. Stuur een berichtje en wij passen het aan.",
      features: [
        "Updates en beveiliging door ons",
        "Wijzigingen in tekst en beeld, los of in je abonnement",
        "Antwoord binnen {supportAnswerWithinHours} uur op werkdagen",
        "Ook voor sites die een ander maakte",
      ],
      price: null,
      scope: "bij een abonnement zit het erin",
    },
    {
      id: "marketing",
      cloth: "tartan",
      short: "Marketing",
      title: "Online marketing",
      text: "Advertenties, social media en nieuwsbrieven die naar je site leiden.",
      features: [
        "Advertenties op Google en Meta",
        "Contentplan per kwartaal",
        "Nieuwsbrieven in je eigen stijl",
        "Elke maand bijgestuurd",
      ],
      price: null,
      scope: "advertentiebudget bepaal je zelf",
    },
  ] satisfies readonly ServiceItem[],
  reasons: {
    title: "Zes redenen om voor ons te kiezen",
    items: [
      { title: "{noUpfrontPayment}", text: "{paymentSaid}" },
      {
        title: "Meestal online in {workingDaysToOnline} werkdagen",
        text: "{firstVersionSaid} De werkdagen tellen vanaf hetzelfde moment.",
      },
      { title: "Eén team", text: "Wie aan sites werkt, neemt ook de telefoon op. Geen tickets, geen doorverbinden." },
      {
        title: "Prijzen op tafel",
        text: "Vanafprijzen staan hierboven, vaste bedragen bij onze prijzen. De rest staat in je offerte.",
      },
      {
        title: "{freeChanges}",
        text: "{changesText}",
      },
      { title: "Om de hoek", text: "We zitten in {town} en komen langs in heel {serviceArea}." },
    ],
  },
  closing: {
    title: "Twijfel je wat je nodig hebt?",
    text: "Bel of schrijf ons wat je wilt bereiken. Je krijgt advies waar je iets aan hebt, ook als je niet voor ons kiest.",
    contact: "Neem contact op",
    prices: "Bekijk de prijzen",
  },
};

/** One of our services, in one language. */
export interface ServiceItem {
  /** The anchor on the page. */
  id: string;
  cloth: ClothName;
  /** The name where there is little room. */
  short: string;
  title: string;
  text: string;
  features: readonly string[];
  /** `null` for one by quote. */
  price: PriceName | null;
  /** The subject of the price. */
  scope: string;
}
