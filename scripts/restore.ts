import "./load-dotenv.ts";
import path from "node:path";
import { runnerImport } from "vite";

// Puts a backup in the place of what is there, which is kept: `npm run restore -- <folder>`.
await runnerImport(path.resolve(import.meta.dirname, "backup/restore-main.ts"), { resolve: { tsconfigPaths: true } });
