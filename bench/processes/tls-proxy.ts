import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeCertificate } from "../../tests/support/certificate";
import { freePort } from "../../tests/support/free-port";
import { needsProgram } from "./installed";
import { newFolder, Served } from "./served";

const CONFIGURATION = path.resolve(import.meta.dirname, "../../deploy/nginx.conf");

interface Ports {
  http: number;
  https: number;
}

/** nginx as `deploy/nginx.conf` sets it up, on this machine, with a certificate of its own. */
export interface TlsProxy extends AsyncDisposable {
  ports: Ports;
  /** The file with the certificate, which clients have to trust. */
  certificate: string;
}

/** Resolves once it passes requests to https://localhost on to the product that listens on `port`. */
export async function startTlsProxy(ports: Ports, port: number): Promise<TlsProxy> {
  needsProgram("nginx", "nginx-light");
  needsProgram("openssl", "openssl");
  const folder = newFolder();
  const file = (name: string) => path.join(folder, name);
  makeCertificate("localhost", { key: file("key.pem"), certificate: file("certificate.pem") });
  writeFileSync(file("nginx.conf"), main(folder, here(readFileSync(CONFIGURATION, "utf8"), ports, port, folder)));
  const nginx = await Served.start({
    command: "nginx",
    args: ["-p", folder, "-c", file("nginx.conf"), "-e", file("error.log")],
    env: {},
    readyAt: `http://127.0.0.1:${ports.http}/.well-known/acme-challenge/ready`,
  });
  return {
    ports,
    certificate: file("certificate.pem"),
    [Symbol.asyncDispose]: async () => {
      await nginx[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function freePorts(): Promise<Ports> {
  return { http: await freePort(), https: await freePort() };
}

/** The configuration adapted to this machine: other ports, another name, another certificate, nothing else. */
function here(configuration: string, { http, https }: Ports, port: number, folder: string): string {
  return configuration
    .replace(/^ *(#|listen \[::\]).*$/gm, "")
    .replace(/listen 80;/, `listen 127.0.0.1:${http};`)
    .replace(/listen 443 /, `listen 127.0.0.1:${https} `)
    .replace(/^ *server 127\.0\.0\.1:3002 .*$/m, "")
    .replace("127.0.0.1:3001", `127.0.0.1:${port}`)
    .replaceAll("server_name weef.example", "server_name localhost")
    .replace("https://$host$request_uri", `https://$host:${https}$request_uri`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/certificate.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replace("{ root /var/www/acme; }", "{ return 200; }");
}

/** Wraps the servers in what the system's own configuration provides. */
function main(folder: string, servers: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
pid ${folder}/nginx.pid;
events {}
http {
access_log off;
${temporary.join("\n")}
${servers}
}
`;
}
