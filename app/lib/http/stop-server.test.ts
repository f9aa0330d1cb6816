import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
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
