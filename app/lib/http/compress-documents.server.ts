import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import { acceptsEncoding } from "./request-headers";

export interface TextVariables {
  text: string | undefined;
}

const compressed = promisify(gzip);

/** Texts, since compressing a stream would cost almost as much as rendering. */
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
  // Hono would add the headers of the replaced answer to those of the new one.
  c.res = undefined;
  c.res = new Response(body, { status, headers });
});
