import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { onTestFinished } from "vitest";
import type { Internet } from "~/lib/http/internet.server";
import { makeCertificate } from "./certificate";

export interface Dialled {
  addresses: readonly string[];
  port: number;
}

/** Address of every host of the test that has no other. */
export const PUBLIC_ADDRESS = "93.184.215.14";

/** Names and hosts of a test: each address leads to servers on loopback, by its port. */
export class TestInternet implements Internet {
  readonly names = new Map<string, string[]>();
  /** Port of all addresses, or of one as `address:port`, to a port on loopback. */
  readonly servers = new Map<number | string, number>();
  readonly resolved: string[] = [];
  readonly dialled: Dialled[] = [];
  readonly #afterwards: (end: () => void) => void;

  /** `afterwards` runs what it is given when the test is over. */
  constructor(afterwards: (end: () => void) => void = onTestFinished) {
    this.#afterwards = afterwards;
  }

  readonly resolve = async (hostname: string): Promise<string[]> => {
    this.resolved.push(hostname);
    const addresses = this.names.get(hostname);
    if (!addresses) throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
    return addresses;
  };

  readonly connect = (addresses: readonly string[], port: number): Socket => {
    this.dialled.push({ addresses, port });
    return connect(this.servers.get(`${addresses[0]}:${port}`) ?? this.servers.get(port) ?? 1, "127.0.0.1");
  };

  /** Serves `port` for every name; 443 with a certificate of these names that is trusted until the test ends. */
  async serve(port: number, listener: RequestListener, names: readonly string[] = []): Promise<void> {
    for (const name of names) if (!this.names.has(name)) this.names.set(name, [PUBLIC_ADDRESS]);
    await this.listen(port, port === 443 ? createTlsServer(this.#trusted(names), listener) : createServer(listener));
  }

  /** `at`: a port, or `address:port`. */
  async listen(at: number | string, server: Server): Promise<void> {
    this.#afterwards(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.servers.set(at, (server.address() as AddressInfo).port);
  }

  #trusted(names: readonly string[]): { key: Buffer; cert: Buffer } {
    const folder = mkdtempSync(path.join(tmpdir(), "weef-test-"));
    this.#afterwards(() => rmSync(folder, { recursive: true }));
    const files = { key: path.join(folder, "key.pem"), certificate: path.join(folder, "certificate.pem") };
    makeCertificate(names, files);
    const cert = readFileSync(files.certificate);
    const before = getCACertificates();
    setDefaultCACertificates([...before, cert]);
    this.#afterwards(() => setDefaultCACertificates(before));
    return { key: readFileSync(files.key), cert };
  }
}
