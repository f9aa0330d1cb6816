/** Parts of a web page that a check looks at; every list and text is bounded. */
export interface PageFacts {
  /** False if the page was longer, deeper or had more tags than is read. */
  isWhole: boolean;
  language: string | null;
  title: string | null;
  /** `content` of `<meta>` by name or property, in lower case; the first of each. */
  meta: Record<string, string>;
  /** `<base href>`. */
  base: string | null;
  canonical: string | null;
  headings: { level: number; text: string }[];
  links: { href: string; text: string }[];
  pictures: Picture[];
  /** Scripts, styles and frames that the page loads by itself, as they are written. */
  loads: { kind: "script" | "style" | "frame" | "preload"; url: string }[];
  /** Text of scripts that run. */
  scriptText: string;
  /** Style sheets that a phone applies, in their order: files as they are written, and texts. */
  sheets: ({ url: string } | { text: string })[];
  /** Text of buttons and of fields that are buttons. */
  buttons: string[];
  hasForm: boolean;
  structured: StructuredThing[];
  /** Blocks of JSON-LD that are no JSON. */
  brokenStructured: number;
  hasMicrodata: boolean;
  /** Text that visitors see, a line for each block. */
  text: string;
}

/** Parts of a page that tell of its business. */
export type PageWords = Pick<PageFacts, "text" | "links" | "buttons" | "hasForm" | "structured">;

export interface Picture {
  src: string;
  /** Null if there is no `alt`; empty for an ornament. */
  alt: string | null;
  /** True if its space is known before it comes, or may be given by its class or its sources. */
  hasSize: boolean;
}

/** Thing of schema.org, as JSON-LD says it. */
export interface StructuredThing {
  types: string[];
  name: string | null;
  telephone: string | null;
  street: string | null;
  postalCode: string | null;
  locality: string | null;
  hasHours: boolean;
  vat: string | null;
}
