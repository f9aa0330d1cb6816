import { use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import bricolage from "./fonts/bricolage-grotesque.woff2?url";
import instrument from "./fonts/instrument-sans.woff2?url";

// Made by scripts/render-fonts.ts. A late font waits for the next page: other line breaks would shift text.
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

/** Inlined: a style sheet that loads later would declare the fonts again, and swap them in after all. */
export function FontFaces() {
  const mark = use(InlineMark);
  return (
    <style nonce={mark} suppressHydrationWarning>
      {FACES}
    </style>
  );
}
