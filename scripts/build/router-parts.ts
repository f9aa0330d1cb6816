import path from "node:path";
import type { Plugin } from "vite";

const COPY = "?part";
const MODULE = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)\.js(\?part)?$/;
/**
 * Modules of the router that are large and of which others need a line or two, by who needs these. What is left of a copy
 * keeps no state and is not compared.
 */
const NEEDED: Record<string, readonly string[]> = {
  components: ["router/router"],
  hooks: ["router/router"],
  "dom/lib": ["router/router"],
  "dom/server": ["router/router"],
  "dom/ssr/components": ["dom/ssr/fog-of-war", "dom/ssr/single-fetch"],
  "dom/ssr/fog-of-war?part": ["dom/ssr/routes"],
  "dom/ssr/single-fetch": ["router/router"],
  "dom/ssr/single-fetch?part": ["router/router"],
  "router/router?part": ["router/instrumentation"],
};

/**
 * Gives those who need little of a large module of the router a copy, of which the build leaves them that little: a module
 * is never parted, and would come with all that the whole router needs of it to pages that have none.
 */
export function routerParts(): Plugin {
  return {
    name: "weef:router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId(source, importer) {
      const [, module = "", copy = ""] = MODULE.exec(importer ?? "") ?? [];
      const needed = NEEDED[module.replaceAll(path.sep, "/") + copy];
      if (!importer || !needed || !source.startsWith(".")) return;
      const file = path.resolve(path.dirname(importer), source);
      if (needed.some((name) => file.endsWith(path.normalize(`/lib/${name}.js`)))) return file + COPY;
    },
    async load(id) {
      if (MODULE.exec(id)?.[2]) return this.fs.readFile(id.slice(0, -COPY.length), { encoding: "utf8" });
    },
  };
}
