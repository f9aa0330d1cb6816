import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "../../../tests/support/browser-storage";
import { keptSwitch } from "./kept-switch";

describe.each([true, false])("a switch that is %s by default", (byDefault) => {
  let kept: Map<string, string>;
  let known: ReturnType<typeof keptSwitch>;
  beforeEach(() => {
    kept = stubStorage("localStorage");
    known = keptSwitch("switch", byDefault);
  });

  it("is remembered by the browser, without storing the default", () => {
    expect(known.isOn()).toBe(byDefault);
    known.choose(!byDefault);
    expect(keptSwitch("switch", byDefault).isOn()).toBe(!byDefault);
    known.choose(byDefault);
    expect([known.isOn(), kept.size]).toEqual([byDefault, 0]);
  });

  it("follows a later choice in another tab", () => {
    known.choose(byDefault);
    keptSwitch("switch", byDefault).choose(!byDefault);
    expect(known.isOn()).toBe(!byDefault);
  });

  it("lasts as long as the page where the browser stores nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    for (const isOn of [!byDefault, byDefault]) {
      known.choose(isOn);
      expect(known.isOn()).toBe(isOn);
    }
  });
});
