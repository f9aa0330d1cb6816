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
  /** What was made for whom, for a card. */
  description: string;
  category: string;
  /** What the pictures show, for who cannot see them. */
  alt: { desktop: string; phone: string };
  town: string;
  lead: string;
  /** What the business needed: paragraphs. */
  question: readonly string[];
  made: readonly Part[];
  type: Part;
  /** `names` are those of the colours in the palette of the project, in its order. */
  colour: Part & { names: readonly string[] };
  /** `pages` are those in the menu of the website. */
  structure: Part & { pages: readonly string[] };
  /** What the website would change, each in a sentence. */
  gain: readonly string[];
}
