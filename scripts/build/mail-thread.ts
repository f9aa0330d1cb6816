import { build } from "vite";
import { ascii } from "./ascii.ts";
import { inOneBundle, withoutComments } from "./in-one-bundle.ts";

/** Builds `build/server/mail-thread.js`, which the server runs as a thread. */
export async function mailThread(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ...inOneBundle,
    resolve: { tsconfigPaths: true, ...inOneBundle.resolve },
    plugins: [ascii()],
    build: {
      ssr: "app/features/mail/press/press-thread.server.ts",
      outDir: "build/server",
      emptyOutDir: false,
      rolldownOptions: {
        output: {
          entryFileNames: "mail-thread.js",
          chunkFileNames: "mail-thread/[name]-[hash].js",
          comments: withoutComments,
        },
      },
    },
  });
}
