import { expect, it, vi } from "vitest";

/** The names in a process that prepares `texts` in this order. */
async function namesIn(texts: readonly string[]): Promise<Record<string, string | undefined>> {
  vi.resetModules();
  const { nameStatement, statementName } = await import("./statement-names");
  for (const text of texts) nameStatement(text);
  return Object.fromEntries(texts.map((text) => [text, statementName(text)]));
}

it("names a statement alike in every process, whatever each has asked before, and no two by one name", async () => {
  const [first, second] = [await namesIn(["select 1", "select 2"]), await namesIn(["select 2", "select 1"])];
  expect(first).toEqual(second);
  expect(first["select 1"]).not.toBe(first["select 2"]);
});
