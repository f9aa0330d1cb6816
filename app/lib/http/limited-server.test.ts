import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { StartProblem } from "~/lib/start-problem.server";
import { freePort } from "../../../tests/support/free-port";
import { createLimitedServer, oneAfterTheOther, openPort } from "./limited-server.server";

const SILENCE = 300;
/** More than the buffers of both sides take. */
const PIECE = Buffer.alloc(8 * 1024 * 1024, "a");

/** A connection to a server that answers so, on which something was asked. */
async function ask(listener: RequestListener, silence = SILENCE) {
  const server = createLimitedServer(listener, silence);
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  return socket;
}

it("cuts off who asks and reads nothing of the answer", async () => {
  const answering = Promise.withResolvers<ServerResponse>();
  const socket = await ask((_request, response) => {
    response.write(PIECE);
    answering.resolve(response);
  });
  socket.pause();
  const response = await answering.promise;
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
});

it("lets who reads slowly have the whole of it", async () => {
  const socket = await ask((_request, response) => response.end(PIECE));
  const start = performance.now();
  let read = 0;
  for await (const piece of socket) {
    read += piece.length;
    if (read >= PIECE.length) break;
    await sleep(piece.length / 8_192);
  }
  expect(performance.now() - start).toBeGreaterThan(2 * SILENCE);
});

it("holds a stream that says now and then that it lives", async () => {
  // Far longer than a beat takes, also where the processor is busy.
  const silence = 5 * SILENCE;
  const socket = await ask(async (_request, response) => {
    for (const start = performance.now(); performance.now() - start < 1.5 * silence; await sleep(50)) {
      response.write(": still here\n\n");
    }
    response.end("the end");
  }, silence);
  let told = "";
  for await (const piece of socket) {
    told += piece;
    if (told.includes("the end")) break;
  }
  expect(told).toContain("the end");
});

it("begins with a request when the one before it on its connection has been answered", async () => {
  const underWay: ServerResponse[] = [];
  const server = createServer(oneAfterTheOther((_request, response) => void underWay.push(response)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const post = (body: string) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(post("one") + post("two") + post("three").replace("\r\n", "\r\nConnection: close\r\n"));
  for (const word of ["one", "two", "three"]) {
    await expect.poll(() => underWay.length).toBe(1);
    const [response] = underWay.splice(0);
    if (!response) throw new Error("No request is under way");
    expect(await text(response.req)).toBe(word);
    // The first answer is still under way: no other begins.
    await new Promise(setImmediate);
    expect(underWay).toEqual([]);
    response.end(word);
  }
  expect((await text(socket)).match(/one|two|three/g)).toEqual(["one", "two", "three"]);
  server.close();
});

function makeServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

it("says in one line that the port is taken", async () => {
  const port = await freePort();
  await openPort(makeServer(), port, "127.0.0.1");
  const second = openPort(makeServer(), port, "127.0.0.1");
  await expect(second).rejects.toEqual(
    new StartProblem(`Port ${port} is in use. Choose another with PORT, as in: PORT=3001 npm start`),
  );
});

it("says that the host is not of this machine", async () => {
  await expect(openPort(makeServer(), await freePort(), "192.0.2.1")).rejects.toThrow(
    /^Port \d+ of 192\.0\.2\.1 .+HOST/,
  );
});
