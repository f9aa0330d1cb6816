import path from "node:path";
import type { UserConfig } from "vite";

/**
 * Bundles a program of the server with what it uses of its packages: loaded whole, file by file, they would take twice
 * as long at a start as everything else.
 */
export const inOneBundle = {
  // They need files beside their modules: time zones, and a library in machine code.
  ssr: { noExternal: true, external: ["@touch4it/ical-timezones", "sharp"] },
  // React would be bundled twice without it: its development version as well.
  define: { "process.env.NODE_ENV": '"production"' },
  // A dictionary of a million numbers, built before the first document, to read a font format that we do not use.
  resolve: { alias: { "brotli/decompress.js": path.resolve(import.meta.dirname, "no-brotli.ts") } },
} satisfies UserConfig;

/** V8 keeps the source text of what it runs: leaves out comments, except licences. */
export const withoutComments = { legal: true, jsdoc: false, annotation: false };

/**
 * The server's files, the one needed first at the top: a start loads two instead of a hundred, each of which takes as
 * long to find as to run. Both include what they import; what is loaded on demand, such as documents and mails, stays
 * separate. Parts of pages that browsers load later are included, as the server renders them with the first page.
 */
const FILES = [
  ["server", /[\\/]app[\\/]process\.server\.ts$/],
  ["pages", /virtual:react-router[\\/]server-build$|[\\/]app[\\/]routes[\\/]site[\\/]\w+-rest\.tsx$/],
] as const;

export const serverSplitting = {
  groups: FILES.map(([name, test], index) => ({ name, test, priority: FILES.length - index })),
};
