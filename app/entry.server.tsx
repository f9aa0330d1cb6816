import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { withInlineStyles } from "./features/critical-styles/inline-styles.server";
import { withFirstView } from "./features/first-view/first-view.server";
import { withLateScripts } from "./features/late-start/late-scripts.server";
import { isCommonPage } from "./features/page-cache/page-visit.server";
import { withSmoothAnchors } from "./features/smooth-anchors/smooth-anchors.server";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
import { InlineMark } from "./lib/http/inline-mark";
import { renderWithParts } from "./lib/lazy-part";
import { servicesContext } from "./services.server";

type StreamCache = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/** What stands in a document for a part within `Suspense` that threw. */
const NOT_RENDERED = "<!--$!-->";

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

/**
 * Nothing has to be waited for while rendering: it is done at once, and into one text. React would stream, chunk by chunk,
 * what has to be whole here.
 */
async function renderWhole(makeElement: () => React.ReactElement): Promise<string> {
  const html = await renderWithParts(() => renderToString(makeElement()));
  // React leaves it to the browser, in silence.
  if (html.includes(NOT_RENDERED)) throw new Error("A part of the page could not be rendered");
  return `<!DOCTYPE html>${html}`;
}

/** Reads what the loaders gave to its end, and makes the context of each rendering, to which it is at hand. */
async function withDataRead(context: EntryContext): Promise<() => EntryContext> {
  const reader = context.serverHandoffStream?.getReader();
  if (!reader) return () => context;
  const decoder = new TextDecoder();
  const streamCache: StreamCache = {};
  for (let part = 0, isDone = false; !isDone; part++) {
    const { done, value } = await reader.read();
    isDone = done;
    streamCache[part] = Object.assign(Promise.resolve(), {
      result: { done, value: decoder.decode(value, { stream: true }) },
    });
  }
  // Each rendering takes a stream, and reads nothing from it.
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}

/** What a loader, an action or rendering threw and did not mean as an answer. The visitor sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(servicesContext).log.error({ err: error }, "unexpected");
};
