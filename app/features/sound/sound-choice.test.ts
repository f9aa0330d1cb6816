import { afterEach, expect, it, vi } from "vitest";
import { chooseSound, isSoundOn } from "./sound-choice";

afterEach(() => vi.unstubAllGlobals());

it("can be switched on and off where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  chooseSound(true);
  expect(isSoundOn()).toBe(true);
  chooseSound(false);
  expect(isSoundOn()).toBe(false);
});
