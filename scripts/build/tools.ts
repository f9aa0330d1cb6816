import { build } from "vite";

const TOOLS = {
  backup: "scripts/backup/back-up-main.ts",
  restore: "scripts/backup/restore-main.ts",
  "parser-worker": "app/platform/parsing/parser-worker.ts",
};

/** Builds the programs that run beside the server, and the thread in which it parses. */
export async function buildTools(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: TOOLS, output: { chunkFileNames: "assets/tools-[hash].js" } },
    },
  });
}
