import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { tooLarge } from "./too-large.server";

/** Where the length is declared, the body is left untouched: looking at it would turn it into a stream first. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limitUntold = bodyLimit({ maxSize, onError: (c) => tooLarge(c.req.raw) });
  return async (c, next) => {
    const length = c.req.header("Content-Length");
    if (length === undefined || c.req.header("Transfer-Encoding") !== undefined) return await limitUntold(c, next);
    return Number(length) > maxSize ? tooLarge(c.req.raw) : await next();
  };
}
