import { expect, it } from "vitest";
import { addresses } from "~/content/addresses.server";
import { englishPath } from "~/lib/language/language";
import { meantPath } from "./redirect-to-meant.server";

const BEHIND = [
  ".",
  ")",
  ",",
  ").",
  ";",
  ":",
  "!",
  "'",
  "%22",
  "%3E",
  "%E2%80%9D",
  "%e2%80%99.",
  "/)",
  "%20",
  "**",
  "...",
];

it.each(
  addresses()
    .map(({ path }) => path)
    .filter((path) => path !== "/"),
)("is found for %s", (path) => {
  for (const behind of BEHIND) {
    expect(meantPath(path + behind), behind).toBe(path);
    expect(meantPath(englishPath(path) + behind), behind).toBe(englishPath(path));
    expect(meantPath(`/nl${path}${behind}`), behind).toBe(path);
  }
  expect(meantPath(`/nl${path}`)).toBe(path);
  expect(meantPath(path)).toBeNull();
  expect(meantPath(englishPath(path))).toBeNull();
});

it("is the home page behind nothing but punctuation or a prefix", () => {
  expect(meantPath("/)")).toBe("/");
  expect(meantPath("/nl")).toBe("/");
  expect(meantPath("/NL/.")).toBe("/");
  expect(meantPath("/en.")).toBe("/en");
  expect(meantPath("/")).toBeNull();
});

it("takes a time that grows no faster than the address", () => {
  const path = `/${".".repeat(100_000)}a`;
  expect(meantPath(path)).toBeNull();
});

it("changes nothing within an address, and never leads to another host", () => {
  for (const path of ["/oud.html", "/a.b,c(d)e", "/nlx", "/nieuws/nl/a", "/%F0%9F%A7%B5", "/nl//evil.example"]) {
    expect(meantPath(path), path).toBeNull();
  }
});
