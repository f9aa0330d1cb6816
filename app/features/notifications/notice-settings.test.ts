import { expect, it } from "vitest";
import { afterQuiet } from "./notice-settings";

const NIGHT = { from: "22:00", to: "07:00" } as const;

it("lets through what comes outside quiet hours, and holds the rest until they end", () => {
  const after = (moment: string) => afterQuiet(NIGHT, `2026-${moment}:00.000Z`);
  expect(after("11-24T20:59")).toBe("2026-11-24T20:59:00.000Z");
  expect(after("11-24T21:00")).toBe("2026-11-25T06:00:00.000Z");
  expect(after("11-25T05:59")).toBe("2026-11-25T06:00:00.000Z");
  expect(after("11-25T06:00")).toBe("2026-11-25T06:00:00.000Z");
  expect(afterQuiet({ from: "12:00", to: "13:00" }, "2026-11-24T11:30:00.000Z")).toBe("2026-11-24T12:00:00.000Z");
  expect(afterQuiet(null, "2026-11-24T23:00:00.000Z")).toBe("2026-11-24T23:00:00.000Z");
});

it("ends them by the clock on the wall on the nights that it changes", () => {
  expect(afterQuiet(NIGHT, "2026-03-28T23:00:00.000Z")).toBe("2026-03-29T05:00:00.000Z");
  expect(afterQuiet(NIGHT, "2026-10-24T23:00:00.000Z")).toBe("2026-10-25T06:00:00.000Z");
});
