import { createMiddleware } from "hono/factory";

/** What no browser shows as a page: scripts, styles, fonts and pictures of pixels. A drawing (SVG) is a page when opened. */
const FILE = /^(text\/(javascript|css)|font\/|image\/(?!svg))/;
/** What only means something for a page, or for who reads of one request in the log. */
const OF_PAGES = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Referrer-Policy",
  "X-Frame-Options",
  "X-Request-Id",
];
/** Of the policy, what holds for every answer (ASVS 3.4.6); a file has nothing to run or to load. */
const POLICY = "frame-ancestors 'none'";

/**
 * Leaves out of the answers that are files what browsers do nothing with there: a page fetches a dozen of them, on a slow
 * line, each with headers. The script of a worker keeps its policy, which the worker goes by.
 */
export const leanFiles = createMiddleware(async (c, next) => {
  await next();
  // Not by `c.header`, which makes a stream of every answer.
  const { headers } = c.res;
  if (!FILE.test(headers.get("Content-Type") ?? "") || headers.has("Service-Worker-Allowed")) return;
  for (const name of OF_PAGES) headers.delete(name);
  // What is kept for good is never asked for again.
  if (headers.get("Cache-Control")?.includes("immutable")) headers.delete("Last-Modified");
  headers.set("Content-Security-Policy", POLICY);
});
