import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { makeCertificate, makeExpiredCertificate } from "../certificate";
import { PUBLIC_ADDRESS, TestInternet } from "../test-internet";
import { type Answer, type CheckSite, filesOf } from "./site";

/** A port on which nothing listens. */
const CLOSED = 1;

/** Serves all sites on loopback, under public addresses of a test's own internet. `folder` is for their certificates. */
export async function serveSites(
  sites: readonly CheckSite[],
  folder: string,
  afterwards: (end: () => void) => void,
): Promise<TestInternet> {
  const internet = new TestInternet(afterwards);
  const byHost = new Map(sites.map((site) => [`${site.id}.example`, { site, files: filesOf(site) }]));
  const serve = (isPlain: boolean) => (request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host?.split(":")[0] ?? "";
    const { site, files } = byHost.get(host.replace(/^www\./, "")) ?? {};
    if (!site) return void response.writeHead(404).end();
    const isTwin = host.startsWith("www.") && site.twin !== "answers";
    if (isTwin || (isPlain && site.plain !== "stays")) {
      response.writeHead(301, { location: `https://${site.id}.example${request.url}` }).end();
    } else send(files?.[request.url?.split("?")[0] ?? ""] ?? { status: 404, body: "" }, request, response);
  };
  const good = sites.filter(({ tls }) => tls === undefined).flatMap(({ id }) => [`${id}.example`, `www.${id}.example`]);
  await internet.serve(80, serve(true));
  await internet.serve(443, serve(false), good);
  const certificates = certificatesIn(folder);
  for (const [index, { id, tls, plain, twin }] of sites.entries()) {
    const address = tls ? `93.184.216.${index + 1}` : PUBLIC_ADDRESS;
    internet.names.set(`${id}.example`, [address]);
    internet.names.set(`www.${id}.example`, [address]);
    if (twin === "missing") internet.names.delete(`www.${id}.example`);
    if (plain === "closed") internet.servers.set(`${address}:80`, CLOSED);
    if (tls === "none") internet.servers.set(`${address}:443`, CLOSED);
    else if (tls) await internet.listen(`${address}:443`, createServer(certificates(tls, id), serve(false)));
  }
  return internet;
}

function certificatesIn(folder: string) {
  return (tls: "expired" | "wrong-name" | "untrusted", id: string) => {
    const host = tls === "wrong-name" ? "ander.example" : `${id}.example`;
    const files = { key: `${folder}/${id}-key.pem`, certificate: `${folder}/${id}.pem` };
    const made = tls === "expired" ? makeExpiredCertificate(host, folder) : files;
    if (tls !== "expired") makeCertificate(host, files);
    return { key: readFileSync(made.key), cert: readFileSync(made.certificate) };
  };
}

function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { status = 200, headers = {}, body = "", wait = 0, length, isEndless } = answer;
  const timer = setTimeout(() => {
    const size = isEndless ? {} : { "content-length": length ?? Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...size });
    if (!isEndless || request.method === "HEAD") return void response.end(length === undefined ? body : undefined);
    const more = () => {
      while (!response.destroyed && response.write(" ".repeat(16_384)));
    };
    response.on("drain", more);
    more();
  }, wait);
  response.on("close", () => clearTimeout(timer));
}
