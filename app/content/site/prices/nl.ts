import type { ClothName } from "~/components/illustrations/cloths";
import type { OpenPriceName, PriceName } from "~/content/price-name";

export const nl = {
  meta: {
    title: "Prijzen van websites, webshops en hosting | {name}",
    description:
      "Een complete website koop je eenmalig voor {price.websiteComplete} of huur je voor {price.websiteMonthly}. Excl. btw. Bekijk wat erin zit en wat niet.",
    updated: "2026-11-29",
  },
  hero: {
    title: "Wat kost een website? Reken maar na",
    lead: "Wat een vaste prijs heeft, staat hier, met wat je ervoor krijgt. De rest rekenen we voor je uit: {answerWithin}.",
    marks: [
      {
        id: "website-basic",
        name: "Basiswebsite",
        amount: "{price.websiteBasic.amount}",
        amountIncl: "{price.websiteBasic.amountIncl}",
        scope: "Kleine site, eigen ontwerp, eenmalig",
      },
      {
        id: "website-complete",
        name: "Complete website",
        amount: "{price.websiteComplete.amount}",
        amountIncl: "{price.websiteComplete.amountIncl}",
        scope: "{starterPagesFrom} tot {starterPagesTo} pagina’s, eenmalig",
      },
      {
        id: "webshop-basic",
        name: "Basiswebshop",
        amount: "{price.webshopBasic.amount}",
        amountIncl: "{price.webshopBasic.amountIncl}",
        scope: "Klein assortiment, eenmalig",
      },
      {
        id: "webshop-complete",
        name: "Complete webshop",
        amount: "{price.webshopComplete.amount}",
        amountIncl: "{price.webshopComplete.amountIncl}",
        scope: "Pakket Pro, gekocht: tot {webshopProducts} producten",
      },
    ],
  },
  packages: {
    title: "Kies je pakket",
    lead: "Drie pakketten. Groei je eruit, dan betaal je alleen het verschil.",
    switch: {
      payment: "Hoe wil je betalen?",
      month: "Per maand",
      once: "Eenmalig",
      vat: "Prijzen tonen",
      excl: "Excl. btw",
      incl: "Incl. btw",
    },
    notes: {
      month: "{noticeSaid} {notice.example} {notice.loose}",
      once: "Koop je de site, dan is er geen looptijd. Wat hieronder ‘los erbij’ heet, zit er niet in. Bij Starter zijn dat: {apart.starter}.",
    },
  },
  matrix: {
    title: "Wat zit er in elk pakket?",
    lead: "Een gevuld vak betekent: zit erin. Een open vak: zit er niet in.",
    caption: "Wat zit er in Starter, Groei en Pro?",
    corner: "Onderdeel",
  },
  loose: {
    title: "Los te koop",
    lead: "Op zichzelf, of naast je pakket. Staat het hier niet? Een prijs heb je {answerWithin}.",
    items: [
      {
        id: "website-basic",
        cloth: "houndstooth",
        name: "Basiswebsite",
        scope: "{basicPagesSaid}, met eigen ontwerp en contactformulier. Domein en hosting kies je erbij.",
        price: "websiteBasic",
      },
      {
        id: "webshop-basic",
        cloth: "herringbone",
        name: "Basiswebshop",
        scope: "Een winkel met een klein assortiment en online betalen. Later uit te breiden.",
        price: "webshopBasic",
      },
      {
        id: "webshop-complete",
        cloth: "damask",
        name: "Complete webshop: Pro, gekocht",
        scope:
          "Tot {webshopProducts} producten ingericht, met iDEAL, PayPal en creditcard, voorraad en verzending. Meertalig en met AI-chatbot, precies zoals Pro hierboven.",
        price: "webshopComplete",
      },
      {
        id: "landing-page",
        cloth: "birdseye",
        name: "Extra landingspagina",
        scope: "Een pagina voor één dienst, plaats of actie, op je bestaande site. Prijs per pagina.",
        price: "extraLandingPage",
      },
      {
        id: "hosting",
        cloth: "basket",
        name: "Hosting",
        scope:
          "Voor een site die je gekocht hebt: mail op je domein, dagelijkse back-up en bewaking. Opzegtermijn {contract.generalNoticeMonths} maanden.",
        price: "hosting",
      },
      {
        id: "domain",
        cloth: "windowpane",
        name: "Domeinnaam",
        scope: "Bijvoorbeeld jouwbedrijf.nl, op jouw naam. In een abonnement zit hij erbij.",
        price: "domain",
      },
      {
        id: "maintenance",
        cloth: "satin",
        name: "Onderhoud",
        scope: "Updates en beveiliging van een site die je gekocht hebt. In een abonnement zit het erbij.",
        price: "maintenance",
      },
      {
        id: "change",
        cloth: "houndstooth",
        name: "Wijziging",
        scope: "Voor wie de site gekocht heeft: {changesScope}. In een abonnement zit het erbij.",
        price: "change",
      },
      {
        id: "quote-service",
        cloth: "tartan",
        name: "Offerteservice",
        scope:
          "Je klant stelt op je site zelf een offerte samen. Zonder opstartkosten, met hosting en onderhoud. Opzegtermijn {contract.generalNoticeMonths} maanden.",
        price: "quoteService",
      },
    ] satisfies readonly LooseItem[],
  },
  cutOffs: {
    title: "Wat er niet bij zit",
    lead: "Liever nu gezegd dan straks op een factuur. Dit betaal je aan een ander, of spreken we apart af.",
    items: [
      { title: "Advertentiebudget", text: "Wat je aan Google of Meta betaalt, gaat rechtstreeks naar hen." },
      { title: "Kosten per betaling", text: "De betaaldienst van je webshop rekent een klein bedrag per bestelling." },
      { title: "Foto’s op locatie", text: "We werken met jouw foto’s. Een fotograaf regelen kan, op offerte." },
      {
        title: "Licenties van anderen",
        text: "Gebruik je een boekings- of kassasysteem, dan blijft dat op jouw naam.",
      },
    ],
  },
  questions: {
    title: "Vragen over geld",
    items: [
      {
        id: "subscription-or-purchase",
        question: "Wat is slimmer: kopen of een abonnement?",
        answer:
          "Met een abonnement van {price.websiteMonthly} begin je zonder groot bedrag, en zitten hosting, onderhoud en wijzigingen erin. Koop je de complete website voor {price.websiteComplete}, heb je al een domeinnaam en neem je er alleen hosting bij, dan ben je na ongeveer {buyingPaysAfter} maanden goedkoper uit. Los te kiezen zijn: {apart.starter}. Wil je er geen omkijken naar hebben, neem dan het abonnement.",
      },
      {
        id: "starting-price",
        question: "Waarom staat er soms ‘vanaf’ voor een prijs?",
        answer:
          "Omdat de ene webshop de andere niet is. Het bedrag is de laagste prijs voor wat erbij staat. In de offerte staat één vast bedrag, en dat verandert niet zonder dat jij ja zegt.",
      },
      {
        id: "bespoke-price",
        question: "Hoe kom ik aan een prijs op maat?",
        answer:
          "Stel je pakket samen in de configurator of stuur een bericht. {quoteSaid} Een offerte is {contract.quoteValidDays} dagen geldig en je zit nergens aan vast.",
      },
      {
        id: "deposit",
        question: "Moet ik iets vooruit betalen?",
        answer:
          "Nee. {paymentSaid} Een abonnement begint pas op de dag dat je site live gaat. Op een factuur staat een betaaltermijn van {contract.paymentDays} dagen.",
      },
      {
        id: "vat",
        question: "Zijn de prijzen met of zonder btw?",
        answer:
          "Zonder, tenzij er iets anders staat. Met de schakelaar bij de pakketten zie je alle prijzen op deze pagina inclusief {vatPercent}% btw.",
      },
    ],
  },
  closing: {
    title: "Liever jouw prijs dan een lijst?",
    text: "In de configurator zie je meteen een richtprijs voor je site. Extra’s rekenen we voor je uit, {answerWithin}. Of bel even, dat mag ook.",
    configurator: "Bereken je richtprijs",
    contact: "Neem contact op",
  },
};

/** Something that is sold by the piece, in one language. */
export interface LooseItem {
  id: string;
  cloth: ClothName;
  name: string;
  scope: string;
  /** One that is open is on the page once it has an amount. */
  price: PriceName | OpenPriceName;
}
