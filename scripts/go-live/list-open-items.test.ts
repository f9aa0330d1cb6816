import { expect, it, vi } from "vitest";
import { listOpenItems } from "./list-open-items";

it("lists what is open, and fails as long as something is", async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  expect(await listOpenItems()).toBe(1);
  expect(said.join("\n")).toContain("SITE_URL\n    Not a public https address yet: http://localhost:3000");
});
