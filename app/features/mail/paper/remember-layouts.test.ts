import type { FontShape } from "fontkit";
import { expect, it } from "vitest";
import { rememberLayouts } from "./remember-layouts";

/** Ten units a letter. Counts what it was asked. */
function shapeThatCounts(asked: string[]): FontShape {
  return {
    ascent: 8,
    descent: 0,
    unitsPerEm: 10,
    layout: (text) => {
      asked.push(text);
      const positions = [...text].map(() => ({ xAdvance: 10 }));
      return { glyphs: [...text].map((letter) => ({ letter })), positions, advanceWidth: 10 * text.length };
    },
  };
}

it("lays a word out once, and lets everybody scale what they got", () => {
  const asked: string[] = [];
  const shape = rememberLayouts(shapeThatCounts(asked));
  const first = shape.layout("brood ");
  for (const position of first.positions) position.xAdvance *= 0.5;
  const second = shape.layout("brood ");
  expect(first.advanceWidth).toBe(30);
  expect(second.advanceWidth).toBe(60);
  expect(second.glyphs).toEqual(first.glyphs);
  expect(asked).toEqual(["brood "]);
});

it("does not take a word with features for one without", () => {
  const asked: string[] = [];
  const shape = rememberLayouts(shapeThatCounts(asked));
  shape.layout("1/2");
  shape.layout("1/2", { frac: true });
  shape.layout("1/2", { frac: true });
  expect(asked).toHaveLength(3);
});

it("keeps a bounded number of words", () => {
  const asked: string[] = [];
  const shape = rememberLayouts(shapeThatCounts(asked));
  for (let number = 0; number <= 500; number++) shape.layout(String(number));
  asked.length = 0;
  shape.layout("500");
  shape.layout("0");
  expect(asked).toEqual(["0"]);
});
