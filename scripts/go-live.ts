import "./load-dotenv.ts";
import path from "node:path";
import { runnerImport } from "vite";

// Lists what the owner has yet to fill in or prove. Exits 1 while something is open.
const { module } = await runnerImport<typeof import("./go-live/list-open-items.ts")>(
  path.resolve(import.meta.dirname, "go-live/list-open-items.ts"),
  { resolve: { tsconfigPaths: true } },
);
process.exitCode = await module.listOpenItems();
