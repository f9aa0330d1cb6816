import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ports that systems give to connections by themselves (Linux from 32,768 on): they take none of these. */
const FIRST = 20_000;
/** How many a thread has, mostly for itself: those of as many process ids and threads apart have the same. */
const SHARE = 100;
const SHARES = 120;

const first = FIRST + SHARE * ((process.pid + threadId) % SHARES);
let given = 0;

/**
 * A TCP port on the loopback address that nothing listens on now. This thread gives it again after all its others only, so
 * that it is free a moment later too, and where a server comes back to it.
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
