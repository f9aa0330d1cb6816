import type { Server } from "node:http";

/** Takes no new requests and lets those under way finish. Resolves when the last connection is closed. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that turns idle after its last answer would else stay open until its keep-alive ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
