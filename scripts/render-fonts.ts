import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

// Cuts the fonts down to what the pages show: the characters of Western European languages, and the weights in use. Their
// result is committed: run this after an update of the packages (`node scripts/render-fonts.ts`).
const FOLDER = "app/components/ui/fonts";
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−≈≤≥✓`;

await cut(
  import.meta.resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"),
  "bricolage-grotesque",
  { wght: 800 },
);
await cut(
  import.meta.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
  "instrument-sans",
  { wght: { min: 400, max: 700 } },
);

type Axes = Record<string, number | { min: number; max: number }>;

/** `whole` is the address of a file; `axes`: the one weight that is kept, or the weights from the first to the last. */
async function cut(whole: string, name: string, axes: Axes): Promise<void> {
  // Letters in other shapes, which no style sheet asks for, are left out.
  const options = { targetFormat: "woff2", variationAxes: axes, noLayoutClosure: true } as const;
  writeFileSync(`${FOLDER}/${name}.woff2`, await subsetFont(readFileSync(new URL(whole)), LATIN, options));
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
