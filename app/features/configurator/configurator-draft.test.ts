import { beforeEach, expect, it, vi } from "vitest";
import {
  type ConfiguratorDraft,
  dropDraft,
  keepDraft,
  newDraft,
  readDraft,
  submissionIdOf,
} from "./configurator-draft";
import { EMPTY_ANSWERS } from "./wizard";

const answers = { ...EMPTY_ANSWERS, websiteType: "webshop" as const };
const draft: ConfiguratorDraft = { ...newDraft(answers, 3), isWaiting: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("comes back as it was left, for its own configurator, until it is dropped", () => {
  keepDraft("website", draft);
  expect([readDraft("website"), readDraft("subscription")]).toEqual([draft, null]);
  dropDraft("website");
  expect(readDraft("website")).toBeNull();
});

it.each(["", "null", "[]", "{", '{"id":"x"}'])("is none where the browser holds %j", (kept) => {
  localStorage.setItem("configurator:website", kept);
  expect(readDraft("website")).toBeNull();
});

it("is none where storage is blocked, and does no harm", () => {
  vi.stubGlobal("localStorage", undefined);
  keepDraft("website", draft);
  dropDraft("website");
  expect(readDraft("website")).toBeNull();
});

it("is sent under one id for one content, in whichever tab, and under another for other content", () => {
  const id = submissionIdOf(draft, { name: "R. Smit" });
  expect(submissionIdOf({ ...draft, step: 6 }, { name: "R. Smit" })).toBe(id);
  expect(submissionIdOf(draft, { name: "R. Smid" })).not.toBe(id);
  expect(submissionIdOf(newDraft(answers, 3), { name: "R. Smit" })).not.toBe(id);
  expect(id).toMatch(/^[\da-f-]{36}$/);
});
