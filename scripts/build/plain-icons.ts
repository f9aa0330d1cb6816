import path from "node:path";
import type { Plugin } from "vite";

const MAKER = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+$/;
const PLAIN = path.resolve("app/components/ui/plain-icon.tsx");

/**
 * Draws lucide's icons with a few lines of our own instead of the package's code: a page shows dozens of them, and none
 * uses the sizes, colours and contexts it provides for. In builds only, for browsers and for the server alike.
 */
export function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      if (source.endsWith("/createLucideIcon.mjs") && importer && MAKER.test(importer)) return PLAIN;
    },
  };
}
