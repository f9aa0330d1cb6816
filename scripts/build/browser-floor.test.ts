import { expect, it } from "vitest";
import { newsIn } from "./browser-floor.ts";

it.each([
  ["const url = URL.canParse(text) ? new URL(text) : null;", "URL.canParse"],
  ["const { promise } = Promise.withResolvers();", "Promise.withResolvers"],
  ["window.requestIdleCallback(work);", "requestIdleCallback"],
  ["await scheduler.yield();", "scheduler.yield"],
  ["new Intl.DurationFormat('nl');", "Intl.DurationFormat"],
  ["menu.current?.showPopover();", ".showPopover"],
  ["const isLetter = /^[a-z--[q]]$/v.test(text);", "the flag v of an expression"],
  ["schema.parse(text); URL.parse(text);", "URL.parse"],
])("finds what browsers of the floor lack: %s", (code, name) => {
  expect(newsIn(code)).toEqual([name]);
});

it.each([
  "if (typeof requestIdleCallback === 'function') requestIdleCallback(work);",
  "if (window.requestIdleCallback) requestIdleCallback(work);",
  "menu.showPopover?.();",
  "if ('groupBy' in Object && Object.groupBy) Object.groupBy(list, key);",
  "schema.parse(text); new URL(text); list.toSorted(); structuredClone(list); AbortSignal.timeout(5);",
])("lets pass what they have, and what is checked for first: %s", (code) => {
  expect(newsIn(code)).toEqual([]);
});
