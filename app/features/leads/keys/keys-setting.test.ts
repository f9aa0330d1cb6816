import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areKeysOn, KEYS_KEY, setOn } from "./keys-setting";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  setOn(true);
  vi.unstubAllGlobals();
});

it("goes by what another tab has chosen since", () => {
  setOn(false);
  setOn(true);
  kept.set(KEYS_KEY, "off");
  expect(areKeysOn()).toBe(false);
});

it("holds for the page where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  setOn(false);
  expect(areKeysOn()).toBe(false);
});
