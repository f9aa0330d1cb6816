import path from "node:path";
import type { Plugin } from "vite";

const MAKER = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+$/;
const PLAIN = path.resolve("app/components/ui/plain-icon.tsx");

/**
 * Draws the icons of lucide by our own few lines instead of the package's: a page shows dozens of them, none with the
 * sizes, colours and contexts that these provide for. Built only, as for browsers so for the server.
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
