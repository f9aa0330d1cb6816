import { expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { nextActions } from "./next-chips";

const labels = (now: string, language: "nl" | "en" = "nl") =>
  nextActions(new Date(now), deskWords[language].leadByHand, language).map(({ label, action, on }) => [
    label,
    action,
    on,
  ]);

it("proposes today and tomorrow, from when the business opens", () => {
  expect(labels("2026-11-24T10:00:00.000Z")).toEqual([
    ["Terugbellen morgen 9:00", "Terugbellen om 9:00", "2026-11-25"],
    ["Terugbellen vandaag", "Terugbellen", "2026-11-24"],
    ["Offerte maken morgen", "Offerte maken", "2026-11-25"],
  ]);
});

it("names the day where the business is closed tomorrow, and the hour at which it opens then", () => {
  expect(labels("2026-11-28T10:00:00.000Z")[0]).toEqual([
    "Terugbellen maandag 9:00",
    "Terugbellen om 9:00",
    "2026-11-30",
  ]);
  expect(labels("2026-11-27T10:00:00.000Z", "en")[0]).toEqual([
    "Call back tomorrow 10:00",
    "Call back at 10:00",
    "2026-11-28",
  ]);
});

it("counts days where the business is", () => {
  expect(labels("2026-11-24T23:30:00.000Z")[1]?.[2]).toBe("2026-11-25");
});
