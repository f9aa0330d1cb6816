import { expect, it, onTestFinished, vi } from "vitest";
import { readDeskDraft, saveDeskDraft } from "~/components/desk/desk-draft";
import { newDraft, readDraft, saveDraft } from "~/components/forms/form-draft";
import { clearDrafts } from "./clear-drafts";

/** Behaves like a browser's storage: its keys can be listed like the properties of an object. */
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

const typed = { by: "user-1", at: Date.now(), typed: [["text", "Dear Jan"]], about: "", stamp: "" } as const;

it("removes everything that was being typed, and nothing else", () => {
  vi.stubGlobal("sessionStorage", kept);
  vi.stubGlobal("localStorage", kept);
  onTestFinished(() => void vi.unstubAllGlobals());
  sessionStorage.setItem("intro", "seen");
  saveDraft("contact", newDraft({ text: "Dear Jan" }));
  for (const source of ["reply-1", "quote-1-answer-2"]) saveDeskDraft(source, typed);
  clearDrafts();
  expect(readDraft("contact")).toBeNull();
  expect([readDeskDraft("reply-1", "user-1"), readDeskDraft("quote-1-answer-2", "user-1")]).toEqual([null, null]);
  expect(Object.keys(sessionStorage)).toEqual(["intro"]);
});

it("does nothing where storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(clearDrafts).not.toThrow();
});
