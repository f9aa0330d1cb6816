import type { nl } from "./nl";

export const en: typeof nl = {
  concept: "Concept project",
  client: "For a client",
  imagined: "An imagined business, a real design. We made this site to show how we work.",
  question: "The brief",
  made: "What we made",
  type: "The typeface",
  colour: "The colours",
  structure: "The structure",
  menu: "Pages in the menu",
  gain: "What it would achieve",
  result: "What it achieved",
  real: "Made for a real client and shown with their permission.",
  honest:
    "This is a concept, so there are no figures to show off. With a real client we agree beforehand what to measure, and look back together once the site is live.",
  next: "Next project",
  website: {
    concept: "Concept project by {name}: the design for an imagined business, as a picture.",
    back: "Back to the project",
  },
  closing: {
    title: "And what should yours look like?",
    text: "Tell us what you do and for whom, and we’ll make a design that’s yours alone. {firstVersionSaid}",
    contact: "Get in touch",
    configurator: "Build your website, see a guide price",
  },
};
