/** The parts of sample requests. All names are common ones combined at random; all domains are reserved. */
export const FIRST_NAMES = [
  "Anneke",
  "Bart",
  "Carla",
  "Daan",
  "Ellen",
  "Fatima",
  "Gerrit",
  "Hanna",
  "Ivo",
  "Jolanda",
  "Karim",
  "Lotte",
  "Mehmet",
  "Nienke",
  "Olaf",
  "Petra",
  "Ruben",
  "Sanne",
  "Thijs",
  "Wilma",
  "Yasmin",
  "Zoë",
];
export const LAST_NAMES = [
  "de Boer",
  "Jansen",
  "Wolters",
  "ten Brinke",
  "Yılmaz",
  "Oude Nijhuis",
  "Visser",
  "Kok",
  "van der Veen",
  "Assink",
  "El Amrani",
  "Bruggink",
  "Hofstede",
  "Wessels",
  "Nijland",
  "Scholten",
];
export const TOWNS = ["Enschede", "Hengelo", "Almelo", "Oldenzaal", "Borne", "Haaksbergen", "Losser", "Delden", "Goor"];
export const TRADES = [
  "Hoveniersbedrijf",
  "Schildersbedrijf",
  "Bouwbedrijf",
  "Installatietechniek",
  "Kapsalon",
  "Bakkerij",
  "Fysiotherapie",
  "Rijschool",
  "Fietsenwinkel",
  "Verhuur",
  "Administratie",
  "Bloemist",
  "Dakdekkers",
];
export const MESSAGES = {
  nl: [
    "Onze site is van 2014 en op de telefoon niet te lezen. Wat kost een nieuwe, met een pagina per dienst?",
    "Ik begin in maart voor mezelf en wil dan online staan. Graag bellen na vijven, overdag zit ik op de steiger.",
    "We hebben een webshop met ongeveer 60 producten. Kunnen jullie die overzetten?\nBetalen met iDEAL moet kunnen.",
    "Klanten kunnen ons niet vinden als ze zoeken op onze plaatsnaam. Doen jullie daar ook iets aan?",
    "Kunnen jullie het onderhoud van onze bestaande site overnemen? De vorige bouwer is gestopt.",
    "Graag een offerte voor een eenvoudige site: wie we zijn, wat we doen, foto's van ons werk en een formulier.",
    null,
    null,
  ],
  en: [
    "We moved here last year and need a site in Dutch and English. What would that cost?",
    "Could you have a look at our current site? It is slow and we get very few enquiries from it.",
    null,
  ],
};
export const SOURCES = ["homepage", "homepage", "homepage", "contact", "contact", "meta-ads-landing", ""];
export const DECLINE_REASONS = ["Te duur", "Gekozen voor een ander", "Plannen uitgesteld"];
export const NEXT_ACTIONS = ["Nabellen", "Voorbeelden sturen", "Offerte maken"];
