import type { MiddlewareHandler } from "hono";
import { WORKER_SCOPE } from "./worker/protocol";

/** The worker is served among the other files; its scope is the pages of the desk and no others. */
export const workerHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path.startsWith("/assets/desk-worker")) c.header("Service-Worker-Allowed", WORKER_SCOPE);
};
