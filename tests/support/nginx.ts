import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unprivilegedUser } from "./postgres.ts";

const PROGRAM = "/usr/sbin/nginx";
const CONFIGURATION = path.resolve(import.meta.dirname, "../../deploy/nginx.conf");

export interface Nginx {
  stop: () => Promise<void>;
}

export function isNginxInstalled(): boolean {
  return existsSync(PROGRAM);
}

// The shell waits for its standard input: however this process ends, the pipe closes, and nginx and its files are
// removed.
const LIFE = `
  "$PROGRAM" -e "$HOME/error.log" -p "$HOME" -c "$HOME/main.conf" & nginx=$!
  trap 'kill $nginx; wait $nginx; rm -rf "$HOME"' EXIT
  read -r _
`;

/**
 * Starts a real nginx on `port` in front of processes at `upstreams` ("localhost:3001"), configured as in
 * `deploy/nginx.conf`.
 */
export async function startNginx(port: number, upstreams: readonly string[]): Promise<Nginx> {
  const home = mkdtempSync(path.join(tmpdir(), "weef-nginx-"));
  writeFileSync(path.join(home, "main.conf"), mainConfiguration(home, sitePart(port, upstreams)));
  const user = unprivilegedUser();
  if (user) chownSync(home, user.uid, user.gid);
  const shell = spawn("/bin/sh", ["-c", LIFE], {
    ...user,
    stdio: ["pipe", "inherit", "inherit"],
    env: { PATH: process.env.PATH, HOME: home, PROGRAM },
  });
  return {
    stop: async () => {
      shell.stdin?.end();
      await once(shell, "exit");
    },
  };
}

/** The configuration as it is deployed, with other addresses and without TLS. */
function sitePart(port: number, upstreams: readonly string[]): string {
  const deployed = readFileSync(CONFIGURATION, "utf8");
  const parameters = /server 127\.0\.0\.1:3001([^;]*);/.exec(deployed)?.[1] ?? "";
  return deployed
    .replace(/(\n {2}server 127\.0\.0\.1:\d+[^;]*;)+/, upstreams.map((at) => `\n  server ${at}${parameters};`).join(""))
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/\n {2}(listen \[::\]|ssl_)[^;]*;/g, "");
}

function mainConfiguration(home: string, site: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
worker_processes 1;
pid ${home}/pid;
error_log ${home}/error.log;
events { worker_connections 4096; }
http {
access_log off;
${temporary.map((kind) => `${kind}_temp_path ${home}/${kind};`).join("\n")}
${site}
}
`;
}
