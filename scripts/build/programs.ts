import type { Plugin } from "vite";

/** Programs that the server runs beside itself, by their file names in `build/server`. */
const PROGRAMS = {
  "brotli-process.js": "app/features/page-cache/brotli-process.ts",
  "trim-thread.js": "app/lib/memory/trim-thread.ts",
};

/** Builds the programs along with the server. */
export function programs(): Plugin {
  return {
    name: "weef:programs",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      for (const [fileName, id] of Object.entries(PROGRAMS)) this.emitFile({ type: "chunk", id, fileName });
    },
  };
}
