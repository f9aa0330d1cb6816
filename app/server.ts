import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isForPage, tooLargePage, unexpected } from "./bare-pages.server";
import { CONSENT_COOKIE, decodeChoice } from "./features/consent/choice";
import { rightsAt } from "./features/consent/rights-at";
import { SITE_PATHS } from "./features/desk/site/paths";
import { previewDrafts } from "./features/desk/site/preview.server";
import { isShared } from "./features/leads/by-hand/receive-shared.server";
import { LEAD_IMPORT_PATH, leadPath, SHARED_LEAD_PATH } from "./features/leads/paths";
import { WEBHOOK_PATH } from "./features/meta-leads/paths";
import { isOneClick } from "./features/newsletter/paths";
import { redirectToMeant } from "./features/not-found/redirect-to-meant.server";
import { redirectsContext } from "./features/not-found/redirects/redirects.server";
import { workerHeaders } from "./features/notifications/worker-headers.server";
import { FORM_FILES } from "./features/projects/customer/project-forms";
import { deskProjectPath, PROJECT_FILES_API, PROJECT_PAGE } from "./features/projects/paths";
import { PROJECT_BOUNDS } from "./features/projects/project";
import { QUOTES_PATH } from "./features/quotes/paths";
import { authContext } from "./features/users/sessions/session.server";
import { isDeskPath } from "./lib/desk-path";
import type { Env } from "./lib/env.server";
import { createAllowedMethods } from "./lib/http/allowed-methods.server";
import { DATABASE_RETRY_AFTER, methodNotAllowed } from "./lib/http/api.server";
import { clientAddress } from "./lib/http/client-address.server";
import { compressDocuments } from "./lib/http/compress-documents.server";
import { documentPolicy, secureDocument } from "./lib/http/content-security-policy.server";
import { textOf } from "./lib/http/document-response.server";
import { rightsHeader } from "./lib/http/document-rights";
import { guardAnswers } from "./lib/http/guard-answers.server";
import { jsonError } from "./lib/http/json-error.server";
import { leanFiles } from "./lib/http/lean-files.server";
import { limitBody } from "./lib/http/limit-body.server";
import { localPath } from "./lib/http/local-path";
import { isOwnOrigin } from "./lib/http/origin-check.server";
import { readableRequest } from "./lib/http/readable-request.server";
import { cookieIn } from "./lib/http/request-headers";
import { createResourceHandler } from "./lib/http/resource-routes.server";
import { CLIENT_FILES, staticFiles, taggedFiles } from "./lib/http/static-files.server";
import { chooseLanguage, isEnglishAddress, LANGUAGE_COOKIE, type Language } from "./lib/language/language";
import { loggedPath } from "./lib/log.server";
import { clientAddressContext, languageContext, renderPageContext } from "./lib/request-context";
import { pageVisit } from "./page-visit.server";
import { requestKind } from "./platform/monitoring/request-counts.server";
import { cachePages, type DocumentVariables } from "./platform/pages/page-cache-middleware.server";
import { type Services, servicesContext } from "./services.server";

const BODY_LIMIT = 64 * 1024;
/** Meta tells of up to 1,000 leads at once, in a few hundred bytes each; a card of a contact may have a photograph. */
const WEBHOOK_BODY_LIMIT = 1024 * 1024;
/** A quote may have 240 lines of 200 letters. */
const QUOTE_BODY_LIMIT = 512 * 1024;
const QUOTE_PATH = new RegExp(`^${QUOTES_PATH}/(?:new|[0-9a-f-]{36})(?:\\.data)?$`);
/** Fields and boundaries around the files of a form. */
const AROUND_FILES = 64 * 1024;
/** Files with leads and of mails, and pictures; those that are too large are answered with a page. */
const UPLOAD_BODY_LIMIT = 32 * 1024 * 1024;
const UPLOADS = [
  LEAD_IMPORT_PATH,
  leadPath("[0-9a-f-]{36}"),
  deskProjectPath("[0-9a-f-]{36}"),
  SITE_PATHS.facts,
  ...[SITE_PATHS.work, SITE_PATHS.articles].map((path) => `${path}/[a-z0-9-]+`),
];
/** Posted by a form, and by the router. */
const UPLOAD_PATH = new RegExp(`^(?:${UPLOADS.join("|")})(?:\\.data)?$`);
/** Two years, which browsers ask of a site that wants to be on their lists; Hono's default is too short. */
const HSTS = "max-age=63072000; includeSubDomains";
/** nginx's number for a sender who closed the connection before the answer. */
const CLIENT_GONE = 499;
/** Everything that changes something is a POST. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

type Edge = { Bindings: HttpBindings; Variables: RequestIdVariables & DocumentVariables };
type EdgeContext = Context<Edge>;

export function createEdge(services: Services, build: ServerBuild) {
  const { env, log, pages, metrics } = services;
  const route = createRequestHandler(build, import.meta.env.MODE);
  const resource = createResourceHandler(build);
  const allowedAt = createAllowedMethods(build);
  let isProxyReported = false;
  const app = new Hono<Edge>();

  app.onError((error, c) => {
    const { incoming } = c.env;
    // The sender left, or it was not HTTP: Node has answered whatever there was to answer.
    if (incoming.destroyed && !incoming.complete) return new Response(null, { status: CLIENT_GONE });
    log.error({ request: c.get("requestId"), err: error }, "unexpected");
    return asDocument(unexpected(c.req.raw), c, env);
  });
  app.use(requestId());
  app.use(leanFiles);
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    // Setting it with `c.header` would turn every answer into a stream.
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    // A sender who has left gets no answer.
    const status = c.req.raw.signal.aborted ? CLIENT_GONE : c.res.status;
    const { method, path } = c.req;
    const kind = requestKind(path);
    metrics.requests.count(kind, method, status, ms);
    log.info({ request: c.get("requestId"), method, path: loggedPath(path), status, ms: Math.round(ms) });
  });
  app.use(compress());
  app.use(compressDocuments);
  // Development renders every page anew.
  if (import.meta.env.PROD) app.use(cachePages(pages, (request) => pageVisit(request, isMeasured(env))));
  app.use(
    secureHeaders({
      strictTransportSecurity: env.SITE_URL.startsWith("https:") && HSTS,
      xFrameOptions: "DENY",
      // A browser under `no-referrer` would post a plain form with `Origin: null`.
      referrerPolicy: "strict-origin-when-cross-origin",
      // These four serve browsers and plug-ins that no longer exist.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.use(guardAnswers);
  app.use((c, next) => {
    const { method, url } = c.req;
    return METHODS.has(method) ? next() : Promise.resolve(methodNotAllowed(allowedAt(url)));
  });
  app.use("/assets/*", workerHeaders);
  app.use("/assets/*", staticFiles(CLIENT_FILES, "public, max-age=31536000, immutable"));
  app.use(taggedFiles(CLIENT_FILES, "public, max-age=3600"));
  app.get("*", async (c, next) => {
    const { path } = c.req;
    if (path === "/" || !path.endsWith("/")) return next();
    // A header can hold a path only as it was requested, percent-encoded.
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(localPath(pathname.replace(/(?<!\/)\/+$/, ""), "/") + search, 301);
  });
  app.use(async (c, next) => {
    if (isOwnOrigin(c.req.raw, env.SITE_URL)) return next();
    if (isShared(c.req.raw)) {
      // The router would refuse it too.
      const headers = new Headers(c.req.raw.headers);
      headers.delete("Origin");
      c.req.raw = new Request(c.req.raw, { headers });
      return next();
    }
    if (isOneClick(c.req.raw)) {
      // The router would refuse an origin that is not ours.
      c.req.raw = new Request(c.req.raw.url, { method: "POST" });
      return next();
    }
    return jsonError(403, { error: "This request comes from another site." });
  });
  app.use(async (c, next) => {
    const { path, raw } = c.req;
    const most = bodyLimitAt(path);
    const refused = await limitBody(most)(c, next);
    // Hono's own answer of `next` is no response.
    if (!(refused instanceof Response) || !isForPage(raw)) return refused;
    // A form of the site is posted to an address that is no page.
    const back = path.startsWith("/api/") ? "/" : path;
    const page = tooLargePage({ language: languageAt(c, path), most, path: back });
    const connection = refused.headers.get("Connection");
    if (connection !== null) page.headers.set("Connection", connection);
    return asDocument(page, c, env);
  });
  app.get("*", previewDrafts(services));
  app.options("*", (c) => c.body(null, 204, { Allow: allowedAt(c.req.url) }));
  app.all("*", async (c) => {
    // The answer to HEAD has the headers of GET, which come from the whole document.
    const isHead = c.req.raw.method === "HEAD";
    const request = readableRequest(isHead ? new Request(c.req.raw, { method: "GET" }) : c.req.raw);
    const context = routerContext(c);
    const given = await (resource(request, context) ?? route(request, context));
    // The answer of a route without a page that threw, or of an error page that broke, is already logged.
    const meant = redirectToMeant(c.req.raw, given);
    if (meant) {
      await given.body?.cancel();
      return meant;
    }
    const isBroken = given.status === 500 && hasType(given, "text/plain");
    const answer = await asDocument(isBroken ? unexpected(c.req.raw) : given, c, env);
    services.unknownPaths.notice(c.req.raw, answer);
    if (!isHead) return answer;
    // Hono would leave the body out, but a stream would go on for nobody.
    await answer.body?.cancel();
    return new Response(null, answer);
  });
  return app;

  function routerContext(c: EdgeContext, pathname = c.req.path): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...services, log: log.child({ request: c.get("requestId") }) });
    context.set(authContext, services.auth);
    context.set(redirectsContext, services.redirects);
    const language = languageAt(c, pathname);
    context.set(languageContext, language);
    c.set("language", language);
    const forwardedFor = c.req.header("X-Forwarded-For") ?? null;
    if (forwardedFor && env.TRUST_PROXY === 0 && !isProxyReported) {
      isProxyReported = true;
      log.warn("X-Forwarded-For arrives while TRUST_PROXY is 0: behind a proxy, all visitors would share one limit");
    }
    context.set(
      clientAddressContext,
      clientAddress(c.env.incoming.socket.remoteAddress, forwardedFor, env.TRUST_PROXY),
    );
    context.set(renderPageContext, (page, prepare) => {
      const next = routerContext(c, page);
      prepare(next);
      return route(new Request(new URL(page, c.req.url)), next);
    });
    return context;
  }
}

function bodyLimitAt(path: string): number {
  if (path === WEBHOOK_PATH || path === SHARED_LEAD_PATH) return WEBHOOK_BODY_LIMIT;
  if (QUOTE_PATH.test(path)) return QUOTE_BODY_LIMIT;
  if (PROJECT_FILES_API.test(path)) return PROJECT_BOUNDS.partSize + AROUND_FILES;
  if (PROJECT_PAGE.test(path)) return FORM_FILES + AROUND_FILES;
  return UPLOAD_PATH.test(path) ? UPLOAD_BODY_LIMIT : BODY_LIMIT;
}

function languageAt({ req }: EdgeContext, pathname: string): Language {
  const stored = cookieIn(req.header("Cookie"), LANGUAGE_COOKIE);
  return chooseLanguage({ pathname, stored, acceptLanguage: req.header("Accept-Language") });
}

async function asDocument(response: Response, c: EdgeContext, env: Env): Promise<Response> {
  if (response.status === 503 && !response.headers.has("Retry-After"))
    response.headers.set("Retry-After", DATABASE_RETRY_AFTER["Retry-After"]);
  if (response.status === 405 && !response.headers.has("Allow")) {
    // The router has a format of its own for a route that is not a page.
    if (hasType(response, "application/json")) return methodNotAllowed("GET, HEAD");
    response.headers.set("Allow", "GET, HEAD");
  }
  if (!isEnglishAddress(c.req.path)) response.headers.append("Vary", "Accept-Language, Cookie");
  if (!hasType(response, "text/html")) return response;
  // A document that is shown in a frame brings its own policy.
  if (response.headers.has("Content-Security-Policy")) return response;
  // Consent changes the policy, but not the bytes of the document.
  if (isEnglishAddress(c.req.path)) response.headers.append("Vary", "Cookie");
  const choice = decodeChoice(cookieIn(c.req.header("Cookie"), CONSENT_COOKIE), new Date());
  const document = secureDocument(await textOf(response));
  c.set("text", document.html);
  const rights = rightsAt(c.req.path, choice, isMeasured(env));
  const policyRights = { ...rights, ownFrames: isDeskPath(c.req.path) };
  response.headers.set("Content-Security-Policy", documentPolicy(document.sources, policyRights, import.meta.env.DEV));
  for (const [name, value] of Object.entries(rightsHeader(rights))) response.headers.append(name, value);
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", "no-cache");
    c.set("document", document);
  }
  // A response built from the other would make Node encode the text, which is compressed or written as it is.
  return new Response(document.html, { status: response.status, headers: response.headers });
}

function hasType(response: Response, type: string): boolean {
  return response.headers.get("Content-Type")?.startsWith(type) ?? false;
}

export function isMeasured(env: Env): boolean {
  return env.GA_MEASUREMENT_ID !== undefined;
}
