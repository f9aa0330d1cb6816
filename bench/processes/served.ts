import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mostMegabytes, processorSeconds, residentMegabytes } from "./process-tree";

interface Serving {
  command: string;
  args: string[];
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /**
   * Answers with a status of 200 once it is ready. A server that does not speak HTTP is ready when it accepts a
   * connection.
   */
  readyAt: string;
}

/** Longer than any of them takes on a busy machine, in milliseconds. */
const PATIENCE = 60_000;
const BETWEEN_LOOKS = 2;

/** A server in a process of its own. It prints to a file, so that nobody has to read along while it is measured. */
export class Served implements AsyncDisposable {
  readonly pid: number;
  /** From its exec to the first good answer, in milliseconds. */
  readonly readyAfter: number;
  readonly #stop: () => Promise<void>;

  private constructor(pid: number, readyAfter: number, stop: () => Promise<void>) {
    this.pid = pid;
    this.readyAfter = readyAfter;
    this.#stop = stop;
  }

  /** Resolves once it answers. If it ends before or never does, rejects with what it printed. */
  static async start({ command, args, cwd, env, readyAt }: Serving): Promise<Served> {
    const folder = newFolder();
    const logFile = path.join(folder, "log");
    const log = openSync(logFile, "a");
    const begin = performance.now();
    const child = spawn(command, args, { cwd, env: { PATH: process.env.PATH, ...env }, stdio: ["ignore", log, log] });
    const ended = new Promise<void>((resolve) => {
      child.once("error", () => resolve());
      child.once("close", () => resolve());
    });
    let isRunning = true;
    void ended.then(() => {
      isRunning = false;
    });
    const stop = async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    };
    while (!(await answers(readyAt))) {
      if (isRunning && performance.now() - begin < PATIENCE) await pause(BETWEEN_LOOKS);
      else {
        const printed = readFileSync(logFile, "utf8");
        await stop();
        throw new Error(`${command} ${args.join(" ")} does not answer at ${readyAt}:\n${printed}`);
      }
    }
    return new Served(child.pid ?? 0, performance.now() - begin, stop);
  }

  /** Suspends its first process while `work` is done. */
  async pausedFor<T>(work: () => Promise<T>): Promise<T> {
    process.kill(this.pid, "SIGSTOP");
    try {
      return await work();
    } finally {
      process.kill(this.pid, "SIGCONT");
    }
  }

  /** Seconds of processor time used so far, by all its processes. */
  processorSeconds(): number {
    return processorSeconds(this.pid);
  }

  /** Megabytes held now, by all its processes. */
  residentMegabytes(): number {
    return residentMegabytes(this.pid);
  }

  /** The most megabytes that its first process ever held. */
  mostMegabytes(): number {
    return mostMegabytes(this.pid);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop();
  }
}

/** A new, empty temporary folder. */
export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "weef-bench-"));
}

async function answers(url: string): Promise<boolean> {
  if (!url.startsWith("http:")) return isListening(new URL(url));
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
