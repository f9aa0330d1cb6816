import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Longer than any server takes to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000;
const BETWEEN_LOOKS = 2;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/** A server in a process of its own. */
export interface Served extends AsyncDisposable {
  url: string;
  /** Milliseconds from its exec to the first good answer. */
  readyAfter: number;
  /** The memory that it holds now (RSS), in MB of a million bytes. Linux only. */
  megabytes: () => number;
}

interface ProductOptions {
  env?: NodeJS.ProcessEnv;
  /** A data folder that stays afterwards; without one, it gets a new one of its own. */
  dataDir?: string;
}

/** The built product, set up as in production: limits on, log level info, an owner, the memory settings of deploy/. */
export async function startProduct({ env = {}, dataDir }: ProductOptions = {}): Promise<Served> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = dataDir ?? newFolder();
  const settings = {
    MALLOC_ARENA_MAX: "1",
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    ADMIN_EMAIL: "owner@weef.example",
    ADMIN_PASSWORD: "a-long-password-1",
    ...env,
  };
  const limits = ["--max-semi-space-size=8", "--max-old-space-size=768"];
  const server = await served(url, "/readyz", [...limits, "build/server/index.js"], settings);
  return {
    ...server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      if (!dataDir) rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a server of `tools/bench/programs/`; it gets the port as its first argument. */
export async function startProgram(
  file: string,
  { args = [], protocol = "http" }: { args?: string[]; protocol?: "http" | "smtp" } = {},
): Promise<Served> {
  const port = await freePort();
  const program = path.resolve(import.meta.dirname, "programs", file);
  return await served(`${protocol}://127.0.0.1:${port}`, "/", [program, String(port), ...args]);
}

/** Resolves once it answers. If it ends before or never does, rejects with what it printed. */
async function served(url: string, readyAt: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const folder = newFolder();
  // Printed to a file, so that no reader is needed while it is measured.
  const logFile = path.join(folder, "log");
  const log = openSync(logFile, "a");
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", log, log],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  void ended.then(() => running.delete(child));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  while (!(await answers(url + readyAt))) {
    if (running.has(child) && performance.now() - begin < PATIENCE) await pause(BETWEEN_LOOKS);
    else {
      const printed = readFileSync(logFile, "utf8");
      await stop();
      throw new Error(`${args.join(" ")} does not answer at ${url}${readyAt}:\n${printed}`);
    }
  }
  const readyAfter = performance.now() - begin;
  return { url, readyAfter, megabytes: () => residentMegabytes(child.pid ?? 0), [Symbol.asyncDispose]: stop };
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kilobytes) * 1_024) / 1_000_000;
}

/** A new, empty temporary folder. */
export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "weef-bench-"));
}

/** A server that does not speak HTTP answers when it accepts a connection. */
async function answers(url: string): Promise<boolean> {
  if (!url.startsWith("http:")) return await isListening(new URL(url));
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function isListening({ hostname: host, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) }, () => {
      socket.end();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Makes sure that what `check`, a shell command, finds is there: for root the Debian package gets installed. */
export function needs(what: string, check: string, debianPackage: string): void {
  if (succeeds(check)) return;
  if (process.getuid?.() === 0 && succeeds("command -v apt-get")) {
    console.log(`Installing ${debianPackage} …`);
    const install = `apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends ${debianPackage}`;
    if (succeeds(`DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${install}`) && succeeds(check)) return;
  }
  throw new Error(`${what} is missing. On Debian and Ubuntu: apt-get install ${debianPackage}`);
}

function succeeds(command: string): boolean {
  return spawnSync("sh", ["-c", command]).status === 0;
}
