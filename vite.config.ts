import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/build/articles.ts";
import { ascii } from "./scripts/build/ascii.ts";
import { browserFloor } from "./scripts/build/browser-floor.ts";
import { codeSplitting } from "./scripts/build/chunks.ts";
import { inOneBundle, serverSplitting, withoutComments } from "./scripts/build/in-one-bundle.ts";
import { inlineScripts } from "./scripts/build/inline-scripts.ts";
import { reloadIslands } from "./scripts/build/reload-islands.ts";

export default defineConfig(({ command }) => ({
  plugins: [articles(), inlineScripts(), tailwindcss(), reactRouter(), browserFloor(), ascii(), reloadIslands()],
  resolve: { tsconfigPaths: true, ...(command === "build" && inOneBundle.resolve) },
  build: { assetsInlineLimit: 0 },
  worker: { plugins: () => [browserFloor()] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: "./app/start.ts",
          output: { comments: withoutComments, codeSplitting: serverSplitting },
        },
      },
      // What packages have for Node.js, such as its own hash of passwords instead of one in JavaScript: React Router takes
      // out the condition that stands for it.
      resolve: { conditions: ["node"] },
    },
  },
  ...(command === "build" && { ssr: inOneBundle.ssr, define: inOneBundle.define }),
}));
