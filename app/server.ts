import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readEnv } from "./lib/env.server";
import { clientAddress } from "./lib/http/client-address.server";
import { contentSecurityPolicy } from "./lib/http/content-security-policy.server";
import { jsonError } from "./lib/http/json-error.server";
import { isOwnOrigin } from "./lib/http/origin-check.server";
import { chooseLanguage, isEnglishAddress, LANGUAGE_COOKIE } from "./lib/language/language";
import { createLog } from "./lib/log.server";
import { languageContext } from "./lib/request-context";
import { createServices, type Services, servicesContext, startServices, stopServices } from "./services.server";

const BODY_LIMIT = 64 * 1024;
const STOP_PATIENCE = 10_000;

/** The HTTP edge: what happens to every request, in order. */
export function createEdge(services: Services, build: () => Promise<ServerBuild>) {
  const { env, log } = services;
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const app = new Hono<{ Bindings: HttpBindings; Variables: RequestIdVariables }>();
  app.use(requestId());
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    log.info({ request: c.get("requestId"), method: c.req.method, path: c.req.path, status: c.res.status, ms });
  });
  app.use(secureHeaders({ xFrameOptions: "DENY", referrerPolicy: "strict-origin-when-cross-origin" }));
  app.use("/assets/*", serveStatic({ root: clientFiles, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable") }));
  app.use(serveStatic({ root: clientFiles, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600") }));
  app.use(async (c, next) => {
    if (isOwnOrigin(c.req.raw, env.SITE_URL)) return next();
    return jsonError(403, { error: "This request comes from another site." });
  });
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: () => jsonError(413, { error: "The request is too large." }) }));
  app.all("*", async (c) => {
    const context = new RouterContextProvider();
    const language = chooseLanguage({
      pathname: c.req.path,
      stored: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header("Accept-Language"),
    });
    context.set(servicesContext, services);
    context.set(languageContext, language);
    const response = await handle(c.req.raw, context);
    if (!isEnglishAddress(c.req.path)) response.headers.append("Vary", "Accept-Language, Cookie");
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    const html = await response.text();
    response.headers.set("Content-Security-Policy", contentSecurityPolicy(html, { development: import.meta.env.DEV }));
    return new Response(html, response);
  });
  return app;
}
void clientAddress;

const clientFiles = path.resolve(import.meta.dirname, "../client");

interface ServerOptions {
  build: () => Promise<ServerBuild>;
  /** Asked before the edge: Vite, while developing. */
  before?: (listener: RequestListener) => RequestListener;
}

/** Starts the product on the configured port; ends the process on SIGTERM or SIGINT when all requests are done. */
export async function startServer({ build, before = (listener) => listener }: ServerOptions) {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const services = createServices(env, log);
  await startServices(services);
  const edge = createEdge(services, build);
  const server = createServer(before(getRequestListener(edge.fetch)));
  server.listen(env.PORT, env.HOST, () => log.info({ port: (server.address() as AddressInfo).port }, "listening"));
  const stop = () => {
    log.info("stopping");
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
    server.close(async () => {
      await stopServices(services);
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

if (import.meta.env.PROD) await startServer({ build: () => import("virtual:react-router/server-build") });
