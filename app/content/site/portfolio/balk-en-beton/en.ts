import type { ProjectCopy } from "../portfolio-copy";

export const en: ProjectCopy = {
  meta: {
    title: "Website for a builder in Hengelo | {name}",
    description:
      "Concept project: a website for a construction company in Hengelo. The choices we made in type, colour and structure, and why.",
    updated: "2026-11-21",
  },
  title: "Balk & Beton",
  description:
    "Industrial buildings and structures from Hengelo. A site that stands like a truss: heavy, clear, every member in its place.",
  category: "Building & Construction",
  alt: {
    desktop:
      "Home page of Balk & Beton: a drawing of a steel-framed building in orange and black below a headline in heavy capitals.",
    phone: "The Balk & Beton site on a phone: headline, call button and a section through a building.",
  },
  town: "Hengelo",
  lead: "A builder of industrial premises sells certainty: it stands, on time, and it keeps standing. The site had to say so before anyone had read a word.",
  question: [
    "Imagine a construction company with its own steel workshop. Work comes in through contractors and word of mouth. The old site listed everything they can do, under twelve menu items, and nobody called.",
    "A business owner who needs new premises has two questions. Can you build the size I need, and roughly what does it cost? Those two answers belong up front.",
  ],
  made: [
    {
      title: "A building that grows",
      text: "The drawing on the home page is a section with real dimensions. On the left the cladding is on, on the right the last truss still hangs from the crane. One look shows the whole process.",
    },
    {
      title: "Price your building",
      text: "Length, width, doors, insulation. Four questions, and a guide price arrives by e-mail with a drawing. The button sits in the same place on every page.",
    },
    {
      title: "Finished work as a drawing sheet",
      text: "Each project gets a sheet with dimensions, lead time and place, instead of a photo album without a word of explanation.",
    },
  ],
  type: {
    title: "Archivo, as wide as it goes",
    text: "Heavy, wide capitals, stacked like beams. The same typeface, set narrow, does the dimension lines and the menu. One file, two voices.",
  },
  colour: {
    title: "Concrete, steel and red lead",
    text: "The grey and black of the building site, with the one colour that is always there: the orange of primer. Here orange always means the same: you can press this, or we build this.",
    names: ["Concrete", "Steel", "Primer", "Pale cladding"],
  },
  structure: {
    title: "Five pages, one button",
    text: "From twelve menu items to five. Anyone who needs a building is there in one click. So is anyone who wants a job.",
    pages: ["Buildings", "Steel", "Concrete", "Completed", "Jobs"],
  },
  gain: [
    "Fewer calls that start with ‘do you also do’ and more that start with a size.",
    "A request that the estimator can work with straight away.",
  ],
};
