import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../tests/support/free-port";
import { ENCODINGS, type FetchedPage } from "../page/fetched-page";
import { needsProgram } from "./installed";
import { newFolder, Served } from "./served";

export interface ServedPeer extends AsyncDisposable {
  server: Served;
  url: string;
}

/** nginx as Debian sets it up, with one worker, answering every request with the bytes and the headers of `page`. */
export async function startNginx(page: FetchedPage): Promise<ServedPeer> {
  needsProgram("nginx", "nginx-light");
  const folder = newFolder();
  for (const encoding of ENCODINGS) writeFileSync(path.join(folder, encoding), page.bodies[encoding]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, page.headers));
  const server = await Served.start({
    command: "nginx",
    args: ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")],
    env: {},
    readyAt: url,
  });
  return {
    server,
    url,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Logs every request, as the product does, and keeps connections open for as long as wrk wants. */
function configuration(folder: string, port: number, headers: FetchedPage["headers"]): string {
  const own = headers.filter(([name]) => name.toLowerCase() !== "content-type");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 768; }
    http {
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
      access_log ${folder}/access.log;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      server_tokens off;
      default_type "text/html; charset=utf-8";
      map $http_accept_encoding $form { default identity; ~br br; ~gzip gzip; }
      map $form $coding { default ""; br br; gzip gzip; }
      server {
        listen 127.0.0.1:${port};
        etag off;
        add_header X-Request-Id $request_id;
        add_header Content-Encoding $coding;
        ${own.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join("\n")}
        location / { root ${folder}; try_files /$form =404; }
      }
    }
  `;
}

function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}
