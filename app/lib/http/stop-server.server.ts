import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { dropHandshakes } from "./drop-handshakes.server";

/** How often to look for connections that have turned idle, in milliseconds. */
const SWEEP = 50;
/**
 * How long handshakes under way have to finish once new ones are dropped, in milliseconds: a proxy nearby takes less
 * than 1. Whoever comes meanwhile loses a second, so it is short.
 */
const HANDSHAKE = 20;
/** How long accepting the connections that wait may take, in milliseconds: a busy machine takes some tens for each. */
const DOOR_PATIENCE = 3_000;

interface StopOptions {
  /**
   * For how long a connection may stay open without a request, in milliseconds. A proxy that keeps connections may be
   * sending a request just now, which would be lost if we closed first. After this time the proxy has closed them
   * itself.
   */
  idle: number;
  /**
   * Whether no other process answers those who come meanwhile: then the port stays open until the proxy has closed its
   * connections.
   */
  isOnly?: boolean;
}

/**
 * Takes no new connections and lets requests under way finish; every answer from now on is the last on its connection.
 * Resolves when the last connection is closed.
 */
export async function stopServer(server: Server, { idle, isOnly = false }: StopOptions): Promise<void> {
  const start = performance.now();
  server.prependListener("request", sayLast);
  if (isOnly) await sleep(idle);
  const letIn = holdRequests(server);
  await dropHandshakes(server);
  await sleep(HANDSHAKE);
  await acceptWaiting(server);
  const left = Math.max(idle - (performance.now() - start), 0);
  await new Promise<void>((resolve) => {
    // Not its own `close`, which closes idle connections too.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(patience);
      clearInterval(sweep);
      resolve();
    });
    letIn();
    let sweep: NodeJS.Timeout | undefined;
    // Otherwise a connection that turns idle after its last answer would stay open until its keep-alive ends.
    const patience = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
      server.closeIdleConnections();
    }, left);
  });
}

/**
 * Makes requests wait from now on, so that a turn of the event loop does no more for a new connection than accept it.
 * Returns a function that lets them in, and all that come after them.
 */
function holdRequests(server: Server): () => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (...exchange) => held.push(exchange));
  return () => {
    server.removeAllListeners("request");
    for (const listener of listeners) server.on("request", listener);
    for (const exchange of held) server.emit("request", ...exchange);
  };
}

const sayLast: RequestListener = (_request, response) => response.setHeader("Connection", "close");

/**
 * Accepts the connections that have come, one per turn of the event loop: closing the port would cut them off, requests
 * and all. After a turn in which none came none is left waiting, since no new ones reach the port.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const end = performance.now() + DOOR_PATIENCE;
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on("connection", count);
  // The first turn is the one already under way.
  await nextTurn();
  do {
    came = 0;
    await nextTurn();
  } while (came > 0 && performance.now() < end);
  server.off("connection", count);
}
