import type { MiddlewareHandler } from "hono";
import { WORKER_SCOPE } from "./worker/protocol";

/**
 * Allows the desk's worker, which is served among the other files, the pages of the desk and no others as its scope.
 */
export const workerHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path.startsWith("/assets/desk-worker")) c.header("Service-Worker-Allowed", WORKER_SCOPE);
};
