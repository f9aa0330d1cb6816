import type { ProjectCopy } from "../portfolio-copy";

export const en: ProjectCopy = {
  meta: {
    title: "Website for a renovation firm in Oldenzaal | {name}",
    description:
      "Concept project: a website for a renovation firm in Oldenzaal. Before and after in one picture, a warm typeface and a guide price in three questions.",
    updated: "2026-11-21",
  },
  title: "Nieuw Oud",
  description:
    "Renovation of 1930s houses in Oldenzaal. Warm in colour, with one house that slides from before to after.",
  category: "Renovation",
  alt: {
    desktop: "Home page of Nieuw Oud: a 1930s house, grey and worn on the left, restored and warmly lit on the right.",
    phone: "The Nieuw Oud site on a phone: the house before and after, and the button for a home survey.",
  },
  town: "Oldenzaal",
  lead: "People who buy a 1930s house want to keep its character and lose the cold. The site shows both, in one house.",
  question: [
    "Imagine a renovation firm that only takes on pre-war houses. Its clients know exactly what they don’t want: a house that ends up looking newly built.",
    "Before and after photos sat apart in a gallery. You had to work out for yourself which belonged to which.",
  ],
  made: [
    {
      title: "One house, two sides",
      text: "The home page is a slider. On the left 1934 with its draughts and rot, on the right the same house twelve weeks later. Headline, text and colour slide along.",
    },
    {
      title: "What would my house cost?",
      text: "Year of building, floor area and what needs doing. Out comes a price range, and the question of whether someone may come and look.",
    },
    {
      title: "Grants without the jargon",
      text: "A page that says, measure by measure, what you can claim and which papers to keep.",
    },
  ],
  type: {
    title: "Fraunces, with a curve in it",
    text: "A serif with full bellies and thin necks, like the lettering on old shop windows. The text below stays plain, so it never turns into an antique shop.",
  },
  colour: {
    title: "Grey on the left, warm on the right",
    text: "The colours come from the house itself: brick, painted wood, light behind stained glass. The old side gets no colour at all. That difference does the selling.",
    names: ["Evening light", "Mahogany", "Brick", "Window frame", "Ivy"],
  },
  structure: {
    title: "From attic to front door",
    text: "The menu follows how people talk about their house, not how a building firm is organised.",
    pages: ["Walls and roof", "Windows", "Insulation", "Kitchen and bath", "Before and after"],
  },
  gain: [
    "Visitors who already know you understand their house, before the first appointment.",
    "Fewer surveys for jobs that don’t fit: the price range filters beforehand.",
  ],
};
