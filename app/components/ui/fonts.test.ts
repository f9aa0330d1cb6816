import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What visitors read of us. */
const texts = import.meta.glob<string>(["~/content/**/*.{ts,tsx}", "~/components/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("needs no second file of a font for texts of ours", () => {
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
  const needed = Object.entries(texts).flatMap(([file, text]) =>
    [...text].filter(isMore).map((letter) => file + letter),
  );
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  expect(needed).toEqual([]);
});
