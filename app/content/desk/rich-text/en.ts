import type { nl } from "./nl";

export const en = {
  /** Shown where no script makes an editor of the field. */
  plain: {
    mail: "Formatting: **bold**, - list, 1. numbered, [words](https://…).",
    article:
      "Formatting: ## heading, an empty line for a new paragraph, - list, - [ ] checklist, **bold**, [words](/contact) for a link, > block apart.",
  },
  toolbar: "Formatting",
  tools: {
    heading: "Heading",
    subheading: "Subheading",
    strong: "Bold",
    em: "Italic",
    bullets: "List",
    numbers: "Numbered list",
    checklist: "Checklist",
    quote: "Block apart",
    link: "Link",
    picture: "Picture in the text",
    fact: "Insert a fact",
    undo: "Step back",
    redo: "Step forward",
  },
  link: {
    label: "Link",
    address: "Address",
    apply: "Add the link",
    remove: "Remove the link",
    close: "Close",
    wrong: {
      mail: "Enter a web address (https://…) or an e-mail address.",
      article: "Enter a web address (https://…), a page of the site (/contact) or an e-mail address.",
    },
  },
  pictures: {
    label: "Pictures with this article",
    none: "First add a picture below, and save.",
    alt: "What does it show?",
  },
  facts: { title: "Choose a fact", close: "Close" },
  inserted: "Inserted: {what}",
  noPictures: "A picture cannot go into this text.",
  long: "This is too long: at most {most} characters.",
} satisfies typeof nl;
