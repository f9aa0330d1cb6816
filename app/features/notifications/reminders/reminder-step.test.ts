import { expect, test } from "vitest";
import { reachableOn } from "~/content/answer-due";
import { afterQuiet } from "../notice-settings";
import { type Due, recipients, stepAt } from "./reminder-step";

// A Tuesday; 10:00 in Amsterdam.
const due: Due = { since: "2026-11-24T09:00:00.000Z", due_at: "2026-11-24T13:00:00.000Z" };
const owner = { id: "owner", isOwner: true, isTold: true };
const staff = { id: "staff", isOwner: false, isTold: true };

const at = (moment: string, changes: Partial<Due> = {}) =>
  stepAt({ ...due, ...changes }, reachableOn, `2026-${moment}:00.000Z`);

test("a promise comes to its half, to its last quarter of an hour, and breaks", () => {
  expect(
    ["11-24T10:59", "11-24T11:00", "11-24T12:44", "11-24T12:45", "11-24T13:00"].map((moment) => at(moment)),
  ).toEqual([null, "half", "half", "urgent", "broken"]);
});

test("only opening time counts", () => {
  // 75 minutes: a quarter before closing on Saturday until the end of Monday's first hour.
  const weekend = { since: "2026-11-28T14:45:00.000Z", due_at: "2026-11-30T09:00:00.000Z" };
  const steps = ["11-29T12:00", "11-30T08:22", "11-30T08:23", "11-30T08:45"].map((moment) => at(moment, weekend));
  expect(steps).toEqual([null, null, "half", "urgent"]);
});

test("half goes to whoever took the lead, the last quarter to everybody, a broken promise to the owner", () => {
  const told = (step: "half" | "urgent" | "broken" | "planned", assignee: string | null, users = [owner, staff]) =>
    recipients(step, assignee, users).map(({ id }) => id);
  expect(told("half", "staff")).toEqual(["staff"]);
  expect(told("planned", "staff")).toEqual(["staff"]);
  expect(told("half", null)).toEqual(["owner", "staff"]);
  expect(told("half", "gone")).toEqual(["owner", "staff"]);
  expect(told("half", "staff", [owner, { ...staff, isTold: false }])).toEqual(["owner"]);
  expect(told("urgent", "staff")).toEqual(["owner", "staff"]);
  expect(told("broken", "staff")).toEqual(["owner"]);
});

const NIGHT = { from: "22:00", to: "07:00" } as const;

test("quiet hours hold what comes in them until they end, and nothing else", () => {
  const after = (moment: string) => afterQuiet(NIGHT, `2026-${moment}:00.000Z`);
  expect(after("11-24T20:59")).toBe("2026-11-24T20:59:00.000Z");
  expect(after("11-24T21:00")).toBe("2026-11-25T06:00:00.000Z");
  expect(after("11-25T05:59")).toBe("2026-11-25T06:00:00.000Z");
  expect(after("11-25T06:00")).toBe("2026-11-25T06:00:00.000Z");
  expect(afterQuiet({ from: "12:00", to: "13:00" }, "2026-11-24T11:30:00.000Z")).toBe("2026-11-24T12:00:00.000Z");
  expect(afterQuiet(null, "2026-11-24T23:00:00.000Z")).toBe("2026-11-24T23:00:00.000Z");
});

test("quiet hours end by the clock on the wall on the nights that it changes", () => {
  expect(afterQuiet(NIGHT, "2026-03-28T23:00:00.000Z")).toBe("2026-03-29T05:00:00.000Z");
  expect(afterQuiet(NIGHT, "2026-10-24T23:00:00.000Z")).toBe("2026-10-25T06:00:00.000Z");
});
