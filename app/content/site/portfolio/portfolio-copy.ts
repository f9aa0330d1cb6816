import type { PageMetaCopy } from "~/lib/seo/page-meta";

interface Part {
  title: string;
  text: string;
}

/** The words about one project, in one language. */
export interface ProjectCopy {
  meta: PageMetaCopy;
  /** The name of the business. */
  title: string;
  /** The work and the customer; shown on a card. */
  description: string;
  category: string;
  /** Descriptions of the pictures, for those who cannot see them. */
  alt: { desktop: string; phone: string };
  town: string;
  lead: string;
  /** The needs of the business: paragraphs. */
  question: readonly string[];
  made: readonly Part[];
  type: Part;
  /** `names` are those of the colours in the project's palette, in the same order. */
  colour: Part & { names: readonly string[] };
  /** `pages` are those in the menu of the website. */
  structure: Part & { pages: readonly string[] };
  /** The changes that the website would bring, in a sentence each. */
  gain: readonly string[];
}
