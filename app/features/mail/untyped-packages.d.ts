// Types of packages that mails and documents use, and that have none.

declare module "fontkit" {
  export interface FontShape {
    /** Height above the baseline, in units of which `unitsPerEm` are the size of the font. */
    ascent: number;
    /** Negative. */
    descent: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  export function create(source: Buffer): FontShape;
}

declare module "html-to-text" {
  interface Options {
    wordwrap: number | false;
    selectors: { selector: string; format?: string; options?: Record<string, unknown> }[];
    /** Counted in characters, and in elements within elements. */
    limits?: { maxInputLength: number; maxDepth: number };
  }

  export function compile(options: Options): (html: string) => string;
}
