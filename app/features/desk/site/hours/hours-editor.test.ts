import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { en } from "~/content/desk/site/en";
import { nl } from "~/content/desk/site/nl";
import { type Hours, holidayNames, shippedHours } from "~/content/hours";
import type { TimeOfDay, Weekday, WeeklyHours } from "~/lib/time/opening-hours";
import { fits } from "~/platform/site-content/content-kind";
import { hoursEditor } from "./hours-editor.server";
import { WEEKDAYS } from "./hours-form-fields";

const { kind: hoursKind } = hoursEditor;
const now = new Date("2026-11-24T11:00:00.000Z");
const shipped = hoursEditor.fieldsOf({ ...shippedHours }, now);
const read = (fields: object, known: Partial<Hours> = {}) =>
  hoursEditor.read({ ...shipped, ...fields }, { ...shippedHours, ...known }, now);
const errorsOf = (fields: object) => {
  return read(fields).errors;
};

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}` as TimeOfDay;
/** Up to two openings on each day, at any minute. */
const dayPlan = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 0, maxLength: 4 })
  .map((minutes) => minutes.toSorted((one, other) => one - other))
  .map((minutes) => [minutes.slice(0, 2), minutes.slice(2, 4)].filter(({ length }) => length === 2));
const week = fc
  .array(dayPlan, { minLength: 7, maxLength: 7 })
  .filter((plans) => plans.some(({ length }) => length > 0))
  .map((plans) => {
    const days = new Map<string, Weekday[]>();
    plans.forEach((plan, index) => {
      const key = JSON.stringify(plan);
      days.set(key, [...(days.get(key) ?? []), (index + 1) as Weekday]);
    });
    return [...days].flatMap(([plan, days]) =>
      (JSON.parse(plan) as [number, number][]).map(([from, to]) => ({ days, from: time(from), to: time(to) })),
    );
  }) as fc.Arbitrary<WeeklyHours>;
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10));
const hours: fc.Arbitrary<Hours> = fc.record({
  reachable: week,
  visit: week,
  holidays: fc.subarray(holidayNames),
  closed: fc
    .uniqueArray(fc.tuple(day, day), { maxLength: 12, selector: String })
    .map((periods) =>
      periods
        .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))
        .toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to)),
    ),
  notice: fc.option(
    fc.record({
      nl: fc.constantFrom("Vrijdag dicht", "“Open” & zo"),
      en: fc.constantFrom("Closed", "“Open”"),
      until: day,
    }),
  ),
});

it("gives back what it shows, as something that the site can show, in words for both languages", () => {
  fc.assert(
    fc.property(hours, (values) => {
      const fields = hoursEditor.fieldsOf({ ...values }, now);
      expect(hoursEditor.read(fields, { ...values }, now)).toEqual({ values, errors: {} });
      for (const [name, value] of Object.entries(values)) {
        expect(fits(hoursKind, name, value)).toBe(true);
        expect(hoursEditor.present(name, value, nl, "nl")).not.toBe("");
        expect(hoursEditor.present(name, value, en, "en")).not.toBe("");
      }
    }),
    { numRuns: 200 },
  );
});

describe("a day of the week", () => {
  it.each([
    ["9-17", "09:00-17:00"],
    ["9:00 – 17.30", "09:00-17:30"],
    ["13u30 tot 17u", "13:30-17:00"],
    ["9u-17u30", "09:00-17:30"],
    ["9.00u - 17.30u", "09:00-17:30"],
    ["9.00 - 17.30 uur", "09:00-17:30"],
    ["09:00 – 17:30 uur", "09:00-17:30"],
    ["van 9 tot 17", "09:00-17:00"],
    ["Van 9 uur tot 17uur", "09:00-17:00"],
    ["from 9:00 to 17:30", "09:00-17:30"],
    ["9.00-12.00 en 13.00-17.30 uur", "09:00-12:00, 13:00-17:30"],
    ["van 9 tot 12 en van 13 tot 17", "09:00-12:00, 13:00-17:00"],
    ["13:00-17:30, 9:00-12:00", "09:00-12:00, 13:00-17:30"],
    ["9:00-12:00 en 12:00-13:00", "09:00-12:00, 12:00-13:00"],
    ["", ""],
    ["17:00-24:00", "17:00-23:59"],
    ["gesloten", ""],
    ["Dicht", ""],
    ["closed", ""],
    ["-", ""],
  ])("is typed as %j", (typed, expected) => {
    const done = read({ "visit-3": typed });
    const visit = done.values.visit as WeeklyHours;
    const times = visit.filter(({ days }) => days.includes(3)).map(({ from, to }) => `${from}-${to}`);
    expect(times.join(", ")).toBe(expected);
    expect(errorsOf({ "visit-3": typed })).toEqual({});
  });

  it.each([
    ["12,5o", "time"],
    ["9:00", "time"],
    ["25:00-26:00", "time"],
    ["9:00-17:75", "time"],
    ["<script>", "time"],
    ["gesloten uur", "time"],
    ["17:00-9:00", "order"],
    ["9 tot 5", "order"],
    ["9:00-9:00", "order"],
    ["20:00-02:00", "pastMidnight"],
    ["9:00-13:00, 12:00-17:00", "overlap"],
    ["8-9, 10-11, 12-13, 14-15", "many"],
  ])("is refused beside its field as %j", (typed, problem) => {
    expect(errorsOf({ "reachable-2": typed })).toEqual({ "reachable-2": problem });
    expect(nl.hours.problems).toHaveProperty(problem);
  });

  it("is open at least once a week", () => {
    const closed = Object.fromEntries(WEEKDAYS.map((day) => [`visit-${day}`, " "]));
    expect(errorsOf(closed)).toEqual({ "visit-1": "allClosed" });
  });
});

it.each([
  [{ "closed-0-from": "2026-02-30" }, { "closed-0-from": "day" }],
  [{ "closed-0-to": "2026-12-01" }, { "closed-0-from": "day" }],
  [{ "closed-0-from": "2026-12-02", "closed-0-to": "2026-12-01" }, { "closed-0-to": "dayOrder" }],
  [{ "closed-3-from": "2036-12-02" }, { "closed-3-from": "far" }],
  [{ noticeNl: "Dicht", noticeUntil: "2026-12-01" }, { noticeEn: "noticeBoth" }],
  [{ noticeNl: "Dicht", noticeEn: "Closed", noticeUntil: "2026-11-23" }, { noticeUntil: "noticeUntil" }],
  [
    { noticeNl: "<script>", noticeEn: "{price.nothing}", noticeUntil: "2026-12-01" },
    { noticeNl: "noticeText", noticeEn: "noticeText" },
  ],
  [{ noticeNl: "x".repeat(161), noticeEn: "Closed", noticeUntil: "2026-12-01" }, { noticeNl: "noticeLong" }],
])("refuses %j beside the field", (fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors);
});

it("keeps closed days that are past, for what is counted by them", () => {
  const past = { from: "2026-11-02", to: "2026-11-03" };
  const done = read({ "closed-0-from": "2026-12-01", "closed-0-to": "" }, { closed: [past] });
  expect(done).toMatchObject({ values: { closed: [past, { from: "2026-12-01", to: "2026-12-01" }] } });
});
