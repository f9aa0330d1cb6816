import { findCycles } from "./structure/cycles.ts";
import { readModules } from "./structure/modules.ts";
import { comments, rules, size } from "./structure/rules.ts";

// Checks what docs/architecture.md says about the direction of imports, the size of files and comments.
const modules = readModules("app/**/*.{ts,tsx}");
const tests = readModules("tests/**/*.ts");
const findings = rules.flatMap(({ says, breaks, isBrokenBy }) => [
  ...modules.filter((module) => isBrokenBy?.(module)).map(({ file }) => `${file}\n    ${says}`),
  ...modules.flatMap((module) =>
    module.imports
      .filter((imported) => breaks?.(module, imported))
      .map(({ target }) => `${module.file} → ${target}\n    ${says}`),
  ),
]);
for (const { says, isBrokenBy } of [size, comments]) {
  findings.push(...[...modules, ...tests].filter(isBrokenBy).map(({ file }) => `${file}\n    ${says}`));
}
findings.push(...findCycles(modules).map((cycle) => `${cycle.join(" → ")}\n    no cycles`));
console.log(findings.join("\n") || `${modules.length} modules keep the structure`);
if (findings.length > 0) process.exit(1);
