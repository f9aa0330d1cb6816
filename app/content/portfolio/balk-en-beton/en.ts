import type { ProjectCopy } from "../portfolio-copy";

export const en: ProjectCopy = {
  meta: {
    title: "Website for a builder in Hengelo | {name}",
    description:
      "Concept project: a website for a construction company in Hengelo. Read which choices we made in type, colour and structure, and why.",
    updated: "2026-11-21",
  },
  title: "Balk & Beton",
  description:
    "Commercial halls and structures from Hengelo. A site that stands like a truss: heavy, clear, every member in its place.",
  category: "Building & Construction",
  alt: {
    desktop: "Home page of Balk & Beton: a drawn steel hall in orange and black below a headline in heavy capitals.",
    phone: "The Balk & Beton site on a phone: headline, call button and a section through a hall.",
  },
  town: "Hengelo",
  lead: "A builder of commercial halls sells certainty: it stands, on time, and it keeps standing. The site had to say so before anyone reads a word.",
  question: [
    "Suppose a construction company with its own steel workshop. Work comes in through contractors and word of mouth. The old site listed everything they can do, under twelve menu items, and nobody called.",
    "A business owner who needs a hall has two questions. Can you build my size, and roughly what does it cost? Those two answers belong up front.",
  ],
  made: [
    {
      title: "A hall that grows",
      text: "The drawing on the home page is a section with real dimensions. On the left the cladding is on, on the right the last truss still hangs from the crane. One look shows the whole process.",
    },
    {
      title: "Work out your hall",
      text: "Length, width, doors, insulation. Four questions, and a guide price arrives by e-mail with a drawing. The button sits in the same place on every page.",
    },
    {
      title: "Finished work as a drawing sheet",
      text: "Each project gets a sheet with dimensions, lead time and place, instead of a photo album without a word of explanation.",
    },
  ],
  type: {
    title: "Archivo, as wide as it goes",
    text: "Heavy, wide capitals that lie on each other like beams. The same typeface, set narrow, does the dimension lines and the menu. One file, two voices.",
  },
  colour: {
    title: "Concrete, steel and red lead",
    text: "The grey and black of the site, with the one colour that is always there: the orange of primer. Here orange always means the same: you can press this, or we build this.",
    names: ["Concrete", "Steel", "Primer", "Pale cladding"],
  },
  structure: {
    title: "Five pages, one button",
    text: "From twelve menu items to five. Whoever needs a hall is there in one click. So is whoever wants a job.",
    pages: ["Halls", "Steel", "Concrete", "Completed", "Jobs"],
  },
  gain: [
    "Fewer calls that start with ‘do you also do’, and more that start with a size.",
    "A request that the estimator can work with straight away.",
  ],
};
