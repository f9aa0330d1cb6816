import { describe, expect, it } from "vitest";
import { dayIn, isMonthFirstIn } from "./day-in";

describe("a day", () => {
  it.each([
    ["3-5-2026", "2026-05-03", null],
    ["03/05/26", "2026-05-03", null],
    ["3.5.2026", "2026-05-03", null],
    ["3 mei 2026", "2026-05-03", null],
    ["zondag 3 mei 2026 om 9:05", "2026-05-03", "09:05"],
    ["3 mrt. 2026", "2026-03-03", null],
    ["May 3, 2026 2:30 PM", "2026-05-03", "14:30"],
    ["12:30".padStart(16, "2026-05-03 "), "2026-05-03", "12:30"],
    ["2026-05-03T14:30:00", "2026-05-03", "14:30"],
    ["46145", "2026-05-03", null],
    ["46145,604166667", "2026-05-03", "14:30"],
  ])("is read from %j", (text, day, time) => {
    expect(dayIn(text)).toMatchObject({ day, time });
  });

  it.each([
    ["2026-10-03 14:30:00 UTC", "2026-10-03T14:30:00.000Z"],
    ["2026-10-03T14:30:00+0200", "2026-10-03T12:30:00.000Z"],
    ["2026-05-03T14:30:00+02:00", "2026-05-03T12:30:00.000Z"],
    ["2026-10-03 14:30:00 +02:00", "2026-10-03T12:30:00.000Z"],
    ["2026-10-03 14:30:00.123 GMT", "2026-10-03T14:30:00.000Z"],
    ["3-10-2026 14:30 UTC", "2026-10-03T14:30:00.000Z"],
  ])("is the moment of %s", (text, moment) => {
    expect(dayIn(text)).toMatchObject({ moment });
  });

  it("is the next one for midnight and the hours after it", () => {
    expect(dayIn("31-12-2026 24:00")).toEqual({ day: "2027-01-01", time: "00:00", moment: null });
    expect(dayIn("2026-10-03 25:30")).toEqual({ day: "2026-10-04", time: "01:30", moment: null });
    expect(dayIn("2026-10-03 14:30 CET")).toEqual({ day: "2026-10-03", time: "14:30", moment: null });
  });

  it.each([
    "",
    "31-2-2026",
    "2026-13-01",
    "gisteren",
    "3-5",
    "0612345678",
    "25:10",
    "3-5-2026 30:00",
    "3-5-2026 12:60",
    "1",
    "99999",
    "3 foo 2026",
  ])("is not read from %j", (text) => {
    expect(dayIn(text)).toBeNull();
  });

  it("has its month in front where a whole column says so", () => {
    expect(isMonthFirstIn(["5/3/2026", "5/13/2026"])).toBe(true);
    expect(isMonthFirstIn(["5/3/2026", "3/5/2026"])).toBe(false);
    expect(isMonthFirstIn(["5/13/2026", "13/5/2026"])).toBe(false);
    expect(dayIn("5/3/2026", true)?.day).toBe("2026-05-03");
  });
});
