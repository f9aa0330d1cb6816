import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** Serves the built client files, precompressed. While developing there are none: Vite answers for them. */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  if (!existsSync(root)) return (_c, next) => next();
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", cacheControl),
  });
}
