import { createMiddleware } from "hono/factory";

/** What no browser shows as a page: scripts, styles, fonts and bitmaps. An SVG is a page when it is opened. */
const FILE = /^(text\/(javascript|css)|font\/|image\/(?!svg))/;
/** What only means something for a page, or to somebody who looks for a request in the log. */
const OF_PAGES = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Referrer-Policy",
  "X-Frame-Options",
  "X-Request-Id",
];
/** The part of the policy that every answer needs (ASVS 3.4.6); a file has nothing to run or to load. */
const POLICY = "frame-ancestors 'none'";

/**
 * Removes from the answers that are files the headers that browsers have no use for there: a page fetches a dozen
 * files, maybe on a slow line, each with its headers. The script of a worker keeps its policy, which binds the worker.
 */
export const leanFiles = createMiddleware(async (c, next) => {
  await next();
  // Not with `c.header`, which turns every answer into a stream.
  const { headers } = c.res;
  if (!FILE.test(headers.get("Content-Type") ?? "") || headers.has("Service-Worker-Allowed")) return;
  for (const name of OF_PAGES) headers.delete(name);
  // What browsers keep for good they never ask for again.
  if (headers.get("Cache-Control")?.includes("immutable")) headers.delete("Last-Modified");
  headers.set("Content-Security-Policy", POLICY);
});
