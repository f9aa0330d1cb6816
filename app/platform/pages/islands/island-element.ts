import type { ComponentType } from "react";

/**
 * All wait for the first sign of a visitor, and begin at once when they are touched or focused. `visible`: near the
 * window; `touch`: not before that.
 */
export type IslandMoment = "idle" | "visible" | "touch";

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which travel as JSON.
export type IslandLoaders = Readonly<Record<string, () => Promise<ComponentType<any>>>>;

export const ISLAND = "page-island";

/** JSON that all islands of a page share. */
export const PAGE_DATA_ID = "page-data";

/** The `rel` of a link to a style sheet that a browser does not fetch by itself. */
export const LATE_SHEET = "late-stylesheet";

/** Marks the script of a document that shows something its islands have to act on at once. */
export const AWAITED_ATTRIBUTE = "data-awaited";
