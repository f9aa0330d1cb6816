import type { MiddlewareHandler } from "hono";
import { WORKER_SCOPE } from "./worker/protocol";

/** Lets the worker of the desk, which lies among the other files, reach the pages of the desk and no others. */
export const workerHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path.startsWith("/assets/desk-worker")) c.header("Service-Worker-Allowed", WORKER_SCOPE);
};
