import type { RequestListener, Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** How often to look for connections that have turned idle, in milliseconds. */
const SWEEP = 50;
/** How long accepting the connections that wait may take, in milliseconds. */
const DOOR_PATIENCE = 1_000;

/**
 * Lets requests under way finish, then closes the port; every answer from now on is the last on its connection. `idle`
 * is for how many milliseconds the port stays open first: a proxy that keeps connections may be sending a request just
 * now, which would be lost if we closed its connection, and has closed them itself by then. Resolves when the last
 * connection is closed.
 */
export async function stopServer(server: Server, { idle }: { idle: number }): Promise<void> {
  server.prependListener("request", sayLast);
  await sleep(idle);
  await acceptWaiting(server);
  // A connection that turns idle after its last answer would otherwise stay open until its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
}

const sayLast: RequestListener = (_request, response) => response.setHeader("Connection", "close");

/** Accepts the connections that have come: closing the port would cut them off. */
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
