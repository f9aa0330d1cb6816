import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/lib/log.server";
import type { RequestCounts } from "~/platform/monitoring/request-counts.server";
import type { PageCache, PageRequest, PageVisit } from "./page-cache.server";

interface Answering {
  pages: PageCache;
  visitOf: (request: PageRequest) => PageVisit | null;
  log: Log;
  requests: RequestCounts;
}

/** False when the page is not cached. */
export function answerVisit(
  { pages, visitOf, log, requests }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const start = performance.now();
  const { method, url = "", headers } = request;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const search = end < 0 ? "" : url.slice(end);
  const { cookie, "accept-language": acceptLanguage, "accept-encoding": encodings } = headers;
  const visit = visitOf({ method, path, search, cookie, acceptLanguage });
  const page = visit && pages.find(visit.key);
  if (!page) return false;
  const acceptEncoding = typeof encodings === "string" ? encodings : undefined;
  const answer = page.answer(visit.rights, { acceptEncoding, ifNoneMatch: headers["if-none-match"] });
  const id = randomUUID();
  response.writeHead(answer.status, { ...answer.headers, "X-Request-Id": id });
  response.end(method === "HEAD" ? undefined : answer.body);
  const ms = performance.now() - start;
  requests.count("kept", method, answer.status, ms);
  log.info({ request: id, method, path, status: answer.status, ms: Math.round(ms) });
  return true;
}
