import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { jsonError } from "./json-error.server";

/** Bytes that are still read, so that the sender gets to read the answer. */
const MOST_DISCARDED = 16 * 1024 * 1024;
/** Milliseconds. */
const PATIENCE = 5_000;

/** Reads the rest first: closing before would lose the answer, and what is left would pass for a next request. */
async function tooLarge(request: Request): Promise<Response> {
  const isRead = await discard(request.body).catch(() => false);
  return jsonError(413, { error: "The request is too large." }, isRead ? {} : { Connection: "close" });
}

async function discard(body: Request["body"]): Promise<boolean> {
  // A body without a declared length was already being read by the limit itself: its size is unknown.
  if (!body || body.locked) return false;
  const reader = body.getReader();
  const deadline = AbortSignal.timeout(PATIENCE);
  const isLate = new Promise<null>((resolve) =>
    deadline.addEventListener("abort", () => resolve(null), { once: true }),
  );
  for (let size = 0; size <= MOST_DISCARDED; ) {
    const read = await Promise.race([reader.read(), isLate]);
    if (!read) return false;
    if (read.done) return true;
    size += read.value.length;
  }
  return false;
}

/** Bytes of a body without a declared length, which is read into memory before its address is looked at. */
const MOST_UNDECLARED = 1024 * 1024;

/** The body is left untouched if its length is declared: looking at it would turn it into a stream first. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limitUntold = bodyLimit({ maxSize: Math.min(maxSize, MOST_UNDECLARED), onError: (c) => tooLarge(c.req.raw) });
  return async (c, next) => {
    const length = c.req.header("Content-Length");
    if (length === undefined || c.req.header("Transfer-Encoding") !== undefined) return await limitUntold(c, next);
    return Number(length) > maxSize ? tooLarge(c.req.raw) : await next();
  };
}
