import { afterEach, expect, it } from "vitest";
import { answerDueAt, reachableOn } from "./answer-due";
import { business } from "./business";
import { businessFacts } from "./business-facts";
import { type Changes, currentChanges, NO_CHANGES, perChange, readChangesFrom } from "./current";
import { facts } from "./facts.server";
import { closedDays, closuresFrom, hours, noticeOn, shippedHours } from "./hours";

afterEach(() => readChangesFrom(() => NO_CHANGES));

const show = (changes: Changes) => readChangesFrom(() => changes);
const weekend = [{ days: [6, 7], from: "11:00", to: "15:00" }];

it("reads what ships until something is published in its place, and then only that", () => {
  expect({ ...hours }).toEqual(shippedHours);
  show({ hours: { reachable: weekend } });
  expect(business.hours.reachable).toEqual(weekend);
  expect({ ...business }.hours.visit).toEqual(shippedHours.visit);
  expect(JSON.parse(JSON.stringify(hours))).toMatchObject({ reachable: weekend, notice: null });
});

it("computes what follows from it once per change", () => {
  let made = 0;
  const count = perChange(() => ++made);
  const [one, other] = [{ hours: {} }, { hours: {} }];
  show(one);
  expect([count(), count()]).toEqual([1, 1]);
  show(other);
  expect(count()).toBe(2);
  show(one);
  expect(count()).toBe(1);
});

it("moves the promise, and what is said of Saturdays, with the hours", () => {
  // A Tuesday, and a Saturday.
  const [asked, saturday] = ["2026-11-24T09:00:00.000Z", "2026-11-28"];
  const shipped = { due: answerDueAt(asked, { isAds: false }), said: facts("nl").saturdaySaid };
  expect(reachableOn("2026-11-29")).toEqual([]);
  show({ hours: { reachable: weekend } });
  expect(answerDueAt(asked, { isAds: false })).toBe("2026-11-28T11:00:00.000Z");
  expect(reachableOn(saturday)).toHaveLength(1);
  show({ hours: { reachable: [{ days: [1], from: "09:00", to: "12:00" }] } });
  expect(facts("nl").saturdaySaid).not.toBe(shipped.said);
  expect(businessFacts("nl").saturdaySaid).toBe(facts("nl").saturdaySaid);
  show(currentChanges());
  readChangesFrom(() => NO_CHANGES);
  expect({ due: answerDueAt(asked, { isAds: false }), said: facts("nl").saturdaySaid }).toEqual(shipped);
});

it("is closed on the days that were closed, whatever the hours say", () => {
  expect(reachableOn("2026-11-25")).toHaveLength(1);
  show({ hours: { closed: [{ from: "2026-11-25", to: "2026-11-26" }], holidays: [] } });
  expect([reachableOn("2026-11-25"), reachableOn("2026-11-26")]).toEqual([[], []]);
  expect(reachableOn("2026-11-27")).toHaveLength(1);
  // No holidays are left: Christmas is an ordinary Friday.
  expect(reachableOn("2026-12-25")).toHaveLength(1);
  expect(closedDays()).toEqual([{ from: "2026-11-25", to: "2026-11-26" }]);
});

it("says closed days for as long as they last, from three weeks before, and a notice up to its last day", () => {
  const closed = [{ from: "2026-12-24", to: "2027-01-02" }];
  show({ hours: { closed, notice: { nl: "Hoi", en: "Hi", until: "2026-11-30" } } });
  const heard = ["2026-12-02", "2026-12-03", "2027-01-02", "2027-01-03"].map((day) => closuresFrom(day).length);
  expect(heard).toEqual([0, 1, 1, 0]);
  expect(noticeOn("2026-11-30")?.nl).toBe("Hoi");
  expect(noticeOn("2026-12-01")).toBeNull();
});
