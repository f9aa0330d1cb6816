import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/**
 * Below the ports that systems assign to outgoing connections (from 32,768 on Linux), so that none of these takes one.
 */
const FIRST = 20_000;
/**
 * How many ports a thread has. Threads share them only if their process id plus thread id differ by a multiple of
 * `SHARES`.
 */
const SHARE = 100;
const SHARES = 120;

const first = FIRST + SHARE * ((process.pid + threadId) % SHARES);
let given = 0;

/**
 * A TCP port on the loopback address on which nothing is listening now. This thread only returns it again after all its
 * others, so that it is still free a moment later, and when a server comes back to it.
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
