import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { UNANSWERED, withoutUnanswered } from "./unanswered-events";

const APP = path.resolve(import.meta.dirname, "../../..");
/** React props for these events. Those of the pointer do the same as the ones of a mouse. */
const PROPS =
  /\bon(?:Mouse(?:Enter|Leave|Over|Out|Move)|(?:Got|Lost)PointerCapture|Transition(?:Run|Start))(?:Capture)?=/;

afterEach(() => vi.unstubAllGlobals());

it("keeps React from the events that nothing handles, and afterwards keeps nobody from anything", () => {
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

it("are not used by any part of a page", () => {
  const parts = globSync("**/*.tsx", { cwd: APP });
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter((part) => PROPS.test(readFileSync(path.join(APP, part), "utf8")))).toEqual([]);
});
