import type { Module } from "./modules.ts";

/** Cycles of modules that import each other, type imports aside. One cycle per group is enough to act on. */
export function findCycles(modules: Module[]): string[][] {
  const importsOf = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    path.push(file);
    for (const target of importsOf.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  }

  for (const { file } of modules) visit(file);
  return cycles;
}
