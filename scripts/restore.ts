import "./load-dotenv.ts";
import path from "node:path";
import { runnerImport } from "vite";

// Puts a backup in the place of what is there, which is kept: `npm run restore -- <folder>`.
const { module } = await runnerImport<typeof import("./backup/restore.ts")>(
  path.resolve(import.meta.dirname, "backup/restore.ts"),
  { resolve: { tsconfigPaths: true } },
);
process.exitCode = await module.restore(process.argv[2]);
