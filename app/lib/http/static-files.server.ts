import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { namesTag } from "./request-headers";

const TAG_LENGTH = 16;
/** A 304 does not have them. */
const OF_BYTES = ["Content-Encoding", "Content-Length", "Content-Range"];

/** The folder is empty in development: Vite answers instead. */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  return filesWith(root, (_file, c) => c.header("Cache-Control", cacheControl));
}

/** The tag is made of the bytes: the time of a file differs on every machine that it is copied to. */
export function taggedFiles(root: string, cacheControl: string): MiddlewareHandler {
  const tags = new Map<string, string>();
  const answering = new WeakMap<Context, string>();
  const serve = filesWith(root, (file, c) => void answering.set(c, file));
  return async (c, next) => {
    // The part may be one of a file that has changed since; the whole file is right in any case.
    if (c.req.header("If-Range")) c.req.raw = withoutRange(c.req.raw);
    const answer = await serve(c, next);
    const file = answering.get(c);
    if (!answer || file === undefined) return answer;
    const tag = tags.get(file) ?? (await tagOf(file));
    tags.set(file, tag);
    answer.headers.set("Cache-Control", cacheControl);
    answer.headers.set("ETag", tag);
    return answer.ok && namesTag(c.req.header("If-None-Match"), tag) ? notModified(answer) : answer;
  };
}

function filesWith(root: string, onFound: (file: string, c: Context) => void): MiddlewareHandler {
  if (!existsSync(root)) return (_c, next) => next();
  return serveStatic({ root, precompressed: true, onFound });
}

async function notModified(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  const headers = new Headers(answer.headers);
  for (const name of OF_BYTES) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

/** A compressed file has another tag than the same file uncompressed. */
async function tagOf(file: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(file));
  return `"${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
}

function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Range");
  return new Request(request, { headers });
}

/** This module is built into the server's folder, or one below it. */
const PLACES = ["../client", "../../client"].map((place) => resolve(import.meta.dirname, place));

/** The folder does not exist in development. */
export const CLIENT_FILES = PLACES.find((place) => existsSync(place)) ?? resolve(import.meta.dirname, "../client");
