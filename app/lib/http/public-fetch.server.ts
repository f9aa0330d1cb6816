import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, type Dispatcher } from "undici";
import { checkedConnector, type Reach } from "./checked-connector.server";
import { internet } from "./internet.server";
import { PublicFetchProblem, publicProblemOf } from "./public-fetch-problem";

export { PublicFetchProblem } from "./public-fetch-problem";

/** Bytes of all headers of an answer. */
const LONGEST_HEADERS = 32 * 1024;
/** Milliseconds for an answer with its body. */
const PATIENCE = 10_000;
/** Milliseconds that a connection without requests stays. */
const KEEP_ALIVE = 500;
/** Connections to one host at once, as a browser has them. */
const CONNECTIONS = 6;
/** Encodings that are read, in this order of preference; a frame of zstd may ask its decoder for 128 MB. */
const ENCODINGS = "gzip, br";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const BODILESS = new Set([204, 205, 304]);

export interface PublicFetchOptions extends Pick<Reach, "allowedHosts" | "ports"> {
  /** Bytes of a body, after it was decoded. */
  maxBytes: number;
  redirects: number;
  userAgent: string;
  /** Both `http:` and `https:` if none are given. */
  protocols?: readonly string[];
  /** Milliseconds for all redirects together and the body; ten seconds by default. */
  patience?: number;
  internet?: Reach["internet"];
}

/**
 * Fetches addresses that others chose, from public hosts only: each connection, also after a redirect, is made to an address
 * that was checked. `redirect: "manual"` gives the redirect itself. Rejects with `PublicFetchProblem`, and so does reading the
 * body, or with the reason of the caller's signal.
 */
export function publicFetch(options: PublicFetchOptions): typeof fetch {
  const { maxBytes, patience = PATIENCE } = options;
  const dispatcher = new Agent({
    connect: checkedConnector({ ...options, internet: options.internet ?? internet }),
    allowH2: false,
    connections: CONNECTIONS,
    maxHeaderSize: LONGEST_HEADERS,
    maxResponseSize: maxBytes,
    headersTimeout: patience,
    bodyTimeout: patience,
    keepAliveTimeout: KEEP_ALIVE,
    keepAliveMaxTimeout: KEEP_ALIVE,
  });
  return async (input, init) => {
    const asked = requestOf(input, init);
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(patience)]);
    try {
      return bounded(await follow(asked, options, { dispatcher, signal }), asked, maxBytes);
    } catch (error) {
      asked.signal.throwIfAborted();
      throw publicProblemOf(error);
    }
  };
}

/** A `Request` refuses an address with a password in it, or that is none. */
function requestOf(...asked: ConstructorParameters<typeof Request>): Request {
  try {
    return new Request(...asked);
  } catch (error) {
    throw publicProblemOf(error);
  }
}

type Answer = Dispatcher.ResponseData;

async function follow(
  asked: Request,
  { redirects, protocols = ["http:", "https:"], userAgent }: PublicFetchOptions,
  { dispatcher, signal }: { dispatcher: Dispatcher; signal: AbortSignal },
): Promise<Answer> {
  const headers = new Headers(asked.headers);
  headers.set("accept-encoding", ENCODINGS);
  headers.set("user-agent", userAgent);
  let { method } = asked;
  let body = asked.body ? Buffer.from(await asked.arrayBuffer()) : null;
  let url = new URL(asked.url);
  for (let followed = 0; ; followed += 1) {
    if (!protocols.includes(url.protocol)) throw new PublicFetchProblem("port", `${url.protocol} is not fetched`);
    const { origin, pathname, search } = url;
    const sentHeaders = Object.fromEntries(headers);
    const answer = await dispatcher.request({
      ...{ origin, path: `${pathname}${search}`, method: method as Dispatcher.HttpMethod },
      ...{ headers: sentHeaders, body, signal },
    });
    const location = REDIRECTS.has(answer.statusCode) ? oneOf(answer.headers.location) : undefined;
    if (location === undefined || asked.redirect === "manual") return answer;
    discard(answer);
    if (asked.redirect === "error" || followed === redirects) {
      throw new PublicFetchProblem("too-many-redirects", `${url.host} redirects once more`);
    }
    url = new URL(location, url);
    // A password is meant for the host that was asked.
    if (url.origin !== origin) for (const name of ["authorization", "cookie"]) headers.delete(name);
    if (answer.statusCode === 303 || (answer.statusCode < 303 && method === "POST")) {
      if (method !== "HEAD") method = "GET";
      body = null;
      headers.delete("content-type");
    }
  }
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Ends the connection; its body is not read. */
function discard({ body }: Answer): void {
  body.on("error", () => {}).destroy();
}

function bounded(answer: Answer, { method, signal }: Request, maxBytes: number): Response {
  const { statusCode, statusText } = answer;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headers)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  // HTTP itself allows any three digits.
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 502;
  if (method === "HEAD" || BODILESS.has(status)) {
    discard(answer);
    return new Response(null, { status, statusText, headers });
  }
  const decoded = decode(answer.body, oneOf(answer.headers["content-encoding"]));
  return new Response(streamOf(readBounded(decoded, maxBytes, signal)), { status, statusText, headers });
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}

/** An encoding within another serves no reader, and lets a few bytes grow a million times. */
function decode(body: Readable, encoding = "identity"): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === "identity" || name === "") return body;
  if (name === "br") return pipeline(body, createBrotliDecompress(), () => {});
  // Some servers cut the end of the stream off.
  if (name === "gzip" || name === "x-gzip")
    return pipeline(body, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => {});
  body.on("error", () => {}).destroy();
  throw new PublicFetchProblem("unreachable", `the encoding ${name.slice(0, 40)} is not read`);
}

async function* readBounded(body: Readable, maxBytes: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new PublicFetchProblem("too-large", `more than ${maxBytes} bytes`);
      yield chunk;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw publicProblemOf(error);
  }
}
