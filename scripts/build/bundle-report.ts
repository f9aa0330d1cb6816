import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** KB of scripts, as transferred (brotli), that a page of islands may load before there is a visitor. */
const BUDGET = 10;
/** The same for public pages that the router runs (`router: "whole"`). */
const ROUTER_BUDGET = 160;
const ROUTED: readonly string[] = [
  "appointment-manage",
  "newsletter-confirm",
  "newsletter-unsubscribe",
  "project",
  "quote",
  "review",
  "website-check",
];
/** The same for pages of the desk; the words of the desk come beside it. */
const DESK_BUDGET = 195;
const DESK_PAGES = ["requests", "lead", "person", "quotes", "chats"].map((page) => `routes/desk/${page}`);
/** Script files that a page may load before there is a visitor: a request costs more than a few bytes. */
const FILES_BUDGET = 40;
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
  /** KB as transferred, like the following figures. */
  budget: number;
  js: number;
  css: number;
  /** The number of script files. */
  files: number;
}

/**
 * Prints what scripts and styles public pages and the desk load at their start, and writes it to `file` (JSON). Throws if one is
 * over its budget. `folder` holds the client's files, compressed.
 */
export function reportBundles(folder: string, file: string): void {
  const pages = weighPages(readManifest(folder), (asset) => weightOf(path.join(folder, asset)));
  writeFileSync(file, `${JSON.stringify({ budget: BUDGET, routerBudget: ROUTER_BUDGET, pages }, null, 2)}\n`);
  console.log("\nScripts and styles at the start of a page, in KB as they travel");
  for (const { route, budget, js, css, files } of pages) {
    const counts = `${cell(css)} css  ${String(files).padStart(3)} files (budget ${FILES_BUDGET})`;
    console.log(`${route.padEnd(24)} ${cell(js)} js (budget ${budget})  ${counts}`);
  }
  const heavy = pages.filter(isOverBudget).map(({ route }) => route);
  if (heavy.length > 0) throw new Error(`More scripts than a page may load at its start: ${heavy.join(", ")}`);
}

export function isOverBudget({ js, budget, files }: PageWeight): boolean {
  return js > budget || files > FILES_BUDGET;
}

/** `weight` returns the size of a file in bytes. */
export function weighPages({ entry, routes }: Manifest, weight: (asset: string) => number): PageWeight[] {
  const withParents = (id: string | undefined): ManifestPart[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...withParents(route.parentId), route] : [];
  };
  const kilobytes = (assets: Set<string>) => [...assets].reduce((sum, asset) => sum + weight(asset), 0) / 1024;
  const weigh = (route: string, budget: number, parts: ManifestPart[]): PageWeight => {
    const scripts = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
    const styles = new Set(parts.flatMap(({ css = [] }) => css.map((sheet) => sheet.replace(/#$/, ""))));
    return { route, budget, js: kilobytes(scripts), css: kilobytes(styles), files: scripts.size };
  };
  return [
    weigh("any with islands", BUDGET, [entry]),
    ...ROUTED.map((id) => weigh(id, ROUTER_BUDGET, [entry, ...withParents(id)])),
    ...DESK_PAGES.map((id) => weigh(id, DESK_BUDGET, [entry, ...withParents(id)])),
  ];
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
