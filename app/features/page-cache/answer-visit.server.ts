import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/lib/log.server";
import type { RequestCounts } from "~/lib/metrics/request-counts.server";
import type { PageCache } from "./page-cache.server";
import { pageVisit } from "./page-visit.server";

interface Answering {
  pages: PageCache;
  isMeasured: boolean;
  log: Log;
  requests: RequestCounts;
}

/** False when the page is not cached. */
export function answerVisit(
  { pages, isMeasured, log, requests }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const start = performance.now();
  const { method, url = "", headers } = request;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const search = end < 0 ? "" : url.slice(end);
  const { cookie, "accept-language": acceptLanguage, "accept-encoding": encodings } = headers;
  const visit = pageVisit({ method, path, search, cookie, acceptLanguage }, isMeasured);
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
