import path from "node:path";
import type { Plugin } from "vite";

const COPY = "?part";
const MODULE = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)\.js(\?part)?$/;
/**
 * Large modules of the router of which others need only a line or two, by the module that needs them. What is left of a
 * copy keeps no state, and nothing compares it with the original.
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
 * Gives modules that need little of a large router module a copy of it, which the build reduces to that little. A
 * module is never split across files, so it would otherwise bring all that the whole router needs of it to pages that
 * do without.
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
