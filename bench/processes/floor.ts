import path from "node:path";
import { freePort } from "../../tests/support/free-port";
import type { ServedPeer } from "./nginx";
import { Served } from "./served";

/** Starts a server of `bench/floors/` on plain Node.js; it gets the port as its first argument. */
export async function startFloor(
  file: string,
  { args = [], protocol = "http" }: { args?: string[]; protocol?: "http" | "smtp" } = {},
): Promise<ServedPeer> {
  const port = await freePort();
  const url = `${protocol}://127.0.0.1:${port}`;
  const server = await Served.start({
    command: process.execPath,
    args: [path.resolve(import.meta.dirname, "../floors", file), String(port), ...args],
    env: { NODE_ENV: "production" },
    readyAt: url,
  });
  return { server, url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
