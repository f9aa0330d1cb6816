import path from "node:path";
import type { UserConfig } from "vite";

/**
 * A program of the server is built with what it uses of its packages: loaded whole and file by file, they take twice the
 * time of everything else at a start.
 */
export const inOneBundle = {
  // Both have files beside their modules: time zones, and a program for each machine.
  ssr: { noExternal: true, external: ["@touch4it/ical-timezones", "koffi"] },
  // Without it, React comes twice: for developing as well.
  define: { "process.env.NODE_ENV": '"production"' },
  // A dictionary of a million numbers, made before the first document, to read a kind of font that we have none of.
  resolve: { alias: { "brotli/decompress.js": path.resolve(import.meta.dirname, "no-brotli.ts") } },
} satisfies UserConfig;

/** V8 keeps the text of what it runs: without comments, but licences. */
export const withoutComments = { legal: true, jsdoc: false, annotation: false };
