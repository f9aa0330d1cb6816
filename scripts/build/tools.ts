import { build } from "vite";

const TOOLS = { backup: "scripts/backup/back-up-main.ts", restore: "scripts/backup/restore-main.ts" };

/** Makes the programs that are run beside the server, for where the packages for developing are not. */
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
