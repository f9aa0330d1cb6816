import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { UNANSWERED, withoutUnanswered } from "./unanswered-events";

const APP = path.resolve(import.meta.dirname, "../..");
/** Props of React that it answers by these events; those of the pointer do the same for a mouse. */
const PROPS =
  /\bon(?:Mouse(?:Enter|Leave|Over|Out|Move)|(?:Got|Lost)PointerCapture|Transition(?:Run|Start))(?:Capture)?=/;

afterEach(() => vi.unstubAllGlobals());

it("keeps React from what nothing answers, and nobody from anything afterwards", () => {
  class Listened extends EventTarget {}
  const page = new Listened();
  vi.stubGlobal("document", page);
  const heard: string[] = [];
  const listener = ({ type }: Event) => heard.push(type);
  const types = ["click", ...UNANSWERED];
  withoutUnanswered(() => {
    for (const type of types) document.addEventListener(type, listener);
  });
  for (const type of types) page.dispatchEvent(new Event(type));
  expect(heard).toEqual(["click"]);
  document.addEventListener("mousemove", listener);
  page.dispatchEvent(new Event("mousemove"));
  expect(heard).toEqual(["click", "mousemove"]);
});

it("is what no part of a page asks for", () => {
  const parts = globSync("**/*.tsx", { cwd: APP });
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter((part) => PROPS.test(readFileSync(path.join(APP, part), "utf8")))).toEqual([]);
});
