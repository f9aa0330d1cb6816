import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { withTypingKept } from "./components/forms/typing-kept.server";
import { withLateScripts } from "./late-scripts.server";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
import { InlineMark } from "./lib/http/inline-mark";
import { renderWhole } from "./lib/render-whole.server";
import { isCommonPage } from "./page-visit.server";
import { withFirstView } from "./platform/pages/first-view/first-view.server";
import { withInlineStyles } from "./platform/pages/inline-styles.server";
import { withSmoothAnchors } from "./platform/pages/smooth-anchors.server";
import { servicesContext } from "./services.server";

/** The headers carry the hashes of the document's inline scripts, so it is rendered whole before them. */
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

/** A page may wait if everybody gets it, and it shows nothing that has just happened. */
function isUnhurried(request: Request, status: number): boolean {
  const { pathname, search } = new URL(request.url);
  return import.meta.env.PROD && status === 200 && isCommonPage(pathname, search);
}

function unhurried(html: string): string {
  const late = withLateScripts(html);
  return late === html ? html : withFirstView(withSmoothAnchors(withInlineStyles(late)));
}

async function withDataRead(context: EntryContext): Promise<() => EntryContext> {
  if (!context.serverHandoffStream) return () => context;
  const value = await new Response(context.serverHandoffStream).text();
  const streamCache = { 0: asRead(value, false), 1: asRead("", true) };
  // Each rendering wants a stream of its own, but reads nothing from it.
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}

function asRead(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { value, done } });
}

/** Not what was thrown as an answer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(servicesContext).log.error({ err: error }, "unexpected");
};
