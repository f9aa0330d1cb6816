import { describe, expect, it } from "vitest";
import { FILL_TIME, HONEYPOT, isSuspect } from "./suspect";

describe("a program is suspected", () => {
  it.each([
    [{ [HONEYPOT]: "https://spam.example" }],
    [{ [FILL_TIME]: 0 }],
    [{ [FILL_TIME]: 999 }],
    [{ name: "Gewonnen! Ga naar https://prijs.example/claim" }],
    [{ name: "prijs.example/claim" }],
  ])("of %o", (fields) => {
    expect(isSuspect(fields)).toBe(true);
  });

  it.each([
    [{}],
    [{ [HONEYPOT]: "", [FILL_TIME]: 1_000 }],
    [{ [FILL_TIME]: null }],
    [{ [FILL_TIME]: "1" }],
    [{ name: "J.P. de Vries" }],
    [{ name: "bakkerij-jansen.nl" }],
    [{ company: "https://bakkerij.example", message: "Zie https://bakkerij.example/nu" }],
  ])("not of %o", (fields) => {
    expect(isSuspect(fields)).toBe(false);
  });
});
