import type { Answer } from "./call.ts";

/** The address at which `path` is rendered for one visit alone: no page is kept for a query that pages read. */
export function renderedAnew(path: string, chance = Math.random()): string {
  return `${path}?stap=${chance}`;
}

/** True if the answer was rendered for this visit: kept ones have an ETag. */
export function isRendered({ headers }: Answer): boolean {
  return headers.etag === undefined;
}
