import { expect, it, vi } from "vitest";
import {
  addHours,
  dayInWords,
  daysLater,
  formatMoment,
  formatTime,
  momentInWords,
  shortMoment,
  weekdayName,
} from "./clock";

it("writes moments in Amsterdam time, in winter and in summer", () => {
  expect(formatMoment("2026-11-21T13:05:00.000Z", "nl")).toBe("za 21 nov 2026, 14:05");
  expect(formatMoment("2026-07-21T13:05:00.000Z", "nl")).toBe("di 21 jul 2026, 15:05");
  expect(formatMoment("2026-11-21T13:05:00.000Z", "en")).toBe("Sat 21 Nov 2026, 14:05");
});

it("changes the day and the year at midnight in Amsterdam", () => {
  expect(formatMoment("2026-12-31T23:00:00.000Z", "nl")).toBe("vr 1 jan 2027, 0:00");
});

it("words moments as in a sentence", () => {
  expect(momentInWords("2026-11-22T13:05:00.000Z", "nl")).toBe("zondag 22 november om 14:05");
  expect(momentInWords("2026-11-22T13:05:00.000Z", "en")).toBe("Sunday 22 November at 14:05");
});

it("writes a time like opening hours, in both languages", () => {
  const morning = "2026-11-23T08:00:00.000Z";
  expect(momentInWords(morning, "nl")).toBe("maandag 23 november om 9:00");
  expect(momentInWords(morning, "en")).toBe("Monday 23 November at 9:00");
  expect(formatMoment(morning, "nl")).toBe("ma 23 nov 2026, 9:00");
  expect(shortMoment(morning, "en")).toBe("Mon 9:00");
  expect(["09:05", "00:00", "10:00", "20:09"].map(formatTime)).toEqual(["9:05", "0:00", "10:00", "20:09"]);
});

it("counts elapsed hours, also across a clock change", () => {
  const before = "2026-10-24T13:05:00.000Z";
  expect(momentInWords(before, "nl")).toBe("zaterdag 24 oktober om 15:05");
  expect(momentInWords(addHours(before, 24), "nl")).toBe("zondag 25 oktober om 14:05");
});

it("counts days by the calendar, at the same time across a clock change", () => {
  expect(momentInWords(daysLater("2026-10-24T13:05:00.000Z", 1), "nl")).toBe("zondag 25 oktober om 15:05");
  expect(momentInWords(daysLater("2026-10-24T22:30:00.000Z", 1), "nl")).toBe("maandag 26 oktober om 0:30");
  expect(momentInWords(daysLater("2027-03-27T14:05:00.000Z", 2), "nl")).toBe("maandag 29 maart om 15:05");
});

it("names weekdays from Monday", () => {
  expect([1, 7].map((day) => weekdayName(day, "nl", "long"))).toEqual(["maandag", "zondag"]);
  expect(weekdayName(6, "en", "short")).toBe("Sat");
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("gives the same day to a reader in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(dayInWords("2025-05-01", "nl")).toBe("1 mei 2025");
});
