import { createMiddleware } from "hono/factory";
import type { TextVariables } from "~/lib/http/compress-documents.server";
import type { DocumentSources } from "~/lib/http/content-security-policy.server";
import type { Language } from "~/lib/language/language";
import type { CachedPage, RenderedPage } from "./cached-page.server";
import type { PageCache, PageRequest, PageVisit } from "./page-cache.server";

export interface DocumentVariables extends TextVariables {
  /** Set when the answer is a document that is the same for everybody. */
  document: { html: string; sources: DocumentSources } | undefined;
  language: Language;
}

const OF_ONE_ANSWER = new Set(["content-length", "content-security-policy", "server-timing"]);

/** Concurrent visits to a page wait for a single rendering. */
export function cachePages(pages: PageCache, visitOf: (request: PageRequest) => PageVisit | null) {
  return createMiddleware<{ Variables: DocumentVariables }>(async (c, next) => {
    const { pathname: path, search } = new URL(c.req.url);
    const header = (name: string) => c.req.header(name);
    const { method } = c.req.raw;
    const visit = visitOf({
      method,
      path,
      search,
      cookie: header("Cookie"),
      acceptLanguage: header("Accept-Language"),
    });
    if (!visit) return next();
    // Parameters that no page reads must not get into a page that others will see.
    if (search) c.req.raw = new Request(new URL(path, c.req.url), c.req.raw);
    let isAnswered = false;
    const page = await pages.findOrRender(visit.key, async () => {
      isAnswered = true;
      await next();
      // If the two disagree about the language, everybody would get the one of this visitor.
      return c.get("language") === visit.language ? renderedPage(c.get("document"), c.res) : null;
    });
    if (page) {
      // Hono would keep the headers of a replaced answer over the new ones, `Vary` among them.
      c.set("text", undefined);
      c.res = undefined;
      c.res = toResponse(page, visit.rights, c.req.raw.headers);
    } else if (!isAnswered) await next();
  });
}

function renderedPage(document: DocumentVariables["document"], { status, headers }: Response): RenderedPage | null {
  if (status !== 200 || !document || headers.getSetCookie().length > 0) return null;
  const kept = [...headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
  const vary = [headers.get("Vary"), "Accept-Encoding"].filter(Boolean).join(", ");
  return { ...document, headers: { ...Object.fromEntries(kept), vary } };
}

function toResponse(page: CachedPage, rights: Parameters<CachedPage["answer"]>[0], asked: Headers): Response {
  const { status, headers, body } = page.answer(rights, {
    acceptEncoding: asked.get("Accept-Encoding") ?? undefined,
    ifNoneMatch: asked.get("If-None-Match") ?? undefined,
  });
  return new Response(body, { status, headers });
}
