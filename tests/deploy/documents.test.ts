import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const NAMED =
  /`((?:app|components|content|deploy|design|docs|e2e|features|lib|platform|public|routes|scripts|tests|tools)\/[\w./@-]+)`(?: "([^"]+)")?/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;

/** Finds a file as the documents name it: from the root, or by its path below `app/` or `tests/`. */
function placeOf(named: string): string | undefined {
  return [named, `app/${named}`, `tests/${named}`]
    .map((each) => path.join(ROOT, each))
    .find((each) => existsSync(each));
}

const documents = globSync(["README.md", "tools/*/README.md", "docs/**/*.md"], { cwd: ROOT }).sort();

it.each(documents)("%s names files, and tests in them, that are there", (file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const missing: string[] = [];
  for (const [, named = "", title] of text.matchAll(NAMED)) {
    const place = placeOf(named);
    if (!place) missing.push(named);
    else if (title && !readFileSync(place, "utf8").includes(title)) missing.push(`${named} "${title}"`);
  }
  for (const [, link = ""] of text.matchAll(LINK)) {
    if (!existsSync(path.join(ROOT, path.dirname(file), link))) missing.push(link);
  }
  expect(missing).toEqual([]);
});
