import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { withInlineStyles } from "./features/critical-styles/inline-styles.server";
import { withFirstView } from "./features/first-view/first-view.server";
import { withTypingKept } from "./features/forms/typing-kept.server";
import { withLateScripts } from "./features/late-start/late-scripts.server";
import { isCommonPage } from "./features/page-cache/page-visit.server";
import { withSmoothAnchors } from "./features/smooth-anchors/smooth-anchors.server";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
import { InlineMark } from "./lib/http/inline-mark";
import { renderWhole } from "./lib/render-whole.server";
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
  const makeContext = await withDataRead(routerContext);
  const html = await renderWhole(() => (
    <InlineMark value={INLINE_MARK}>
      <ServerRouter context={makeContext()} url={request.url} nonce={INLINE_MARK} />
    </InlineMark>
  ));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const document = isUnhurried(request, status) ? unhurried(html) : html;
  return documentResponse(withTypingKept(document), { status, headers });
}

/** Whether a page may wait for its visitor: it shows what everybody gets, and nothing that has just happened. */
function isUnhurried(request: Request, status: number): boolean {
  const { pathname, search } = new URL(request.url);
  return import.meta.env.PROD && status === 200 && isCommonPage(pathname, search);
}

/** The document without whatever its first view does not need, which follows once its scripts start. */
function unhurried(html: string): string {
  const late = withLateScripts(html);
  return late === html ? html : withFirstView(withSmoothAnchors(withInlineStyles(late)));
}

/**
 * Reads the stream of what the loaders gave to its end. Returns a function that makes the context of a rendering, with
 * all of that already there.
 */
async function withDataRead(context: EntryContext): Promise<() => EntryContext> {
  if (!context.serverHandoffStream) return () => context;
  const value = await new Response(context.serverHandoffStream).text();
  const streamCache = { 0: asRead(value, false), 1: asRead("", true) };
  // Each rendering wants a stream of its own, but reads nothing from it.
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}

/** A part of the stream as React Router remembers it. */
function asRead(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { value, done } });
}

/** Logs what a loader, an action or rendering threw other than as an answer. The visitor sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(servicesContext).log.error({ err: error }, "unexpected");
};
