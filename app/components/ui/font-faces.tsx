import { use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import bricolage from "./fonts/bricolage-grotesque.woff2?url";
import instrument from "./fonts/instrument-sans.woff2?url";

// Made by scripts/render-fonts.ts. What is set in Bricolage is set in its boldest: whatever weight is asked for. A font
// that comes after the first paint is used from the next page on: lines that break elsewhere would shift what is read.
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

/** The fonts, in the page itself: told again by a style sheet that comes later, they would be swapped in after all. */
export function FontFaces() {
  const mark = use(InlineMark);
  return (
    <style nonce={mark} suppressHydrationWarning>
      {FACES}
    </style>
  );
}
