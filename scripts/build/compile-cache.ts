import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const SERVER = path.resolve("build/server/index.js");
/** Milliseconds that its start and first page may take, on a machine that is busy with much else. */
const PATIENCE = 60_000;

/**
 * Starts the built server and stops it again: it leaves its modules compiled beside it (app/start.ts), which saves
 * later starts that work. Throws if it does not start.
 */
export async function fillCompileCache(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "weef-build-"));
  const port = String(await freePort());
  // Nothing of the build's own environment: it may name a database, which must not be touched.
  const env = { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: port, DATA_DIR: dataDir };
  const server = spawn(process.execPath, [SERVER], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: PATIENCE,
    killSignal: "SIGKILL",
  });
  try {
    const ended = once(server, "exit");
    const said = createInterface({ input: server.stdout });
    const log: string[] = [];
    said.on("line", (line) => log.push(line));
    const listens = new Promise<void>((resolve) =>
      said.on("line", (line) => line.includes('"listening"') && resolve()),
    );
    const isUp = await Promise.race([listens.then(() => true), ended.then(() => false)]);
    if (!isUp) throw new Error(`The server that was built does not start:\n${log.join("\n")}`);
    // The first page loads the code that renders pages.
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    server.kill("SIGTERM");
    await ended;
  } finally {
    server.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}
