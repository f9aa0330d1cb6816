import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Ports below those that systems assign to outgoing connections (from 32,768 on Linux), so that none of these takes one.
 */
const FIRST = 20_000;
const LAST = 32_000;

/**
 * A TCP port on which nothing is listening now. It is one of thousands, by chance: workers that ask at the same time get
 * different ones, and a server that comes back to its own finds it free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
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
