import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** The encodings in which a page is sent, named as in `Accept-Encoding`. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type PageEncoding = (typeof ENCODINGS)[number];

/** A page as its server sends it. */
export interface FetchedPage {
  html: string;
  /** The bytes as transferred. */
  bodies: Record<PageEncoding, Buffer>;
  /** Of the answer, in its order and spelling, without those that differ with every answer. */
  headers: [name: string, value: string][];
}

const OF_ONE_ANSWER = /^(date|connection|keep-alive|content-length|content-encoding|x-request-id)$/i;
/** The smallest form is made after the first visit, in most of a second; on a busy machine it takes several. */
const PATIENCE = 30_000;

/** Fetches a page in every encoding, once all of them are available. */
export async function fetchPage(url: string): Promise<FetchedPage> {
  const deadline = performance.now() + PATIENCE;
  let br = await answerOf(url, "br");
  while (br.encoding !== "br") {
    if (performance.now() > deadline) throw new Error(`${url} does not come as brotli`);
    await pause(50);
    br = await answerOf(url, "br");
  }
  const [gzip, identity] = [await answerOf(url, "gzip"), await answerOf(url, "identity")];
  const html = identity.body.toString("utf8");
  const unpacked = [brotliDecompressSync(br.body), gunzipSync(gzip.body)].map((body) => body.toString("utf8"));
  if (unpacked.some((text) => text !== html)) throw new Error(`${url} is not the same page in every encoding`);
  return { html, headers: identity.headers, bodies: { br: br.body, gzip: gzip.body, identity: identity.body } };
}

interface Answer {
  encoding: string;
  headers: FetchedPage["headers"];
  body: Buffer;
}

/** Not with `fetch`, which decompresses. */
function answerOf(url: string, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "Accept-Encoding": acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const names = response.rawHeaders.filter((_, place) => place % 2 === 0);
        const headers = names.map((name, row): [string, string] => [name, response.rawHeaders[row * 2 + 1] ?? ""]);
        resolve({
          encoding: response.headers["content-encoding"] ?? "identity",
          headers: headers.filter(([name]) => !OF_ONE_ANSWER.test(name)),
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on("error", reject).end();
  });
}
