import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { oneAfterTheOther } from "./one-after-the-other.server";

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
    // As long as its answer takes, no other begins.
    await new Promise(setImmediate);
    expect(underWay).toEqual([]);
    response.end(word);
  }
  expect((await text(socket)).match(/one|two|three/g)).toEqual(["one", "two", "three"]);
  server.close();
});
