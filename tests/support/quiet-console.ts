import { format } from "node:util";
import { afterEach, expect } from "vitest";

// A warning or an error on the console fails the test. A test that expects one catches it there and asserts on it:
// `vi.spyOn(console, "warn").mockImplementation(() => {})`.
const said: string[] = [];
for (const method of ["error", "warn"] as const) {
  console[method] = (...args: unknown[]) => {
    said.push(`console.${method}: ${format(...args)}`);
  };
}

afterEach(() => {
  expect(said.splice(0), "said on the console").toEqual([]);
});
