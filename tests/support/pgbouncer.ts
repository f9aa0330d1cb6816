import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { unprivilegedUser } from "./postgres.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
/** Milliseconds. */
const PATIENCE = 5_000;

/** A pooler that shares connections between transactions. */
export interface PgBouncer {
  /** The address of the same database, through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

export function isPgBouncerInstalled(): boolean {
  return existsSync(PROGRAM);
}

// The shell waits for its standard input: however this process ends, the pipe closes, and the pooler and its files are
// removed.
const LIFE = `
  "$PROGRAM" --quiet "$HOME/pgbouncer.ini" & pooler=$!
  trap 'kill -9 $pooler 2>/dev/null; rm -rf "$HOME"' EXIT
  read -r _
`;

/**
 * Starts a real PgBouncer in front of the database at `url`, with its defaults apart from what it cannot do without.
 */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(url);
  const home = mkdtempSync(path.join(tmpdir(), "weef-pgbouncer-"));
  const port = await freePort();
  writeFileSync(path.join(home, "users"), `"${username}" ""\n`, { mode: 0o644 });
  writeFileSync(
    path.join(home, "pgbouncer.ini"),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${home}/users
pool_mode = transaction
`,
    { mode: 0o644 },
  );
  const user = unprivilegedUser();
  if (user) chownSync(home, user.uid, user.gid);
  const shell = spawn("/bin/sh", ["-c", LIFE], {
    ...user,
    stdio: ["pipe", "inherit", "inherit"],
    env: { PATH: process.env.PATH, HOME: home, PROGRAM },
  });
  await answers(port);
  return {
    url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href,
    stop: async () => {
      shell.stdin?.end();
      await once(shell, "exit");
    },
  };
}

async function answers(port: number): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; ; ) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    } finally {
      socket.destroy();
    }
  }
}
