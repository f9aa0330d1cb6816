import path from "node:path";
import { type Plugin, runnerImport } from "vite";

/** Loaders are measured without the style sheets of their pages. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0styles" : undefined),
  load: (id) => (id === "\0styles" ? "export {};" : undefined),
};

// Measures the product against what it promises; README.md says what, and how to read it.
await runnerImport(path.resolve(import.meta.dirname, "main.ts"), {
  plugins: [withoutStyles],
  resolve: { tsconfigPaths: true },
});
