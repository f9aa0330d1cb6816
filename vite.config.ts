import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/build/articles.ts";

export default defineConfig(({ command }) => ({
  plugins: [articles(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: "./app/server.ts" } } } },
  // Bundled for what the mails use of them: loaded whole, they hold the server up for most of a second.
  ...(command === "build" && { ssr: { noExternal: [/^@react-email\/(?!render$)/] } }),
}));
