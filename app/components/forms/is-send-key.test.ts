import { expect, it } from "vitest";
import { isSendKey } from "./is-send-key";

const enter = { key: "Enter", keyCode: 13, shiftKey: false, isComposing: false };

it("sends by Enter", () => {
  expect(isSendKey(enter)).toBe(true);
});

it.each([
  ["another key", { key: "a", keyCode: 65 }],
  ["a new line", { shiftKey: true }],
  ["a word of an input method that Enter chooses", { keyCode: 229, isComposing: true }],
  ["the same in Safari, which has ended the word by then", { keyCode: 229 }],
])("does not send by %s", (_, changes) => {
  expect(isSendKey({ ...enter, ...changes })).toBe(false);
});
