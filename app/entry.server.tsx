import { Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { withInlineStyles } from "./features/critical-styles/inline-styles.server";
import { withFirstView } from "./features/first-view/first-view.server";
import { withLateScripts } from "./features/late-start/late-scripts.server";
import { isCommonPage } from "./features/page-cache/page-visit.server";
import { withSmoothAnchors } from "./features/smooth-anchors/smooth-anchors.server";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
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
  return documentResponse(isUnhurried(request, status) ? unhurried(html) : html, { status, headers });
}

/** Whether a page may wait for its visitor: it shows what everybody gets, and nothing that has just happened. */
function isUnhurried(request: Request, status: number): boolean {
  const { pathname, search } = new URL(request.url);
  return import.meta.env.PROD && status === 200 && isCommonPage(pathname, search);
}

/** The document without what its first view does not need; that follows once its scripts start. */
function unhurried(html: string): string {
  const late = withLateScripts(html);
  return late === html ? html : withFirstView(withSmoothAnchors(withInlineStyles(late)));
}

function renderWhole(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new StringDecoder("utf8");
    let html = "";
    const collect = new Writable({
      // React writes long texts as they are: they need not become bytes on the way.
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        html += typeof chunk === "string" ? chunk : decoder.write(chunk);
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce: INLINE_MARK,
      // No part follows below the document, to be put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
