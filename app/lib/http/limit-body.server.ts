import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { tooLarge } from "./too-large.server";

/**
 * Refuses a body of more than `maxSize` bytes. Where the length is declared, Node reads no more than that, and the body
 * is left untouched for whoever reads it: looking at it here would turn it into a stream first.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limitUntold = bodyLimit({ maxSize, onError: (c) => tooLarge(c.req.raw) });
  return async (c, next) => {
    const length = c.req.header("Content-Length");
    if (length === undefined || c.req.header("Transfer-Encoding") !== undefined) return await limitUntold(c, next);
    return Number(length) > maxSize ? tooLarge(c.req.raw) : await next();
  };
}
