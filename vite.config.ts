import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/build/articles.ts";
import { ascii } from "./scripts/build/ascii.ts";
import { inOneBundle, withoutComments } from "./scripts/build/in-one-bundle.ts";
import { programs } from "./scripts/build/programs.ts";

/**
 * What every page needs comes in two files, and what many need in a few more, instead of as a file per module: on a slow
 * line a request costs more than a few bytes too many. A group takes along what its modules import.
 */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 4 },
    { name: "frame", test: /[\\/]app[\\/](root|entry\.client)\.tsx/, priority: 3 },
    { name: "schema", test: /node_modules[\\/]zod[\\/]|[\\/]features[\\/]forms[\\/]text-field\.ts/, priority: 2 },
    {
      name: "form",
      test: /[\\/]features[\\/]requests[\\/](request-fields|thankful-form|quote-form)\.tsx/,
      priority: 2,
    },
    { name: "parts", minShareCount: 9, priority: 1 },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [articles(), tailwindcss(), reactRouter(), programs(), ascii()],
  resolve: { tsconfigPaths: true, ...(command === "build" && inOneBundle.resolve) },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: {
      build: { rolldownOptions: { input: "./app/start.ts", output: { comments: withoutComments } } },
      // What packages have for Node.js, such as its own hash of passwords instead of one in JavaScript: React Router takes
      // out the condition that stands for it.
      resolve: { conditions: ["node"] },
    },
  },
  ...(command === "build" && { ssr: inOneBundle.ssr, define: inOneBundle.define }),
}));
