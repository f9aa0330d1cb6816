import { expect, it } from "vitest";
import { readVersion } from "./read-version";

it.each([
  ...[["0", 0] as const, ["12", 12] as const, [3, 3] as const, [String(2 ** 31 - 1), 2 ** 31 - 1] as const],
  ...[undefined, null, "", "x", "1.5", "-1", "1e3", " 1", String(2 ** 31), "9".repeat(400)].map(
    (bad) => [bad, -1] as const,
  ),
])("reads the version %j as %i", (posted, version) => {
  expect(readVersion(posted)).toBe(version);
});
