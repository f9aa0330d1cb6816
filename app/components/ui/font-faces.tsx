import { use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import bricolage from "./fonts/bricolage-grotesque.woff2?url";
import instrument from "./fonts/instrument-sans.woff2?url";

// Made by scripts/render-fonts.ts. Bricolage is always set in its boldest, whatever weight is asked for. A font that
// arrives after the first paint is used from the next page on: different line breaks would shift what is being read.
const FACES = `
@font-face {
  font-family: "Bricolage Grotesque Variable";
  font-weight: 200 800;
  font-display: optional;
  src: url("${bricolage}") format("woff2");
}
@font-face {
  font-family: "Instrument Sans Variable";
  font-weight: 400 700;
  font-display: optional;
  src: url("${instrument}") format("woff2");
}
`;

/**
 * The fonts, inlined in the page: a style sheet that loads later would declare them again, and swap them in after all.
 */
export function FontFaces() {
  const mark = use(InlineMark);
  return (
    <style nonce={mark} suppressHydrationWarning>
      {FACES}
    </style>
  );
}
