import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { connectionsWaiting } from "./connections-waiting.server";

const CALLERS = `const { connect } = require("node:net");
let left = 3;
for (let i = 0; i < 3; i++) connect(process.argv[1], "127.0.0.1", () => --left || process.exit());`;

it.runIf(process.platform === "linux").each(["127.0.0.1", "::"])(
  "tells how many stand at a port of %s",
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, "listening");
    const address = server.address() as AddressInfo;
    expect(connectionsWaiting(address)).toBe(0);
    // Nothing is accepted while this thread waits for their program.
    execFileSync(process.execPath, ["-e", CALLERS, String(address.port)]);
    expect(connectionsWaiting(address)).toBe(3);
    server.close();
    expect(connectionsWaiting(address)).toBeNull();
  },
);

it.runIf(process.platform === "linux")("tells it of each of many ports", async () => {
  const servers = Array.from({ length: 100 }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  expect(servers.map((server) => connectionsWaiting(server.address() as AddressInfo))).toEqual(Array(100).fill(0));
  for (const server of servers) server.close();
});
