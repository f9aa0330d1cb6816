import { expect, it } from "vitest";
import { safeFileName } from "./file-name";
import { PROJECT_BOUNDS } from "./project";

it.each([
  ["veranda.jpg", "veranda.jpg"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Jan\\foto.heic", "foto.heic"],
  ["veranda\u202egnp.exe", "verandagnp.exe"],
  ["met\nregel\u0000.txt", "metregel.txt"],
  ["..", "bestand"],
  ["", "bestand"],
  [".htaccess", "htaccess"],
])("makes of %j the name %j", (given, name) => {
  expect(safeFileName(given, "bestand")).toBe(name);
});

it("cuts a long name before its ending, between two characters", () => {
  const name = safeFileName(`a${"🪴".repeat(2_000)}.jpeg`, "bestand");
  expect(name.length).toBeLessThanOrEqual(PROJECT_BOUNDS.fileName);
  expect(name).toMatch(/^a🪴+\.jpeg$/u);
});
