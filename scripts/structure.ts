import { findCycles } from "./structure/cycles.ts";
import { readModules } from "./structure/modules.ts";
import { rules, size } from "./structure/rules.ts";

// Checks what docs/architecture.md says about the direction of imports and the size of files.
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
findings.push(...[...modules, ...tests].filter(size.isBrokenBy).map(({ file }) => `${file}\n    ${size.says}`));
findings.push(...findCycles(modules).map((cycle) => `${cycle.join(" → ")}\n    no cycles`));
console.log(findings.join("\n") || `${modules.length} modules keep the structure`);
if (findings.length > 0) process.exit(1);
