import type { ProjectCopy } from "../portfolio-copy";

export const en: ProjectCopy = {
  meta: {
    title: "Website for a law practice in Deventer | {name}",
    description:
      "Concept project: a website for a law practice in Deventer. Plenty of white, a classic typeface and contracts in plain words.",
    updated: "2026-11-21",
  },
  title: "Zwart op Wit",
  description:
    "Lawyers for business owners in Deventer. A quiet page that reads like a good contract: short, and no small print.",
  category: "Legal",
  alt: {
    desktop:
      "Home page of Zwart op Wit: a large italic headline on cream, beside it a drawn contract with notes in the margin.",
    phone: "The Zwart op Wit site on a phone: headline, introduction and the start of a rewritten contract.",
  },
  town: "Deventer",
  lead: "A lawyer who writes plainly proves it best by doing it. The home page is a contract that you actually understand.",
  question: [
    "Imagine a small practice that writes contracts for business owners. Other firms’ sites show columns, scales and a handshake. So did theirs.",
    "The difference is in the language, and you can’t photograph language. You can set it in type.",
  ],
  made: [
    {
      title: "As it was, as we write it",
      text: "On the left a clause of 114 words, struck through. On the right the same agreement in 25. The page needs no other proof.",
    },
    {
      title: "Notes in the margin",
      text: "Beside each text the margin says what it means for the reader. The client looks over the lawyer’s shoulder.",
    },
    {
      title: "Knowing the cost beforehand",
      text: "A list of contracts with a fixed price for each, without having to leave your number first.",
    },
  ],
  type: {
    title: "Newsreader, light and large",
    text: "A newspaper typeface made for long reading. Very thin and very large in the headline, plain and calm in the text. Italics are the voice of the margin.",
  },
  colour: {
    title: "Paper, ink and one marker",
    text: "Nearly everything is black on white, as the name promises. Green is for what you can do. Yellow marks what you should remember.",
    names: ["Paper", "Ink", "Blotter green", "Marker"],
  },
  structure: {
    title: "Contents in six lines",
    text: "Three subjects on the left, three about the practice on the right, the name in the middle. Like the masthead of a journal.",
    pages: ["Contracts", "Disputes", "Staff", "Rates", "The practice", "Call us"],
  },
  gain: [
    "Business owners who call before they sign, instead of after.",
    "A site that sounds like the practice itself, so the first conversation has no ice to break.",
  ],
};
