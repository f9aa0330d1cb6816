import { minify, type Plugin, runnerImport } from "vite";
import { describeNews, newsIn } from "./browser-floor.ts";

const MODULE = /[\\/]app[\\/].+-script\.ts$/;
const TEXT = /(?<=export const (?<name>\w+_SCRIPT) = )`[^`]*`/g;

/**
 * Minifies the scripts that are written into documents. To a build they are template strings, filled in with constants:
 * each module that exports some (`*-script.ts`) is run, and the minified results replace them.
 */
export function inlineScripts(): Plugin {
  return {
    name: "weef:inline-scripts",
    apply: "build",
    enforce: "pre",
    async transform(code, id) {
      if (!MODULE.test(id)) return;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: "error",
        resolve: { tsconfigPaths: true },
      });
      const names = [...code.matchAll(TEXT)].map(({ groups }) => groups?.name ?? "");
      const minified = new Map(
        await Promise.all(names.map(async (name) => [name, await small(module[name])] as const)),
      );
      return { code: code.replace(TEXT, (_text, name: string) => JSON.stringify(minified.get(name))), map: null };
    },
  };
}

/** Shortens names and drops whitespace, but does not compress: that would drop a read that is there to throw. */
async function small(script: unknown): Promise<string> {
  const { code, errors } = await minify("inline.js", String(script), { compress: false, mangle: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const news = newsIn(code);
  if (news.length > 0) throw new Error(describeNews(news));
  return code.trim().replace(/;$/, "");
}
