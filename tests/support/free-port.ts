import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ports that systems give to connections by themselves (Linux from 32,768 on): they take none of these. */
const FIRST = 20_000;
/** How many each thread has for itself, as long as no more threads ask. */
const SHARE = 100;
const SHARES = 120;

const first = FIRST + SHARE * ((process.pid + threadId) % SHARES);
let given = 0;

/**
 * A TCP port on the loopback address that nothing listens on now. It is given to nobody else, so that it is free later too
 * and where a server comes back to it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (given++ % SHARE);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
