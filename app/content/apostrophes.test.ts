import { expect, it } from "vitest";

// Without the words that people type in a chat: they are matched as typed.
const copies = Object.entries(
  import.meta.glob(["./{site,desk,mail,shared}/**/{nl,en}.ts", "!./site/chat-rules/*"], { eager: true }),
);

it("finds copy to check", () => {
  expect(copies.length).toBeGreaterThan(20);
});

it.each(copies)("%s has typographic apostrophes, not typed ones", (_file, copy) => {
  expect(JSON.stringify(copy).match(/.{0,20}[a-z]'.{0,20}/gi) ?? []).toEqual([]);
});
