import type { RequestListener, Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Milliseconds. */
const SWEEP = 50;
/** Milliseconds. */
const DOOR_PATIENCE = 1_000;

interface StopOptions {
  /** Milliseconds. A proxy may be sending a request just now, which would be lost if we closed first. */
  idle: number;
  /** True if no other process answers new visitors meanwhile: the port then stays open for as long. */
  isOnly: boolean;
}

/** Every answer from now on is the last on its connection. Resolves when the last connection is closed. */
export async function stopServer(server: Server, { idle, isOnly }: StopOptions): Promise<void> {
  server.prependListener("request", closeAfterAnswer);
  if (isOnly) await sleep(idle);
  await acceptWaiting(server);
  const closed = new Promise<void>((resolve) => {
    // The server's own `close` closes idle connections too.
    NetServer.prototype.close.call(server, () => resolve());
  });
  if (!isOnly) await Promise.race([closed, sleep(idle)]);
  // A connection that turns idle after its last answer would otherwise stay open until its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await closed;
  clearInterval(sweep);
}

const closeAfterAnswer: RequestListener = (_request, response) => response.setHeader("Connection", "close");

/** Closing the port would cut off the connections that have come. */
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
