import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../tests/support/free-port";
import { StartProblem } from "../start-problem.server";
import { openPort } from "./open-port.server";

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
