import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { stopServer } from "./stop-server.server";

/** A server that answers, and a proxy's one connection to it. */
async function startServer() {
  const server = createServer((_request, response) => response.end("answer"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<{ connection: string | undefined; isKept: boolean }>((resolve, reject) => {
      const asking = request({ port, host: "127.0.0.1", agent }, (response: IncomingMessage) => {
        response
          .resume()
          .on("end", () => resolve({ connection: response.headers.connection, isKept: asking.reusedSocket }));
      });
      asking.on("error", reject).end();
    });
  return { server, ask };
}

it("answers what still comes on a connection that a proxy keeps, once", async () => {
  const { server, ask } = await startServer();
  await ask();
  const stopped = stopServer(server, { idle: 60_000 });
  await expect.poll(() => server.listening).toBe(false);
  expect(await ask()).toEqual({ connection: "close", isKept: true });
  await stopped;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

it("keeps the port open for as long as a proxy may keep connections, where nobody else answers", async () => {
  const { server, ask } = await startServer();
  const stopped = stopServer(server, { idle: 1_000, isOnly: true });
  expect(await ask()).toEqual({ connection: "close", isKept: false });
  expect(server.listening).toBe(true);
  await stopped;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

/** Asks at the same time, over connections of their own. Gives the status of each answer. */
function askTogether(server: Server, visitors: number): Promise<(number | undefined)[]> {
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const asking = request({ port, host: "127.0.0.1", agent: false }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      });
      asking.on("error", reject).end();
    });
  return Promise.all(Array.from({ length: visitors }, ask));
}

function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("answers all who stand at the door of a process that is busy with each of them", async () => {
  const { server } = await startServer();
  server.on("connection", () => keepBusy(40));
  const answers = askTogether(server, 6);
  await once(server, "connection");
  await stopServer(server, { idle: 0 });
  expect(new Set(await answers)).toEqual(new Set([200]));
});

it("lets in all who stand at the door before it does what they ask for", async () => {
  const { server } = await startServer();
  const isOpen: boolean[] = [];
  server.prependListener("request", () => {
    isOpen.push(server.listening);
    keepBusy(20);
  });
  const answers = askTogether(server, 6);
  await once(server, "connection");
  await stopServer(server, { idle: 0 });
  expect(await answers).toEqual(Array(6).fill(200));
  expect(isOpen).toEqual(Array(6).fill(false));
});

it("closes idle connections when it has waited long enough for them", async () => {
  const { server, ask } = await startServer();
  await ask();
  await stopServer(server, { idle: 0 });
});

/** Connects and asks when it is told to, and tells what became of it. */
const LATE_VISITOR = `const { request } = require("node:http");
process.stdin.once("data", () => {
  request({ port: process.argv[1], host: "127.0.0.1" }, (response) => process.stdout.write(String(response.statusCode)))
    .on("error", ({ code }) => process.stdout.write(code))
    .end();
  process.stdin.destroy();
});`;

it.runIf(process.platform === "linux")(
  "cuts nobody off who comes in the very moment in which the port closes",
  async () => {
    const { server } = await startServer();
    const { port } = server.address() as AddressInfo;
    const visitor = spawn(process.execPath, ["-e", LATE_VISITOR, String(port)]);
    const close = vi.spyOn(NetServer.prototype, "close").mockImplementationOnce(function (this: NetServer, done) {
      visitor.stdin.write("go");
      // He connects, and writes what he asks, while this thread can accept nobody.
      keepBusy(500);
      return this.close(done);
    });
    onTestFinished(() => close.mockRestore());
    await stopServer(server, { idle: 0 });
    expect(await text(visitor.stdout)).toBe("ECONNREFUSED");
  },
);
