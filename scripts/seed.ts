import "./load-dotenv.ts";
import path from "node:path";
import { runnerImport } from "vite";

// Puts samples into the configured database, so that the desk has something to show. Running it again duplicates
// nothing.
const { module } = await runnerImport<typeof import("./seed/seed-database.ts")>(
  path.resolve(import.meta.dirname, "seed/seed-database.ts"),
  { resolve: { tsconfigPaths: true } },
);
await module.seedDatabase();
