import type { RequestListener, Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { orDatabaseProblem, readyDatabase } from "./lib/db/ready-database.server";
import { isAlone } from "./lib/db/sqlite/alone.server";
import { readEnv } from "./lib/env.server";
import { createLimitedServer, openPort } from "./lib/http/limited-server.server";
import { stopServer } from "./lib/http/stop-server.server";
import { createLog } from "./lib/log.server";
import { orStartProblem } from "./lib/start-problem.server";
import { pageVisit } from "./page-visit.server";
import { answerVisit } from "./platform/pages/answer-visit.server";
import type { PageRequest } from "./platform/pages/page-cache.server";
import { createEdge, isMeasured } from "./server";
import { createServices, type Services } from "./services.server";

/** Milliseconds. */
const STOP_PATIENCE = 6_500;
const STOP_DEADLINE = 9_500;
/** Milliseconds: longer than proxies may keep connections. */
const PROXY_KEEPS = 4_500;

/** Returns the address of the site once it answers there. Ends the process when it cannot start. */
export async function startServer(
  listen: (services: Services) => RequestListener | Promise<RequestListener>,
): Promise<string> {
  return orStartProblem(async () => {
    const env = readEnv();
    const log = createLog(env.LOG_LEVEL);
    const services = createServices(env, log);
    const started = Promise.withResolvers<RequestListener>();
    const server = createLimitedServer(async (request, response) => (await started.promise)(request, response));
    // The port comes first, so that a second start by mistake changes nothing. Requests wait for the rest.
    await openPort(server, env.PORT, env.HOST);
    server.on("error", (error) => log.error({ err: error }, "connection not accepted"));
    const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
    await readyDatabase(services.db, place, { log });
    if (env.DATABASE_URL === undefined && !isAlone(env.DATA_DIR))
      log.warn(
        "another process runs on this DATA_DIR, and neither hears what the other does: end one, or set DATABASE_URL",
      );
    const ready = orDatabaseProblem(place, () => services.schedule.ready());
    // The password is checked on another thread; loading the pages keeps this one busy, so begins after that.
    const [listener] = await Promise.all([nextTurn().then(() => listen(services)), ready]);
    started.resolve(listener);
    stopOnSignal(server, services);
    log.info({ port: env.PORT, site: env.SITE_URL }, "listening");
    // The schedule starts last: thousands of due mails would hold up becoming ready.
    services.schedule.start();
    return env.SITE_URL;
  });
}

function stopOnSignal(server: Server, services: Services): void {
  let isStopping = false;
  const stop = async () => {
    // A second signal is ignored; without a listener it would end the process in the middle of its stop.
    if (isStopping) return;
    isStopping = true;
    services.log.info("stopping");
    setTimeout(() => server.closeAllConnections(), STOP_PATIENCE).unref();
    setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
    // A stream is a request that never ends by itself.
    services.streams.close();
    // Mail is no longer waited for, so that what still comes on a proxy's open connections is answered in time.
    services.outbox.stopWaiting();
    const { TRUST_PROXY, DATABASE_URL } = services.env;
    await stopServer(server, { idle: TRUST_PROXY > 0 ? PROXY_KEEPS : 0, isOnly: DATABASE_URL === undefined });
    await services.schedule.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

export async function startBuilt(): Promise<string> {
  return startServer(async (services) => {
    const build = await import("virtual:react-router/server-build");
    const { pages, log, env, metrics } = services;
    const edge = getRequestListener(createEdge(services, build).fetch);
    const visitOf = (request: PageRequest) => pageVisit(request, isMeasured(env));
    const answering = { pages, log, visitOf, requests: metrics.requests };
    return (request, response) => answerVisit(answering, request, response) || edge(request, response);
  });
}
