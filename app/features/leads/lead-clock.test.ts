import { expect, it } from "vitest";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { leadClock, openPromise, shortDuration } from "./lead-clock.server";

const lead = (changes: Partial<LeadRow> = {}) =>
  ({
    status: "new",
    created_at: "2026-11-24T09:00:00.000Z",
    promised_at: "2026-11-25T09:00:00.000Z",
    first_answered_at: null,
    ...changes,
  }) as LeadRow;
const clock = (now: string, changes?: Partial<LeadRow>) =>
  leadClock(lead(changes), undefined, { language: "nl", now: new Date(now) });

it("counts the time that is left while the business is open until the answer is due", () => {
  expect(clock("2026-11-25T08:15:00.000Z")).toMatchObject({ state: "left", isUrgent: true, text: "Nog 45 min" });
  const today = { promised_at: "2026-11-24T16:30:00.000Z" };
  expect(clock("2026-11-24T11:00:00.000Z", today)).toMatchObject({ text: "Nog 5 u 30 min", isUrgent: false });
});

it("names the moment when the business closes before it", () => {
  expect(clock("2026-11-24T09:06:00.000Z")).toMatchObject({ state: "before", isUrgent: false, text: "Voor wo 10:00" });
  expect(clock("2026-11-24T20:00:00.000Z")).toMatchObject({ text: "Voor wo 10:00", isUrgent: false });
  // Forty minutes today and ten tomorrow.
  const short = { promised_at: "2026-11-25T08:10:00.000Z" };
  expect(clock("2026-11-24T16:20:00.000Z", short)).toMatchObject({ text: "Voor wo 9:10", isUrgent: true });
  const night = { promised_at: "2026-11-24T22:00:00.000Z" };
  expect(clock("2026-11-24T19:00:00.000Z", night)).toMatchObject({ text: "Voor di 23:00", isUrgent: false });
  const english = leadClock(lead(), undefined, { language: "en", now: new Date("2026-11-24T09:06:00.000Z") });
  expect(english).toMatchObject({ text: "Before Wed 10:00" });
});

it("says how late it is", () => {
  expect(clock("2026-11-26T11:30:00.000Z")).toMatchObject({ state: "late", text: "1 d 2 u te laat" });
});

it("says how long the answer took, and stands still", () => {
  const answered = { status: "contacted" as const, first_answered_at: "2026-11-24T09:42:10.000Z" };
  expect(clock("2026-12-24T09:00:00.000Z", answered)).toMatchObject({
    state: "answered",
    text: "Beantwoord na 42 min",
  });
});

it.each([
  ["2026-11-25T08:20:00.000Z", "8 u 20 min openingstijd"],
  ["2026-11-24T17:12:00.000Z", "8 u openingstijd"],
  ["2026-11-27T09:00:00.000Z", "27 u openingstijd"],
  ["2026-12-03T12:00:00.000Z", "9 d 3 u"],
])("says of an answer at %s that a night was between", (at, said) => {
  const answered = { status: "contacted" as const, promised_at: null, first_answered_at: at };
  expect(clock("2026-12-24T09:00:00.000Z", answered)).toMatchObject({ text: `Beantwoord na ${said}` });
});

it("says how long an answer took even if it was given before the business opened", () => {
  const answered = { created_at: "2026-11-24T21:00:00.000Z", first_answered_at: "2026-11-24T21:12:00.000Z" };
  expect(clock("2026-12-24T09:00:00.000Z", answered)).toMatchObject({
    text: "Beantwoord na 12 min, buiten openingstijd",
  });
});

it("says that an answer came after the promised moment", () => {
  const ads = { status: "contacted" as const, promised_at: "2026-11-24T10:00:00.000Z" };
  const now = "2026-12-24T09:00:00.000Z";
  expect(clock(now, { ...ads, first_answered_at: "2026-11-24T10:00:00.000Z" })).toMatchObject({ state: "answered" });
  expect(clock(now, { ...ads, first_answered_at: "2026-11-24T11:00:00.000Z" })).toMatchObject({
    state: "answeredLate",
    text: "Beantwoord na 2 u, te laat",
  });
  expect(clock(now, { ...ads, promised_at: null, first_answered_at: "2026-11-24T11:00:00.000Z" })).toMatchObject({
    state: "answered",
  });
});

it("does not run when nothing was promised, nor for spam", () => {
  expect(clock("2026-11-24T09:00:00.000Z", { promised_at: null })).toBeNull();
  expect(clock("2026-11-24T09:00:00.000Z", { status: "spam" })).toBeNull();
});

it("counts down for who has written again, also where nothing comes of the lead, but not for spam", () => {
  const answered = lead({ status: "declined", first_answered_at: "2026-11-24T10:00:00.000Z" });
  const again = (row: LeadRow, now: string) =>
    leadClock(row, { due_at: "2026-11-25T13:00:00.000Z" }, { language: "nl", now: new Date(now) });
  expect(again(answered, "2026-11-25T10:30:00.000Z")).toMatchObject({ state: "left", text: "Nog 2 u 30 min" });
  expect(again(answered, "2026-11-25T13:30:00.000Z")).toMatchObject({ state: "late", text: "30 min te laat" });
  expect(again({ ...answered, status: "spam" }, "2026-11-25T10:30:00.000Z")).toMatchObject({ state: "answered" });
  expect(again(lead(), "2026-11-25T08:15:00.000Z")).toMatchObject({ text: "Nog 45 min" });
});

it.each([
  [0, "0 min"],
  [59_999, "0 min"],
  [60_000, "1 min"],
  [3_600_000, "1 u"],
  [19_800_000, "5 u 30 min"],
  [97_200_000, "1 d 3 u"],
])("says %d ms as %s", (time, said) => {
  expect(shortDuration(time, "nl")).toBe(said);
});

it("is open while a lead is new, was promised an answer, and has none", () => {
  expect(openPromise(lead())).toBe("2026-11-25T09:00:00.000Z");
  expect(openPromise(lead({ first_answered_at: "2026-11-24T10:00:00.000Z" }))).toBeNull();
  expect(openPromise(lead({ promised_at: null }))).toBeNull();
  for (const status of ["contacted", "declined", "spam"] as const) expect(openPromise(lead({ status }))).toBeNull();
});
