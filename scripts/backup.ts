import "./load-dotenv.ts";
import path from "node:path";
import { runnerImport } from "vite";

// Makes a backup of the configured database and of what belongs to it, whether the product is running or not: `npm run
// backup`, or `npm run backup -- <folder>` to keep backups elsewhere than in DATA_DIR/backups.
await runnerImport(path.resolve(import.meta.dirname, "backup/back-up-main.ts"), { resolve: { tsconfigPaths: true } });
