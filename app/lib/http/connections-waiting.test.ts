import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { connectionsWaiting } from "./connections-waiting.server";

const CALLERS = `const { connect } = require("node:net");
let left = 3;
for (let i = 0; i < 3; i++) connect(process.argv[1], "127.0.0.1", () => --left || process.exit());`;

it.runIf(process.platform === "linux")("tells how many stand at a port", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(connectionsWaiting(port)).toBe(0);
  // Nothing is accepted while this thread waits for their program.
  execFileSync(process.execPath, ["-e", CALLERS, String(port)]);
  expect(connectionsWaiting(port)).toBe(3);
  server.close();
  expect(connectionsWaiting(port)).toBeNull();
});

it.runIf(process.platform === "linux")("tells it of each of many ports", async () => {
  const servers = Array.from({ length: 100 }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  expect(servers.map((server) => connectionsWaiting((server.address() as AddressInfo).port))).toEqual(
    Array(100).fill(0),
  );
  for (const server of servers) server.close();
});
