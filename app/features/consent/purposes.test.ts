import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pages } from "~/content/pages";
import { en } from "~/content/site/consent/en";
import { nl } from "~/content/site/consent/nl";
import { ANALYTICS_COOKIES, ASKED_PURPOSES, CONSENT_VERSION, holdsMap, MAP_PAGES, PURPOSES } from "./purposes";

it("asks everyone again when it asks for something else", () => {
  const asked = {
    version: CONSENT_VERSION,
    purposes: ASKED_PURPOSES,
    cookies: ANALYTICS_COOKIES.map(({ name }) => name),
  };
  // A change here needs a new version.
  expect(asked).toEqual({
    version: "2026-11-27",
    purposes: ["analytics", "map"],
    cookies: ["_ga", "_ga_*", "_gid", "_gat"],
  });
});

it.each([nl, en])("has words for every purpose, and for no others", (copy) => {
  const worded = Object.keys(copy).filter((key) => key.startsWith("consent.purpose."));
  expect(worded).toEqual(
    PURPOSES.flatMap((purpose) => [`consent.purpose.${purpose}.name`, `consent.purpose.${purpose}.text`]),
  );
});

it("knows the pages with the map", () => {
  const holding = pages.filter(({ module }) =>
    readFileSync(`app/routes/${module}`, "utf8").includes("of={ConsentedMap}"),
  );
  expect(holding.map(({ id }) => id).sort()).toEqual([...MAP_PAGES].sort());
  expect(["/contact", "/en/contact", "/Locatie"].every(holdsMap)).toBe(true);
  expect(["/", "/contact/anders", "/en"].some(holdsMap)).toBe(false);
});
