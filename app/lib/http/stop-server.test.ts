import { Agent, createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { stopServer } from "./stop-server.server";

/** A server, and a proxy's one connection to it. */
async function startServer(listener: RequestListener = (_request, response) => response.end("answer")) {
  const server = createServer(listener);
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

it("answers what still comes, the last on its connection, for as long as a proxy may keep one", async () => {
  const { server, ask } = await startServer();
  await ask();
  const stopped = stopServer(server, { idle: 500, isOnly: true });
  expect(await ask()).toEqual({ connection: "close", isKept: true });
  expect(await ask()).toEqual({ connection: "close", isKept: false });
  await stopped;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

it("answers on a connection that a proxy keeps after it has closed the port, where others answer", async () => {
  const { server, ask } = await startServer();
  await ask();
  const stopped = stopServer(server, { idle: 60_000, isOnly: false });
  await expect.poll(() => server.listening).toBe(false);
  expect(await ask()).toEqual({ connection: "close", isKept: true });
  await stopped;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

it("finishes a request under way after it has closed the port", async () => {
  const begun = Promise.withResolvers<() => void>();
  const { server, ask } = await startServer((_request, response) => begun.resolve(() => response.end("answer")));
  const answer = ask();
  const finish = await begun.promise;
  const stopped = stopServer(server, { idle: 0, isOnly: false });
  await expect.poll(() => server.listening).toBe(false);
  finish();
  expect(await answer).toMatchObject({ isKept: false });
  await stopped;
});

it("closes idle connections when it has waited long enough for them", async () => {
  const { server, ask } = await startServer();
  await ask();
  await stopServer(server, { idle: 0, isOnly: false });
});
