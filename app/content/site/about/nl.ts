import type { Chapter } from "~/components/sections/thread-story";
import type { Value } from "~/components/sections/values";
import type { Figure } from "~/content/shared/claims/present-claims";

/** A figure is shown once there is evidence of it. */
interface Fact {
  figure?: Figure;
  value: string;
  label: string;
}

export const nl = {
  meta: {
    title: "Over ons: webbureau uit {town} | {name}",
    description:
      "Wie {name} is: een team van {teamSizeSaid} uit {town}, {region}. Lees hoe we begonnen, waar we voor staan en hoe we in vier stappen werken.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Over ons",
    title: "{teamSizeFirst} mensen in {town} die websites maken",
    lead: "{name} is een webbureau van {teamSizeSaid} mensen in {town}. We maken websites zoals hier ooit stof werd gemaakt: draad voor draad, met iemand erbij die kijkt of het klopt.",
  },
  story: {
    title: "Ons verhaal",
    chapters: [
      {
        drawing: "mill",
        title: "Het begon met katoen",
        text: [
          "{town} is groot geworden van textiel. Spinnerijen, weverijen, daken als zaagtanden: generaties Tukkers verdienden hun brood aan het getouw.",
          "De fabrieken gingen dicht, de stad bleef maken. Wie hier nu iets weeft, doet dat steeds vaker op een scherm. Een web is ook een weefsel.",
        ],
      },
      {
        drawing: "loops",
        title: "Toen gingen we om tafel zitten",
        text: [
          "We kwamen te veel ondernemers tegen die hun vak verstonden en een site hadden waar niemand op belde. Traag, van een sjabloon, en niemand om te vragen waarom.",
          "Dat moest anders kunnen: een klein team dat luistert, eerst laat zien en dan pas een rekening stuurt. Zo werd het {name}. We zijn een team van {teamSizeSaid}. Aan tafel stellen we ons voor.",
        ],
      },
      {
        drawing: "window",
        title: "En nu",
        text: [
          "Inmiddels zijn we {liveForSaid} bezig, voor aannemers, hoveniers, verhuurbedrijven en vakmensen die liever werken dan klikken.",
          "Ook daarna blijven we bereikbaar. Je belt niet met een afdeling, maar met iemand die je site kent.",
        ],
      },
    ] satisfies readonly Chapter[],
  },
  people: { title: "Wie je spreekt" },
  stats: {
    title: "{name} in het kort",
    items: [
      { figure: "websitesDelivered", value: "{websitesDelivered}", label: "websites opgeleverd" },
      { value: "{liveFor}", label: "live" },
      { value: "{teamSize}", label: "mensen in het team" },
      { value: "{region}", label: "is onze thuisbasis" },
    ] satisfies readonly Fact[],
  },
  values: {
    title: "Waar we voor staan",
    items: [
      {
        cloth: "houndstooth",
        title: "Klantgericht",
        text: "We beginnen bij jouw klant. Wat zoekt die, wat vraagt die aan de telefoon, en waar haakt die af? Daar bouwen we de site omheen.",
      },
      {
        cloth: "birdseye",
        title: "Innovatie en creativiteit",
        text: "We gebruiken wat er nieuw is als jij er iets aan hebt. AI helpt ons bij de eerste opzet van tekst en ontwerp. Gegevens van klanten gaan daar niet in. Wat er op je site komt, maken en controleren wij zelf, en jij ziet het eerst.",
      },
      {
        cloth: "basket",
        title: "Heldere communicatie",
        text: "Gewone taal, één vast bedrag in je offerte en een antwoord {answerWithin}. Kan iets niet, dan hoor je dat ook.",
      },
      {
        cloth: "herringbone",
        title: "Betrouwbaarheid en support",
        text: "{dailyBackups} en bewaking dag en nacht, als je hosting of een abonnement bij ons hebt. En iemand die opneemt, ook als je site al lang af is.",
      },
    ] satisfies readonly Value[],
  },
  process: {
    title: "Zo werken we, in vier stappen",
    steps: [
      { title: "Ontdekken", text: "De intake: {intakeTime} over je klanten, je werk en je wensen." },
      {
        title: "Ontwerpen",
        text: "{firstVersionSaid} Met jouw werk en jouw woorden.",
      },
      { title: "Ontwikkelen", text: "We bouwen hem snel, voor iedereen te gebruiken en klaar om gevonden te worden." },
      {
        title: "Live en support",
        text: "We zetten hem online en blijven erbij. Met een abonnement doen wij wijzigingen en updates.",
      },
    ],
  },
  closing: {
    title: "Zullen we kennismaken?",
    text: "Kom langs in {town}, of wij komen naar jou. De koffie is warm en het gesprek kost niets.",
    contact: "Neem contact op",
  },
};
