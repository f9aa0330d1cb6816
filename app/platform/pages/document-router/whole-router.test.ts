import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** What only the whole router can do. */
const OF_WHOLE = /\b(Form|useBlocker|useFetchers?|useNavigation|useRevalidator|useSubmit)\b/;
const FROM_ROUTER = /import \{([^}]*)\} from "react-router";/g;
const IMPORT = /(?:from|import\()\s*"(~|\.{1,2})(\/[^"]+)"/g;
const BRINGS_IT = /handle = \{[^}]*\bRouter: WholeRouter\b/;

/** Our modules that `file` consists of, on the server and in a browser. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, start = "", rest = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const place = start === "~" ? `app${rest}` : path.join(path.dirname(file), start + rest);
    const module = [`${place}.tsx`, `${place}.ts`].find((each) => existsSync(each));
    if (module && !module.endsWith(".server.ts")) modulesOf(module, found);
  }
  return found;
}

function usesWhole(file: string): boolean {
  return [...readFileSync(file, "utf8").matchAll(FROM_ROUTER)].some(([, names = ""]) => OF_WHOLE.test(names));
}

it("is brought by every public page that uses what only it can do, and by no other", () => {
  const pages = globSync("app/routes/site/*.tsx").filter((file) => /export default/.test(readFileSync(file, "utf8")));
  const bringing = pages.filter((file) => BRINGS_IT.test(readFileSync(file, "utf8")));
  const using = pages.filter((file) => [...modulesOf(file)].some(usesWhole));
  expect(using.length).toBeGreaterThan(0);
  expect(bringing).toEqual(using);
});

it("is brought by the desk, and not needed by what is around every page", () => {
  expect(readFileSync("app/routes/desk/admin.tsx", "utf8")).toMatch(BRINGS_IT);
  expect([...modulesOf("app/root.tsx")].filter(usesWhole)).toEqual([]);
});
