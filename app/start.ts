import { enableCompileCache } from "node:module";
import path from "node:path";

// The code was compiled by the build (scripts/build/compile-cache.ts).
enableCompileCache({ directory: path.join(import.meta.dirname, "compile-cache"), portable: true });

const { startBuilt } = await import("./process.server");
export const site = await startBuilt();
