import { createServer as createTcpServer } from "node:net";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { HOSTILE_ADDRESSES, HOSTILE_ANSWERS } from "../../../tests/support/hostile-addresses";
import { PUBLIC_ADDRESS, TestInternet } from "../../../tests/support/test-internet";
import { isPublicAddress } from "./public-address.server";
import { type PublicFetchOptions, publicFetch } from "./public-fetch.server";

const HOST = "bakker.example";

const by = (internet: TestInternet, options: Partial<PublicFetchOptions> = {}) =>
  publicFetch({
    ...{ allowedHosts: new Set(), maxBytes: 1_000_000, redirects: 3, userAgent: "Test", internet },
    ...options,
  });

/** A host that sends these bytes to every connection and leaves it open. */
async function sending(...pieces: (string | Uint8Array)[]): Promise<TestInternet> {
  const internet = new TestInternet();
  internet.names.set(HOST, [PUBLIC_ADDRESS]);
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.once("data", () => {
      for (const piece of pieces) socket.write(piece);
    });
  });
  await internet.listen(80, server);
  return internet;
}

const encoded = (encoding: string, body: Uint8Array) => [
  `HTTP/1.1 200 OK\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`,
  body,
];

describe("addresses within", () => {
  /** A private address leads to a socket that would see it, as it would on this machine. */
  async function watched() {
    const internet = new TestInternet();
    let seen = 0;
    await internet.listen(
      443,
      createTcpServer((socket) => {
        seen += 1;
        socket.destroy();
      }),
    );
    await internet.serve(80, (request, response) => {
      if (request.headers.host !== "redirects.example") seen += 1;
      const location = decodeURIComponent(request.url?.slice(1) ?? "").replace("\t", "");
      response.writeHead(302, { Location: Buffer.from(location).toString("latin1") }).end();
    });
    internet.names.set("redirects.example", [PUBLIC_ADDRESS]);
    const within = ["localhost", "localhost.localdomain", "api.localhost", "ip6-localhost", "intranet", "db"];
    for (const name of [...within, "router.lan", "printer.local", "metadata.google.internal", "host.docker.internal"]) {
      internet.names.set(name, ["127.0.0.1"]);
    }
    HOSTILE_ANSWERS.forEach((addresses, index) => {
      internet.names.set(`answer-${index}.example`, addresses);
    });
    return { internet, seen: () => seen };
  }

  it("are never connected to: in any spelling, by any name, after a redirect", async () => {
    const { internet, seen } = await watched();
    const names = HOSTILE_ANSWERS.map((_, index) => `http://answer-${index}.example/`);
    const redirects = HOSTILE_ADDRESSES.filter((_, index) => index % 5 === 0).map(
      (address) => `http://redirects.example/${encodeURIComponent(address)}`,
    );
    const hostile = [...HOSTILE_ADDRESSES, ...names, ...redirects];
    expect(hostile.length).toBeGreaterThanOrEqual(500);
    const fetch = by(internet);
    for (const address of hostile) {
      const outcome = await fetch(address).then(
        ({ status }) => `${address}: ${status}`,
        () => "refused",
      );
      expect.soft(outcome, address).toBe("refused");
    }
    expect(internet.dialled.filter(({ addresses }) => !addresses.every(isPublicAddress))).toEqual([]);
    expect(internet.dialled.every(({ addresses }) => addresses[0] === PUBLIC_ADDRESS)).toBe(true);
    expect(seen()).toBe(0);
  });

  it("gain nothing by a name that changes: it is looked up once for a connection", async () => {
    const { internet } = await watched();
    const answers = [[PUBLIC_ADDRESS], ["127.0.0.1"]];
    const resolve = async () => answers.shift() ?? [];
    const changing = by(Object.assign(internet, { resolve }), { redirects: 0 });
    await expect(changing("http://changes.example/")).rejects.toMatchObject({ problem: "too-many-redirects" });
    expect(internet.dialled).toEqual([{ addresses: [PUBLIC_ADDRESS], port: 80 }]);
    await expect(changing("http://changes.example/")).rejects.toMatchObject({ problem: "private-address" });
    expect(internet.dialled).toHaveLength(1);
  });

  it("may be reached if the operator allows the host, on that port alone", async () => {
    const internet = new TestInternet();
    await internet.serve(8_080, (_request, response) => void response.end("agenda"));
    const fetch = by(internet, { allowedHosts: new Set(["127.0.0.1:8080"]) });
    expect(await (await fetch("http://127.0.0.1:8080/")).text()).toBe("agenda");
    await expect(fetch("http://127.0.0.1/")).rejects.toMatchObject({ problem: "private-address" });
    await expect(fetch("http://127.0.0.1:8081/")).rejects.toMatchObject({ problem: "port" });
  });
});

describe("a body", () => {
  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("is decoded: %s", async (encoding, compress) => {
    const internet = await sending(...encoded(encoding, compress("Brood van vandaag")));
    const answer = await by(internet)(`http://${HOST}/`);
    expect(await answer.text()).toBe("Brood van vandaag");
    expect(answer.headers.get("content-encoding")).toBe(encoding);
  });

  const bomb = Buffer.alloc(200_000_000);

  it.each([
    ["gzip", gzipSync(bomb)],
    ["br", brotliCompressSync(bomb)],
  ])("that grows without end is left: %s", async (encoding, body) => {
    const answer = await by(await sending(...encoded(encoding, body)))(`http://${HOST}/`);
    const before = process.memoryUsage().arrayBuffers;
    await expect(answer.text()).rejects.toMatchObject({ problem: "too-large" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it.each([
    ["zstd", zstdCompressSync("hoi")],
    ["gzip, gzip", gzipSync(gzipSync(bomb))],
    ["br, gzip", gzipSync(brotliCompressSync(bomb))],
  ])("in an encoding that was not asked for is not decoded: %s", async (encoding, body) => {
    const internet = await sending(...encoded(encoding, body));
    await expect(by(internet)(`http://${HOST}/`)).rejects.toMatchObject({ problem: "unreachable" });
  });

  it("that is longer than its bound is left", async () => {
    const internet = await sending("HTTP/1.1 200 OK\r\n\r\n", Buffer.alloc(1_000_001));
    const answer = await by(internet)(`http://${HOST}/`);
    await expect(answer.text()).rejects.toMatchObject({ problem: "too-large" });
  });
});

describe("time", () => {
  it.each([
    ["no answer at all", []],
    ["headers without an end", ["HTTP/1.1 200 OK\r\nX-Slow: "]],
    ["early hints and no answer", ["HTTP/1.1 103 Early Hints\r\n\r\n".repeat(50)]],
  ])("ends for %s", async (_what, pieces) => {
    const fetch = by(await sending(...pieces), { patience: 300 });
    await expect(fetch(`http://${HOST}/`)).rejects.toMatchObject({ problem: "silent" });
  });

  it("ends for a body that drips", async () => {
    const internet = new TestInternet();
    await internet.serve(
      80,
      (_request, response) => {
        const drip = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(drip));
      },
      [HOST],
    );
    const answer = await by(internet, { patience: 300 })(`http://${HOST}/`);
    await expect(answer.text()).rejects.toMatchObject({ problem: "silent" });
  });

  it("ends when the caller leaves, with the caller's reason", async () => {
    const fetch = by(await sending());
    const visitor = new AbortController();
    const answer = fetch(`http://${HOST}/`, { signal: visitor.signal });
    visitor.abort(new Error("gone"));
    await expect(answer).rejects.toThrow("gone");
  });
});

describe("an answer", () => {
  it("with headers longer than 32 KB is left", async () => {
    const internet = await sending(`HTTP/1.1 200 OK\r\n${"X-Long: aaaaaaaaaaaaaaaa\r\n".repeat(2_000)}\r\n`);
    await expect(by(internet)(`http://${HOST}/`)).rejects.toMatchObject({ problem: "too-large" });
  });

  it("has its status and its headers", async () => {
    const internet = await sending("HTTP/1.1 429 Slower\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n");
    const { status, headers } = await by(internet)(`http://${HOST}/`);
    expect([status, headers.get("Retry-After")]).toEqual([429, "7"]);
  });

  it("has its status, with a body that may not be there", async () => {
    const internet = await sending("HTTP/1.1 204 None\r\nContent-Length: 4\r\n\r\nsome");
    expect((await by(internet)(`http://${HOST}/`)).status).toBe(204);
  });

  it.each(["999 Odd", "600 Odd"])("of a status that is none is a bad one: %s", async (status) => {
    const internet = await sending(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`);
    expect((await by(internet)(`http://${HOST}/`)).status).toBe(502);
  });

  it.each(["nothing of HTTP", "HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"])(
    "that is none fails: %j",
    async (bytes) => {
      await expect(by(await sending(bytes))(`http://${HOST}/`)).rejects.toMatchObject({ problem: "unreachable" });
    },
  );
});

it.each([`http://eigenaar:geheim@${HOST}/`, "bakker", ""])("fetches no address like %j", async (address) => {
  await expect(by(new TestInternet())(address)).rejects.toMatchObject({ problem: "unreachable" });
});

describe("a redirect", () => {
  async function redirecting(location: (path: string) => string, status = 302) {
    const internet = new TestInternet();
    const asked: string[] = [];
    await internet.serve(
      80,
      (request, response) => {
        asked.push(`${request.method} ${request.headers.host}${request.url} ${request.headers.authorization ?? "-"}`);
        if (request.url === "/end") return void response.end("er");
        response.writeHead(status, { Location: location(request.url ?? "") }).end();
      },
      [HOST, "elders.example"],
    );
    return { internet, asked };
  }

  it("is followed as often as was said", async () => {
    const { internet } = await redirecting((path) => (path === "/3" ? "/end" : `/${Number(path.slice(1)) + 1}`));
    expect(await (await by(internet)(`http://${HOST}/1`)).text()).toBe("er");
    await expect(by(internet)(`http://${HOST}/0`)).rejects.toMatchObject({ problem: "too-many-redirects" });
  });

  it("is given to a caller that follows by itself", async () => {
    const { internet } = await redirecting(() => "/end");
    const { status, headers } = await by(internet)(`http://${HOST}/`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, "/end"]);
  });

  it("takes no password to another host", async () => {
    const { internet, asked } = await redirecting(() => "http://elders.example/end");
    await by(internet)(`http://${HOST}/`, { headers: { Authorization: "Basic geheim" } });
    expect(asked).toEqual([`GET ${HOST}/ Basic geheim`, "GET elders.example/end -"]);
  });

  it("keeps the method and the body of a calendar's request", async () => {
    const { internet, asked } = await redirecting(() => "/end", 307);
    await by(internet)(`http://${HOST}/dav`, { method: "PROPFIND", body: "<propfind/>" });
    expect(asked).toEqual([`PROPFIND ${HOST}/dav -`, `PROPFIND ${HOST}/end -`]);
  });
});

describe("TLS", () => {
  it("is trusted by its certificate, for the name that was asked", async () => {
    const internet = new TestInternet();
    await internet.serve(443, (_request, response) => void response.end("veilig"), [HOST]);
    internet.names.set("ander.example", [PUBLIC_ADDRESS]);
    expect(await (await by(internet)(`https://${HOST}/`)).text()).toBe("veilig");
    await expect(by(internet)("https://ander.example/")).rejects.toMatchObject({ problem: "certificate" });
  });

  it("can be insisted on", async () => {
    const internet = await sending();
    const fetch = by(internet, { protocols: ["https:"] });
    await expect(fetch(`http://${HOST}/`)).rejects.toMatchObject({ problem: "port" });
    expect(internet.dialled).toEqual([]);
  });
});
