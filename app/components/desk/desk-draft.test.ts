import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  DESK_DRAFT_DAYS,
  DRAFT_FIELD,
  DRAFTS_ABOUT_FIELD,
  dropDraftsAbout,
  dropSentDrafts,
  readDeskDraft,
  saveDeskDraft,
  sweepDeskDrafts,
  takeStampedDraft,
} from "./desk-draft";

const DAY = 24 * 60 * 60_000;
/** Behaves like a browser's storage: its keys can be listed like the properties of an object. */
let kept: Record<string, string>;

const draft = (by: string, text = "Dear Jan") =>
  ({ by, at: Date.now(), typed: [["text", text]], about: "", stamp: "1" }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  kept = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => Object.assign(kept, { [key]: text }),
    removeItem: (key: string) => delete kept[key],
  });
  vi.stubGlobal("localStorage", kept);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives what somebody typed back to them alone, until it is too old", () => {
  saveDeskDraft("lead-1-note", draft("owner"));
  expect(readDeskDraft("lead-1-note", "owner")).toEqual(draft("owner"));
  expect(readDeskDraft("lead-1-note", "colleague")).toBeNull();
  vi.advanceTimersByTime(DESK_DRAFT_DAYS * DAY + 1);
  expect(readDeskDraft("lead-1-note", "owner")).toBeNull();
});

it("removes what others typed, and what is too old, from the device of whoever works there now", () => {
  saveDeskDraft("old", draft("owner"));
  vi.advanceTimersByTime(DESK_DRAFT_DAYS * DAY + 1);
  saveDeskDraft("own", draft("owner"));
  saveDeskDraft("other", draft("colleague"));
  localStorage.setItem("consent", "true");
  sweepDeskDrafts("owner");
  expect(Object.keys(kept)).toEqual(["desk-draft:own", "consent"]);
});

it("removes what was typed about something that is gone, and nothing else", () => {
  const [lead, quote, other] = ["11111111", "22222222", "33333333"].map(
    (start) => `${start}-0000-7000-8000-000000000000`,
  );
  const sources = [`lead-${lead}-note`, `quote-new-${lead}`, `quote-${quote}-answer-${other}`, `lead-${other}-note`];
  for (const source of sources) saveDeskDraft(source, draft("owner"));
  dropDraftsAbout(["", "lead", "0000", `${lead}`, `${quote}`]);
  expect(Object.keys(kept)).toEqual([`desk-draft:lead-${other}-note`]);
});

it("keeps what was typed after the form was sent, as typed into what saving made", () => {
  const sent = new FormData();
  for (const [name, value] of [
    ["do", "save"],
    ["version", "1"],
    ["line", "One"],
    ["line", "Two"],
    ["text", "Called\r\nand mailed"],
  ]) {
    sent.append(name as string, value as string);
  }
  const typed = [
    ["text", "Called\nand mailed"],
    ["line", "One"],
    ["line", "Two"],
  ] as const;
  saveDeskDraft("taken", { ...draft("owner"), typed });
  saveDeskDraft("typed on", { ...draft("owner"), typed: [...typed, ["line", "Three"]] });
  for (const source of ["taken", "typed on"]) {
    sent.set(DRAFT_FIELD, source);
    dropSentDrafts(sent);
  }
  expect(Object.keys(kept)).toEqual(["desk-draft:typed on"]);
  expect(readDeskDraft("typed on", "owner")?.stamp).toBe("2");
});

it("removes what was typed about what a form has deleted", () => {
  const quote = "22222222-0000-7000-8000-000000000000";
  for (const source of [`quote-${quote}`, "lead-1-note"]) saveDeskDraft(source, draft("owner"));
  const sent = new FormData();
  sent.append(DRAFTS_ABOUT_FIELD, `11111111-0000-7000-8000-000000000000 ${quote}`);
  dropSentDrafts(sent);
  expect(Object.keys(kept)).toEqual(["desk-draft:lead-1-note"]);
});

it("returns once what somebody typed under a stamp", () => {
  saveDeskDraft("new", { ...draft("owner", "Dear Jane"), stamp: "quote" });
  saveDeskDraft("other", draft("owner"));
  expect(takeStampedDraft("quote", "colleague")).toBeNull();
  expect(takeStampedDraft("quote", "owner")?.typed).toEqual([["text", "Dear Jane"]]);
  expect(Object.keys(kept)).toEqual(["desk-draft:other"]);
});

it.each(["{", "null", '{"by":"owner"}', '{"by":"owner","at":1e13,"typed":[["text"]],"about":"","stamp":""}'])(
  "ignores what another release may have kept: %s",
  (text) => {
    localStorage.setItem("desk-draft:lead-1-note", text);
    expect(readDeskDraft("lead-1-note", "owner")).toBeNull();
  },
);

it("keeps what is typed as long as the page lives, where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  saveDeskDraft("reply-1", draft("owner"));
  expect(readDeskDraft("reply-1", "owner")).toEqual(draft("owner"));
  sweepDeskDrafts("colleague");
  expect(readDeskDraft("reply-1", "owner")).toBeNull();
});
