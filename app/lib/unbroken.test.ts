import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

/** Where a line may not end, made visible. */
const shown = (text: string) => unbroken(text).replaceAll("\u00a0", "_");

it.each([
  ["Binnen 24 uur, op werkdagen", "Binnen 24_uur, op werkdagen"],
  ["Klaar in 1-2 weken of 4 maanden.", "Klaar in 1-2_weken of 4_maanden."],
  ["Sinds 19 juni 2026", "Sinds 19_juni 2026"],
  ["Cancel with 1 month’s notice", "Cancel with 1_month’s notice"],
  ["Online in 5 working days", "Online in 5_working days"],
  ["Vanaf € 950 per maand", "Vanaf €_950 per maand"],
])("keeps a number with its unit: %s", (text, kept) => {
  expect(shown(text)).toBe(kept);
});

it.each(["Team van 3 en groeiend", "3 weekenden", "In 2026 geldt dat", "tot 100 producten"])(
  "leaves what is no unit alone: %s",
  (text) => {
    expect(unbroken(text)).toBe(text);
  },
);
