import { expect, it } from "vitest";

// What people type in a chat is matched as they type it.
const copies = Object.entries(
  import.meta.glob(["./*/{nl,en}.ts", "./{landing,portfolio}/*/{nl,en}.ts", "!./chat-rules/*"], { eager: true }),
);

it("finds copy to look at", () => {
  expect(copies.length).toBeGreaterThan(20);
});

it.each(copies)("%s has printed apostrophes, not typed ones", (_file, copy) => {
  expect(JSON.stringify(copy).match(/.{0,20}[a-z]'.{0,20}/gi) ?? []).toEqual([]);
});
