import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

const SERVER = path.resolve(import.meta.dirname, "../../build/server/index.js");
/** pino's number for the level "error". */
const ERROR = 50;

interface LogLine {
  level: number;
  msg?: string;
  status?: number;
}

/** All servers that this process has started: none outlives it. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Settings whose effect at a first start is stored in the data. */
const FIRST_START = ["DATA_DIR", "DATABASE_URL", "ADMIN_EMAIL", "ADMIN_PASSWORD", "SESSION_SECRET"];

export const OWNER = { email: "eigenaar@example.nl", password: "een lang wachtwoord" } as const;

/** The built server as a process of its own, on a free port, with a data folder of its own. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has printed since it was made, line by line, across all restarts. */
  readonly log: string[] = [];
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #exit: Promise<number | null> = Promise.resolve(null);

  private constructor(url: string, dataDir: string, env: NodeJS.ProcessEnv) {
    this.url = url;
    this.dataDir = dataDir;
    this.#env = env;
  }

  /** The process that is running now, or ran last. */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The server has not been started");
    return pid;
  }

  /**
   * Makes one and starts it. `env` overrides the defaults: SQLite, mails as files, no rate limit, one owner. Unless it
   * sets any of `FIRST_START`, it starts on a copy of `PRODUCT_TEMPLATE`, if there is one: the data folder of an unused
   * product that has been started once with these defaults.
   */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<Product> {
    if (!existsSync(SERVER)) throw new Error("There is no build: run `npm run build` first");
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), "weef-product-")));
    const template = process.env.PRODUCT_TEMPLATE;
    if (template && !FIRST_START.some((name) => name in env)) await cp(template, dataDir, { recursive: true });
    const product = new Product(url, dataDir, {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      OWNER_EMAIL: OWNER.email,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ...env,
    });
    await product.start();
    return product;
  }

  /**
   * Starts it again on the same address and data. Resolves once it listens; if it ends before, rejects with its log.
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SERVER], { env: this.#env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    running.add(child);
    child.once("exit", () => running.delete(child));
    this.#exit = new Promise((resolve) => child.once("close", resolve));
    createInterface({ input: child.stderr }).on("line", (line) => this.log.push(line));
    const listening = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        this.log.push(line);
        if (parsed(line)?.msg === "listening") resolve();
      });
    });
    const ended = this.#exit.then(() => {
      throw new Error(`The server ended before it listened:\n${this.log.join("\n")}`);
    });
    await Promise.race([listening, ended]);
    ended.catch(() => {});
  }

  /**
   * Stops it as an orchestrator does, and keeps its data. Returns its exit code once it is gone, or null if a signal
   * ended it.
   */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<number | null> {
    this.#process?.kill(signal);
    return await this.#exit;
  }

  /** Ends it at once, as a power cut does. */
  async kill(): Promise<void> {
    await this.stop("SIGKILL");
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true });
  }

  /**
   * The troubles since line `from` of the log: error lines, answers with status 500, and lines of another form.
   */
  troubles(from = 0): string[] {
    return this.log.slice(from).filter((line) => {
      const entry = parsed(line);
      return !entry || entry.level >= ERROR || entry.status === 500;
    });
  }
}

function parsed(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}
