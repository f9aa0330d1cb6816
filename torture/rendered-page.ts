import type { Answer } from "./call.ts";

/** Where `path` is rendered for one visit alone: no page is kept with a query that pages read. */
export function renderedAnew(path: string, chance = Math.random()): string {
  return `${path}?stap=${chance}`;
}

/** Whether the answer was rendered for this visit: those that are kept have an ETag. */
export function isRendered({ headers }: Answer): boolean {
  return headers.etag === undefined;
}
