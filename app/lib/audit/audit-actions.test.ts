import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ACTION_NOUNS, ACTIONS } from "./audit-actions";

const FOLDERS = ["features", "platform"].map((name) => path.resolve(import.meta.dirname, "../..", name));

/** The sources that write to the log of the desk, or define what is written. */
function sources(): string[] {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  const modules = names.filter((name) => /\.server\.ts$/.test(name) && !name.includes(".test."));
  return modules.map((name) => readFileSync(name, "utf8")).filter((text) => /\baction\b/.test(text));
}

it("lists every action that is logged, and no others", () => {
  const texts = sources();
  const logged = new Set(texts.flatMap((text) => text.match(/(?<=")[a-z-]+\.[a-z-]+(?=")/g) ?? []));
  const nouns = new Set<string>(ACTION_NOUNS);
  const ours = [...logged].filter((action) => nouns.has(action.split(".")[0] ?? ""));
  expect(ours.filter((action) => !(ACTIONS as readonly string[]).includes(action))).toEqual([]);
  // Actions composed of a noun and a verb are not found in the source as such.
  const composed = texts.flatMap((text) => text.match(/(?<=action: `)[a-z-]+(?=\.\$\{)/g) ?? []);
  const missing = ACTIONS.filter((action) => !logged.has(action) && !composed.includes(action.split(".")[0] ?? ""));
  expect(missing).toEqual([]);
  const direct = texts.flatMap((text) => text.match(/(?<=action: ")[a-z-]+\.[a-z-]+(?=")/g) ?? []);
  expect(direct.length).toBeGreaterThan(10);
  expect(direct.filter((action) => !(ACTIONS as readonly string[]).includes(action))).toEqual([]);
});
