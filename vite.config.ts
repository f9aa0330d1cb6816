import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/build/articles.ts";

/**
 * What every page needs comes in two files, and what many need in one, instead of as a file per module: on a slow line a
 * request costs more than a few bytes too many.
 */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
    { name: "frame", minShareCount: 12, priority: 1 },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [articles(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
  // Bundled for what the mails use of them: loaded whole, they hold the server up for most of a second.
  ...(command === "build" && { ssr: { noExternal: [/^@react-email\/(?!render$)/] } }),
}));
