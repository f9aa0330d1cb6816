import { enableCompileCache } from "node:module";
import path from "node:path";

// This is `build/server/index.js`. It becomes the server, whose code it loads as compiled by the build
// (scripts/build/compile-cache.ts).
enableCompileCache({ directory: path.join(import.meta.dirname, "compile-cache"), portable: true });

const { startBuilt } = await import("./process.server");
/** Where the built product answers. */
export const site = await startBuilt();
