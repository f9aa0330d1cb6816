import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, it } from "vitest";

/** Our texts for visitors. */
const texts = import.meta.glob<string>(["~/content/**/*.{ts,tsx}", "~/components/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("does not need the second file of a font for our own texts", () => {
  const rules = readFileSync(new URL("fonts/more.css", import.meta.url), "utf8");
  const ranges = [...rules.matchAll(/U\+(?<first>[\dA-F]+)(?:-(?<last>[\dA-F]+))?/g)].map(({ groups = {} }) => ({
    first: Number.parseInt(groups.first ?? "", 16),
    last: Number.parseInt(groups.last ?? groups.first ?? "", 16),
  }));
  const isMore = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(({ first, last }) => point >= first && point <= last);
  };
  expect([..."ßØ½"].every(isMore)).toBe(true);
  const unescaped = (text: string) =>
    text.replace(/\\u([\da-f]{4})/gi, (_, point) => String.fromCodePoint(Number.parseInt(point, 16)));
  const needed = Object.entries(texts).flatMap(([file, text]) =>
    [...unescaped(text)].filter(isMore).map((letter) => file + letter),
  );
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  expect(needed).toEqual([]);
});

const read = (file: string) => readFileSync(new URL(file, import.meta.url));
const faces =
  read("fonts.css")
    .toString()
    .match(/@font-face \{.*?\}/gs) ?? [];
const stacks = read("../../app.css")
  .toString()
  .match(/--font-(?:display|text): .*/g);

it.each([
  ["Bricolage", "bricolage-grotesque"],
  ["Instrument", "instrument-sans"],
])("has a fallback for %s of the same height, on computers and on Android", (family, file) => {
  const { ascent, descent, unitsPerEm } = create(read(`fonts/${file}.woff2`));
  const stack = stacks?.find((line) => line.includes(family));
  const standIns = faces.filter((face) => stack?.includes(/"(.+?)"/.exec(face)?.[1] ?? face));
  for (const name of ["Arial", "Roboto"]) {
    const face = standIns.find((standIn) => standIn.includes(`local("${name}`)) ?? "";
    const percent = (descriptor: string) => Number(new RegExp(`${descriptor}: (.+)%`).exec(face)?.[1]) / 100;
    const size = percent("size-adjust");
    expect(size * percent("ascent-override"), name).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(size * percent("descent-override"), name).toBeCloseTo(-descent / unitsPerEm, 3);
  }
});
