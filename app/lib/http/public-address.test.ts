import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";
import path from "node:path";
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeCertificate } from "../../../tests/support/certificate";
import { freshFolder } from "../../../tests/support/fresh-folder";
import { fetchBy, fetchPublic } from "./fetch-public.server";
import { isPublicAddress, lookUpPublic } from "./public-address.server";

it.each(["1.1.1.1", "142.250.179.202", "172.32.0.1", "2606:4700::1111", "2a00:1450:400e::5f"])(
  "%s is of the public internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...[
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.2",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
  ],
  ...["::1", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "fd00::1", "fe80::1", "ff02::1", "not an address"],
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

it("does not connect to a public name that leads inside", async () => {
  const error = await new Promise((resolve) => lookUpPublic("localhost", {}, resolve));
  expect(error).toMatchObject({ message: "localhost leads to an address that is not public" });
  await expect(fetchPublic("https://localhost/push")).rejects.toThrow("not public");
});

it.each(["http://push.browser.example/", "https://127.0.0.1/", "https://[::1]/", "https://2130706433/"])(
  "does not ask %s at all",
  async (address) => {
    const lookup = vi.fn<LookupFunction>();
    await expect(fetchBy(lookup)(address)).rejects.toThrow("is not the name of a host with TLS");
    expect(lookup).not.toHaveBeenCalled();
  },
);

const here: LookupFunction = (_name, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]);

it("insists on a certificate that is trusted, of the host that was asked", async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetchBy(here)(`https://push.browser.example:${port}/`)).rejects.toMatchObject({
    code: expect.stringMatching(/SSL|TLS|ECONNRESET|EPROTO/),
  });
});

describe("an answer", () => {
  /** Asks a host that is trusted, and that answers whatever it is asked with these bytes. */
  async function ask(bytes: string): Promise<Response> {
    const folder = freshFolder();
    const files = { key: path.join(folder, "key.pem"), certificate: path.join(folder, "certificate.pem") };
    makeCertificate("push.browser.example", files);
    const [key, cert] = [readFileSync(files.key), readFileSync(files.certificate)];
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const server = createTlsServer({ key, cert }, (socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(bytes));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return await fetchBy(here)(`https://push.browser.example:${port}/`, { method: "POST", body: "told" });
  }

  it("has its status and its headers", async () => {
    const { status, headers } = await ask("HTTP/1.1 429 Slower\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n");
    expect([status, headers.get("Retry-After")]).toEqual([429, "7"]);
  });

  it("has its status, with a body that may not be there", async () => {
    expect((await ask("HTTP/1.1 204 None\r\nContent-Length: 4\r\n\r\nsome")).status).toBe(204);
  });

  it.each(["999 Odd", "600 Odd", "099 Odd", "000 Odd", "101 Odd"])(
    "of a status that is none is a bad one: %s",
    async (status) => {
      expect((await ask(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`)).status).toBe(502);
    },
  );

  it.each(["", "nothing of HTTP", "HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"])(
    "that is none fails: %j",
    async (bytes) => await expect(ask(bytes)).rejects.toThrow(),
  );
});
