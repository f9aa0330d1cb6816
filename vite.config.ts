import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/build/articles.ts";
import { ascii } from "./scripts/build/ascii.ts";
import { inOneBundle, withoutComments } from "./scripts/build/in-one-bundle.ts";
import { plainIcons } from "./scripts/build/plain-icons.ts";
import { programs } from "./scripts/build/programs.ts";

/**
 * What every page needs comes in two files, and what many need in a few more, instead of as a file per module: on a slow
 * line a request costs more than a few bytes too many. A group takes along what its modules import.
 */
const codeSplitting = {
  groups: [
    { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
    {
      name: "frame",
      test: /[\\/]app[\\/](root|entry\.client|components[\\/](illustrations[\\/]weave|sections[\\/](closing-banner|hero-words|form-panel)|ui[\\/](card|arrow-link))|features[\\/](copy[\\/]page-crumbs|late-start[\\/]late-part)|lib[\\/](clock|seo[\\/]professional-service|use-hydrated))\.tsx?|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|arrow-up-right|check|chevron-down)\.mjs/,
    },
    {
      name: "fields",
      test: /[\\/](ui[\\/](field|form-notice)|forms[\\/](bounds|honeypot|use-fill-time|field-errors|form-controls))\.tsx?/,
    },
    { name: "prices", test: /[\\/]features[\\/]pricing[\\/](packages|price-list|price-facts)\.ts/ },
    { name: "schema", test: /node_modules[\\/]zod[\\/]|[\\/]features[\\/]forms[\\/]text-field\.ts/ },
    { name: "late-form", test: /[\\/]features[\\/]requests[\\/]late-forms\.tsx/ },
    { name: "form", test: /[\\/]features[\\/]requests[\\/](request-fields|thankful-form)\.tsx/ },
  ].map((group, index, all) => ({ ...group, priority: all.length - index })),
};

export default defineConfig(({ command }) => ({
  plugins: [articles(), plainIcons(), tailwindcss(), reactRouter(), programs(), ascii()],
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
