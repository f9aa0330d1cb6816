// Packages without types of their own: what mails and documents need of them.

declare module "fontkit" {
  export interface FontShape {
    /** Above the line, in units of which `unitsPerEm` are as high as the size of the font. */
    ascent: number;
    /** Below it, as a negative number. */
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
  }

  /** Gives what makes text of documents. */
  export function compile(options: Options): (html: string) => string;
}
