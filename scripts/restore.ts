import "./load-dotenv.ts";
import path from "node:path";
import { runnerImport } from "vite";

// Replaces the current data with a backup, and keeps what was there: `npm run restore -- <folder>`.
await runnerImport(path.resolve(import.meta.dirname, "backup/restore-main.ts"), { resolve: { tsconfigPaths: true } });
