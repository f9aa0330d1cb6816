import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { islands } from "./islands";

const USE = /<Island\s+name="(?<name>[^"]+)"\s+of=\{(?<of>\w+)\}/g;
const uses = globSync("app/**/*.tsx").flatMap((file) => [...readFileSync(file, "utf8").matchAll(USE)]);

describe("the islands", () => {
  it("are all in some page", () => {
    const named = uses.map(({ groups }) => groups?.name);
    expect([...new Set(named)].sort()).toEqual(Object.keys(islands).sort());
  });

  it.each(uses.map(({ groups }) => [groups?.name ?? "", groups?.of ?? ""]))(
    "%s is %s in the browser too",
    async (name, of) => {
      const Component = await islands[name]?.();
      expect(Component?.name).toBe(of);
    },
  );
});
