import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

// Cuts the fonts down to what the pages show: the weights in use, and the letters of our texts. What other Western
// European languages need, as in visitors' names, is in a second file of each, which a browser only fetches when it
// meets such a letter. Documents and share images are written with other cuts: TrueType, one weight each, and all
// letters of Latin, Greek and Cyrillic. The result is committed: run this after an update of the packages (`npx node
// scripts/render-fonts.ts`).
const FOLDER = "app/components/ui/fonts";
const LATIN = [...`${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−≈≤≥✓`];
const FIRST = [...`${range(0x20, 0x7e)}\u00a0\u00adáàâäéèêëíïîóòôöúùûüçñÉËÏÖÜ·×§©€–—‘’“”„•…←↑→↓−✓`];
const MORE = LATIN.filter((letter) => !FIRST.includes(letter));

const faces = [
  await cut({
    family: "Bricolage Grotesque Variable",
    whole: import.meta.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    ),
    name: "bricolage-grotesque",
    axes: { wght: 800 },
    weights: "200 800",
  }),
  await cut({
    family: "Instrument Sans Variable",
    whole: import.meta.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    name: "instrument-sans",
    axes: { wght: { min: 400, max: 700 } },
    weights: "400 700",
  }),
];
writeFileSync(`${FOLDER}/more.css`, `/* Made by scripts/render-fonts.ts. */\n${faces.join("")}`);

const DOCUMENT_FONTS = "app/features/mail/pdf/fonts";
const BLOCKS = [
  [0x20, 0x7e],
  // Latin, combining marks, Greek, Cyrillic.
  [0xa0, 0x52f],
  [0x1e00, 0x1fff],
  // Punctuation, currencies, letterlike signs, arrows, mathematics.
  [0x2000, 0x22ff],
] as const;
const EUROPE = BLOCKS.map(([first, last]) => range(first, last)).join("");

const documentFonts = {
  "bricolage-grotesque-800": import.meta.resolve(
    "@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf",
  ),
  "instrument-sans-400": import.meta.resolve(
    "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf",
  ),
  "instrument-sans-600": import.meta.resolve(
    "@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf",
  ),
  "noto-sans-400": import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
};
for (const [name, whole] of Object.entries(documentFonts)) {
  const options = {
    targetFormat: "truetype" as const,
    // The copyright and the licence of the font.
    preserveNameIds: [0, 13, 14],
    // No other glyphs for some letters than their own: what is copied from a document is what was typed.
    keepFeatures: ["kern", "mark", "mkmk"],
  };
  const font = await subsetFont(readFileSync(new URL(whole)), EUROPE, options);
  writeFileSync(`${DOCUMENT_FONTS}/${name}.ttf`, font);
}

interface Font {
  family: string;
  /** The address of the whole font, in its package. */
  whole: string;
  name: string;
  /** The one weight that is kept, or the weights from the first to the last. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The weights that texts are set in. */
  weights: string;
}

/** Returns the rule for the second file. */
async function cut({ family, whole, name, axes, weights }: Font): Promise<string> {
  const font = readFileSync(new URL(whole));
  // Alternate glyphs, which no style sheet asks for, are left out.
  const options = { targetFormat: "woff2", variationAxes: axes, noLayoutClosure: true } as const;
  writeFileSync(`${FOLDER}/${name}.woff2`, await subsetFont(font, FIRST.join(""), options));
  writeFileSync(`${FOLDER}/${name}-more.woff2`, await subsetFont(font, MORE.join(""), options));
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: optional;
  src: url("./${name}-more.woff2") format("woff2");
  unicode-range:
    ${unicodeRange(MORE)};
}
`;
}

/** The letters' code points as a style sheet writes them, as ranges in ascending order. */
function unicodeRange(letters: readonly string[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const point of letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const before = ranges.at(-1);
    if (before?.last === point - 1) before.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
