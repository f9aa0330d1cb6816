import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { withLateScripts } from "./features/late-start/late-scripts.server";
import { isCommonPage } from "./features/page-cache/page-visit.server";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { InlineMark } from "./lib/http/inline-mark";
import { servicesContext } from "./services.server";

/**
 * Renders a document whole: its bytes must be known before the headers, which carry the hashes of its inline
 * scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await renderWhole(
    <InlineMark value={INLINE_MARK}>
      <ServerRouter context={routerContext} url={request.url} nonce={INLINE_MARK} />
    </InlineMark>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(isUnhurried(request, status) ? withLateScripts(html) : html, { status, headers });
}

/** Whether a page may wait for its visitor: it shows what everybody gets, and nothing that has just happened. */
function isUnhurried(request: Request, status: number): boolean {
  const { pathname, search } = new URL(request.url);
  return import.meta.env.PROD && status === 200 && isCommonPage(pathname, search);
}

function renderWhole(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce: INLINE_MARK,
      onAllReady: () => pipe(collect),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** What a loader, an action or rendering threw and did not mean as an answer. The visitor sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(servicesContext).log.error({ err: error }, "unexpected");
};
