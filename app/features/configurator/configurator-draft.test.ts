import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../../tests/support/browser-storage";
import {
  type ConfiguratorDraft,
  contentOf,
  dropDraft,
  isOnlyHere,
  newDraft,
  readDraft,
  saveConfiguratorDraft,
  submissionIdOf,
} from "./configurator-draft";
import { EMPTY_ANSWERS } from "./wizard";

const answers = { ...EMPTY_ANSWERS, websiteType: "webshop" as const };
const draft: ConfiguratorDraft = { ...newDraft(answers, 3), isWaiting: true };

beforeEach(() => {
  stubStorage("localStorage");
  return () => vi.unstubAllGlobals();
});

it("comes back as it was left, for its own configurator only, until it is dropped", () => {
  saveConfiguratorDraft("website", draft);
  expect([readDraft("website"), readDraft("subscription")]).toEqual([draft, null]);
  dropDraft("website");
  expect(readDraft("website")).toBeNull();
});

it.each(["", "null", "[]", "{", '{"id":"x"}'])("is null where the browser holds %j", (kept) => {
  localStorage.setItem("configurator:website", kept);
  expect(readDraft("website")).toBeNull();
});

it("lasts as long as the page where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  saveConfiguratorDraft("website", draft);
  expect(readDraft("website")).toEqual(draft);
  dropDraft("website");
  expect(readDraft("website")).toBeNull();
});

it("is only here unless a mail leads to the same answers and nothing is left to send", () => {
  const begun = newDraft(answers, 0);
  const mailed = { ...begun, mailed: contentOf(answers) };
  const drafts = [begun, mailed, { ...mailed, answers: { ...answers, services: ["seo"] as const } }];
  expect(drafts.map(isOnlyHere)).toEqual([true, false, true]);
  expect(isOnlyHere({ ...mailed, isWaiting: true })).toBe(true);
  expect(isOnlyHere(newDraft(EMPTY_ANSWERS, 2))).toBe(false);
});

it("is only here when an earlier release kept it without a word about mails", () => {
  const { mailed: _, answers: __, ...rest } = newDraft(answers, 3);
  localStorage.setItem("configurator:website", JSON.stringify({ ...rest, fields: { website_type: "webshop" } }));
  const kept = readDraft("website");
  expect(kept && isOnlyHere(kept)).toBe(true);
});

it("is sent under one id for the same content, in any tab, and under another id for other content", () => {
  const id = submissionIdOf(draft, { name: "R. Smit" });
  expect(submissionIdOf({ ...draft, step: 6 }, { name: "R. Smit" })).toBe(id);
  expect(submissionIdOf(draft, { name: "R. Smid" })).not.toBe(id);
  expect(submissionIdOf(newDraft(answers, 3), { name: "R. Smit" })).not.toBe(id);
  expect(id).toMatch(/^[\da-f-]{36}$/);
});
