import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** A path from the root (`app/lib/time/clock.ts`), or the name of a package. */
  target: string;
  /** True if it imports types alone, so that nothing is left of it at run time. */
  isTypeOnly: boolean;
}

export interface Module {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
  lines: number;
  /** Texts without their signs; lines that follow each other are one. */
  comments: string[];
  imports: Import[];
}

/** Reads the modules that match `pattern`, with everything each imports: statically, by re-export or by `import()`. */
export function readModules(pattern: string): Module[] {
  return globSync(pattern).sort().map(readModule);
}

function readModule(file: string): Module {
  const text = readFileSync(file, "utf8");
  const { module, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isTypeOnly: isType })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: /^["'](.*)["']$/.exec(text.slice(start, end))?.[1],
      isTypeOnly: false,
    })),
  ];
  const imports = found.flatMap(({ name, isTypeOnly }) => (name ? [{ target: resolve(file, name), isTypeOnly }] : []));
  return { file, text, lines: text.split("\n").length - 1, comments: commentsIn(text, comments), imports };
}

function commentsIn(text: string, found: readonly { value: string; start: number; end: number }[]): string[] {
  return found
    .filter(({ start }, index) => index === 0 || /\S/.test(text.slice(found[index - 1]?.end, start)))
    .map(({ value }) => value.replace(/^[*\s]+/, ""));
}

function resolve(from: string, name: string): string {
  const [bare = name] = name.split("?");
  if (!/^[.~]/.test(bare)) return bare;
  const base = bare.startsWith("~/") ? path.join("app", bare.slice(2)) : path.join(path.dirname(from), bare);
  return (
    ["", ".ts", ".tsx"].map((end) => base + end).find((file) => existsSync(file) && statSync(file).isFile()) ?? base
  );
}
