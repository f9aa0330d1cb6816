import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import "./content/desk/words.server";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
import { InlineMark } from "./lib/http/inline-mark";
import { renderWhole } from "./lib/render-whole.server";
import { isCommonPage } from "./page-visit.server";
import { withInlineStyles } from "./platform/pages/inline-styles.server";
import { IslandRenderer } from "./platform/pages/islands/island";
import { IslandEntry } from "./platform/pages/islands/island-entry";
import type { PageHandle } from "./platform/pages/page-handle";
import { servicesContext } from "./services.server";

/** The headers carry the hashes of the document's inline scripts, so it is rendered whole before them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // A common page may wait for its styles and scripts. An answer to the visitor may not.
  const isCommon = status === 200 && isCommonPage(pathname, search);
  const html = isWholeRouter(routerContext)
    ? await renderRouted(request.url, routerContext)
    : await renderIslands(request.url, routerContext, !isCommon);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isUnhurried = import.meta.env.PROD && isCommon;
  return documentResponse(isUnhurried ? withInlineStyles(html) : html, { status, headers });
}

function isWholeRouter({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.router === "whole");
}

async function renderRouted(url: string, routerContext: EntryContext): Promise<string> {
  const makeContext = await withDataRead(routerContext);
  return renderWhole(() => (
    <InlineMark value={INLINE_MARK}>
      <ServerRouter context={makeContext()} url={url} nonce={INLINE_MARK} />
    </InlineMark>
  ));
}

/** Leaves out the data that only a router in the browser would read. */
function renderIslands(
  url: string,
  { serverHandoffStream: _unread, ...context }: EntryContext,
  isAwaited: boolean,
): Promise<string> {
  return renderWhole(() => (
    <InlineMark value={INLINE_MARK}>
      <IslandEntry value={{ module: context.manifest.entry.module, isAwaited }}>
        <IslandRenderer value={renderIsland}>
          <ServerRouter context={context} url={url} nonce={INLINE_MARK} />
        </IslandRenderer>
      </IslandEntry>
    </InlineMark>
  ));
}

function renderIsland(island: ReactNode, identifierPrefix: string): string {
  return renderToString(<InlineMark value={INLINE_MARK}>{island}</InlineMark>, { identifierPrefix });
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

/** Logs an error, unless it was thrown as an answer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(servicesContext).log.error({ err: error }, "unexpected");
};
