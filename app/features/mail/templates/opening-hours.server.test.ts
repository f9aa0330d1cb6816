import { expect, it } from "vitest";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { formatOpeningHours } from "./opening-hours.server";

const schedule: WeeklyHours = [
  { days: [1, 2, 4], from: "09:00", to: "18:00" },
  { days: [6], from: "10:00", to: "16:00" },
];

it("says every day that is open and no other", () => {
  expect(formatOpeningHours(schedule, "nl")).toBe(
    "van maandag tot en met dinsdag en op donderdag tussen 9:00 en 18:00 en op zaterdag tussen 10:00 en 16:00",
  );
  expect(formatOpeningHours(schedule, "en")).toBe(
    "Monday to Tuesday and Thursday from 9:00 to 18:00 and Saturday from 10:00 to 16:00",
  );
});
