import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How many KB of scripts, as transferred (brotli), a public page may load at its start. */
const BUDGET = 108;
/** The same for pages that are mostly a program, or that need the whole router (`platform/pages/document-router`). */
const PROGRAM_BUDGET = 130;
const PROGRAMS: readonly string[] = [
  "configurator",
  "subscription-configurator",
  "appointment",
  "appointment-manage",
  "newsletter-confirm",
  "newsletter-unsubscribe",
  "quote",
];
const MANIFEST = "window.__reactRouterManifest=";

interface ManifestPart {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: ManifestPart;
  routes: Record<string, ManifestPart & { id: string; parentId?: string; path?: string; hasDefaultExport?: boolean }>;
}

interface PageWeight {
  route: string;
  path: string;
  /** In KB as transferred. */
  js: number;
  css: number;
  /** How many files of scripts. */
  files: number;
}

/**
 * Prints what scripts and styles each public route loads at its start, heaviest first, and writes it to `file` (JSON).
 * Throws if one is over its budget. `folder` holds the client's files, compressed.
 */
export function reportBundles(folder: string, file: string): void {
  const pages = weighPages(readManifest(folder), (asset) => weightOf(path.join(folder, asset)));
  const budgets = { budget: BUDGET, programBudget: PROGRAM_BUDGET };
  writeFileSync(file, `${JSON.stringify({ ...budgets, pages }, null, 2)}\n`);
  console.log(`\nScripts and styles at the start of a page, in KB as they travel (budget: ${BUDGET} of scripts)`);
  for (const { route, js, css, files } of pages) {
    console.log(`${route.padEnd(24)} ${cell(js)} js  ${cell(css)} css  ${String(files).padStart(3)} files`);
  }
  const heavy = tooHeavy(pages);
  if (heavy.length > 0) throw new Error(`More scripts than a page may load at its start: ${heavy.join(", ")}`);
}

/** The routes that load more than their budget. */
export function tooHeavy(pages: readonly Pick<PageWeight, "route" | "js">[]): string[] {
  return pages
    .filter(({ route, js }) => js > (PROGRAMS.includes(route) ? PROGRAM_BUDGET : BUDGET))
    .map(({ route }) => route);
}

/** The public pages, recognised by their English twins; `weight` returns the size of a file in bytes. */
export function weighPages({ entry, routes }: Manifest, weight: (asset: string) => number): PageWeight[] {
  const withParents = (id: string | undefined): ManifestPart[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...withParents(route.parentId), route] : [];
  };
  const kilobytes = (assets: Set<string>) => [...assets].reduce((sum, asset) => sum + weight(asset), 0) / 1024;
  return Object.values(routes)
    .filter(({ id, hasDefaultExport }) => `en.${id}` in routes && hasDefaultExport)
    .map(({ id, path: address = "/" }) => {
      const parts = [entry, ...withParents(id)];
      const scripts = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
      const styles = new Set(parts.flatMap(({ css = [] }) => css));
      return { route: id, path: address, js: kilobytes(scripts), css: kilobytes(styles), files: scripts.size };
    })
    .sort((one, other) => other.js - one.js);
}

function readManifest(folder: string): Manifest {
  const texts = globSync("assets/manifest-*.js", { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), "utf8"),
  );
  const found = texts.find((text) => text.startsWith(MANIFEST));
  if (!found) throw new Error("The build left no manifest of its routes");
  return JSON.parse(found.slice(MANIFEST.length).replace(/;\s*$/, ""));
}

function weightOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function cell(kilobytes: number): string {
  return kilobytes.toFixed(1).padStart(6);
}
