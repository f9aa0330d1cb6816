import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** How often connections that have turned idle are looked for, in milliseconds. */
const SWEEP = 50;
/** Milliseconds for accepting the connections that wait for it: a busy machine takes some tens of them for each. */
const DOOR_PATIENCE = 2_000;
/** A turn of the event loop that took longer, in milliseconds, may have seen others come after it had accepted one. */
const SHORT_TURN = 1;

interface StopOptions {
  /**
   * For how long a connection may stay open without a request, in milliseconds. A proxy that keeps connections may be
   * sending one just now: whoever closes first loses it. After this the proxy has closed them itself.
   */
  idle: number;
}

/**
 * Takes no new connections and lets requests under way finish; every answer from now on is the last on its connection.
 * Resolves when the last connection is closed.
 */
export async function stopServer(server: Server, { idle }: StopOptions): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const start = performance.now();
  await acceptWaiting(server);
  const left = Math.max(idle - (performance.now() - start), 0);
  await new Promise<void>((resolve) => {
    // Not its own `close`, which closes idle connections too.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(patience);
      clearInterval(sweep);
      resolve();
    });
    let sweep: NodeJS.Timeout | undefined;
    // A connection that turns idle after its last answer would else stay open until its keep-alive ends.
    const patience = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
      server.closeIdleConnections();
    }, left);
  });
}

/**
 * Accepts the connections that have come: with the port they would be cut off, requests and all. One is accepted per
 * turn of the event loop; short turns without one mean that none waits any more.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const end = performance.now() + DOOR_PATIENCE;
  let quietTurns = 0;
  const note = () => {
    quietTurns = 0;
  };
  server.on("connection", note);
  // The first turn is the one that is on already.
  while (quietTurns < 2 && performance.now() < end) {
    quietTurns += 1;
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start > SHORT_TURN) quietTurns = 0;
  }
  server.off("connection", note);
}
