import { expect, it, onTestFinished, vi } from "vitest";
import { keepDraft, newDraft, readDraft } from "~/features/forms/form-draft";
import { clearDrafts } from "./clear-drafts";

/** As browsers have it: what is kept can be listed like the properties of an object. */
class Kept {
  [key: string]: unknown;
  static {
    Object.defineProperties(Kept.prototype, {
      getItem: { value: (key: string) => kept[key] ?? null },
      setItem: { value: (key: string, text: string) => Object.assign(kept, { [key]: text }) },
      removeItem: { value: (key: string) => delete kept[key] },
    });
  }
}
const kept = new Kept();

it("leaves nothing that was being typed, and everything else", () => {
  vi.stubGlobal("sessionStorage", kept);
  onTestFinished(() => void vi.unstubAllGlobals());
  sessionStorage.setItem("intro", "seen");
  for (const source of ["reply-1", "quote-answer-2"]) keepDraft(source, newDraft({ text: "Dear Jan" }));
  clearDrafts();
  expect([readDraft("reply-1"), readDraft("quote-answer-2")]).toEqual([null, null]);
  expect(Object.keys(sessionStorage)).toEqual(["intro"]);
});

it("does nothing where storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(clearDrafts).not.toThrow();
});
