import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A relay to PostgreSQL at `address`, until the test is over. It knows what has been asked, and can hold back the
 * answers.
 */
export async function openPostgresLine(address: string) {
  const there = new URL(address);
  const far: Socket[] = [];
  let asked = "";
  const relay = createServer((near) => {
    const socket = connect(Number(there.port), there.hostname);
    far.push(socket);
    near.on("data", (bytes) => {
      asked += bytes.toString("latin1");
    });
    near.pipe(socket).pipe(near);
    for (const end of [near, socket]) end.on("error", () => {});
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  onTestFinished(() => void relay.close());
  const here = new URL(address);
  here.port = String((relay.address() as AddressInfo).port);
  return {
    url: here.href,
    asked: () => asked,
    holdAnswers: () => far.forEach((socket) => void socket.pause()),
    passAnswers: () => far.forEach((socket) => void socket.resume()),
  };
}
