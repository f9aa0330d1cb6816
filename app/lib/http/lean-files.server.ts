import { createMiddleware } from "hono/factory";

/** An SVG is a page when it is opened. */
const FILE = /^(text\/(javascript|css)|font\/|image\/(?!svg))/;
const OF_PAGES = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Referrer-Policy",
  "X-Frame-Options",
  "X-Request-Id",
];
/** Every answer needs it (ASVS 3.4.6). */
const POLICY = "frame-ancestors 'none'";

/**
 * A page fetches a dozen files with their headers. A worker's script keeps its policy, which binds the worker, and so does
 * a download, which may be anything.
 */
export const leanFiles = createMiddleware(async (c, next) => {
  await next();
  // `c.header` would turn every answer into a stream.
  const { headers } = c.res;
  if (!FILE.test(headers.get("Content-Type") ?? "")) return;
  if (headers.has("Service-Worker-Allowed") || headers.has("Content-Disposition")) return;
  for (const name of OF_PAGES) headers.delete(name);
  // Immutable files are never asked for again.
  if (headers.get("Cache-Control")?.includes("immutable")) headers.delete("Last-Modified");
  headers.set("Content-Security-Policy", POLICY);
});
