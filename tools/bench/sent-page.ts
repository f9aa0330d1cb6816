import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { type Served, startProgram } from "./processes.ts";

/** A page as a visitor requests it, in one language. */
export interface View {
  /** The path below the site's address. */
  path: string;
  /** The language that browsers send: the one at an address without a prefix depends on it. */
  language: "nl" | "en";
}

/** A page as its server sends it, as brotli. */
export interface SentPage {
  /** Headers of the answer, in its order and spelling, without those that Node.js adds by itself. */
  headers: [name: string, value: string][];
  body: Buffer;
}

/** The header of browsers. */
export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";
const BY_NODE = /^(date|connection|keep-alive)$/i;
/** The smallest form is made after the first visit; on a busy machine that takes seconds. In milliseconds. */
const PATIENCE = 60_000;

/** Requests a page until it comes as brotli: what everyone gets but the first visitor after a release. */
export async function fetchPage(site: string, view: View): Promise<SentPage> {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    const page = await answer(site, view);
    if (page.headers.some(([name, value]) => /^content-encoding$/i.test(name) && value === "br")) return page;
    await pause(50);
  }
  throw new Error(`${view.path} does not come as brotli`);
}

export function htmlOf({ body }: SentPage): string {
  return brotliDecompressSync(body).toString("utf8");
}

/** A bare `node:http` server that answers every request with these bytes and headers. */
export function serveBare({ headers, body }: SentPage): Promise<Served> {
  return startProgram("bare-server.ts", { args: [JSON.stringify(headers), body.toString("base64")] });
}

/** `fetch` would decompress it. */
function answer(site: string, { path, language }: View): Promise<SentPage> {
  const headers = { "Accept-Encoding": ACCEPT_ENCODING, "Accept-Language": language };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site), { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.statusCode !== 200) reject(new Error(`${path} answers ${response.statusCode}`));
      const names = response.rawHeaders.filter((_, place) => place % 2 === 0);
      const all = names.map((name, row): [string, string] => [name, response.rawHeaders[row * 2 + 1] ?? ""]);
      resolve({ headers: all.filter(([name]) => !BY_NODE.test(name)), body });
    });
    asked.on("error", reject).end();
  });
}
