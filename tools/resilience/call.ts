import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** Milliseconds after which a browser stops waiting for an answer. */
const PATIENCE = 15_000;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The reason why a call got no answer. */
export class Unanswered extends Error {
  override name = "Unanswered";
  /**
   * "refused": no process listens. "closed": a connection kept from an earlier call was closed as this one began, which
   * HTTP allows and browsers retry. "cut": it broke off while under way. "late": no answer in time.
   */
  readonly how: "refused" | "closed" | "cut" | "late";

  constructor(how: Unanswered["how"], cause: unknown) {
    super(`${how}: ${cause}`);
    this.how = how;
  }
}

interface Call {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** Keeps connections open, as browsers and proxies do; without it, each call has a connection of its own. */
export function keptConnections(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 200 });
}

/** Calls the product. Rejects with `Unanswered` only. */
export async function call(url: string, { method = "GET", headers = {}, body }: Call = {}, agent?: Agent) {
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const signal = AbortSignal.timeout(PATIENCE);
  let isKept = false;
  let hasBegun = false;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const options = { method, headers: { ...headers, ...length }, signal, ...(agent && { agent }) };
      const asking = request(url, { agent: false, ...options }, (response) => {
        hasBegun = true;
        const { statusCode: status = 0, headers } = response;
        text(response).then((body) => resolve({ status, headers, body }), reject);
      });
      asking.on("socket", () => {
        isKept = asking.reusedSocket;
      });
      asking.on("error", reject).end(body);
    });
  } catch (error) {
    if (signal.aborted) throw new Unanswered("late", error);
    if ((error as { code?: string }).code === "ECONNREFUSED") throw new Unanswered("refused", error);
    throw new Unanswered(isKept && !hasBegun ? "closed" : "cut", error);
  }
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}, agent?: Agent) {
  const json = { method: "POST", headers: { ...headers, "Content-Type": "application/json" } } as const;
  return call(url, { ...json, body: JSON.stringify(body) }, agent);
}

/** The address at which `path` is rendered for one visit alone: no page is kept for a query that pages read. */
export function renderedAnew(path: string, chance = Math.random()): string {
  return `${path}?stap=${chance}`;
}

/** True if the answer was rendered for this visit: kept ones have an ETag. */
export function isRendered({ headers }: Answer): boolean {
  return headers.etag === undefined;
}
