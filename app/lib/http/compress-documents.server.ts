import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import { acceptsEncoding } from "./accepts-encoding";

export interface TextVariables {
  /** The text that the answer was made of, as long as it is a document of its own for who asks. */
  text: string | undefined;
}

const compressed = promisify(gzip);

/**
 * Compresses documents whole and beside the event loop. As streams, which is how everything else is compressed, it would
 * cost almost as much as rendering them.
 */
export const compressDocuments = createMiddleware<{ Variables: TextVariables }>(async (c, next) => {
  await next();
  const text = c.get("text");
  if (text === undefined) return;
  const { status, headers } = c.res;
  headers.append("Vary", "Accept-Encoding");
  if (c.req.raw.method === "HEAD" || !acceptsEncoding(c.req.header("Accept-Encoding"), "gzip")) return;
  const body = await compressed(text);
  headers.set("Content-Encoding", "gzip");
  headers.set("Content-Length", String(body.length));
  // Hono adds the headers of an answer that is replaced to those of the new one.
  c.res = undefined;
  c.res = new Response(body, { status, headers });
});
