import { enableCompileCache } from "node:module";
import path from "node:path";
import { keepMemorySettings } from "./lib/memory/memory-settings.server";

keepMemorySettings(process.env);

// What `build/server/index.js` is: it becomes the server, which it loads as the build compiled it
// (scripts/build/compile-cache.ts).
enableCompileCache({ directory: path.join(import.meta.dirname, "compile-cache"), portable: true });

const { startBuilt } = await import("./process.server");
/** Where the built product answers. */
export const site = await startBuilt();
