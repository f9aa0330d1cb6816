import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { business } from "./content/business";
import { readEnv } from "./lib/env.server";
import { EventStreams } from "./lib/http/event-stream.server";
import { createLog } from "./lib/log.server";
import { createEdge } from "./server";
import { createServices, type Services } from "./services.server";

const streams = new EventStreams({ isBounded: true });
const watch = () => streams.open([], () => ({ onHeartbeat: () => {}, onClose: () => {} }));

/** A site that cannot render even its error page. */
const BROKEN = {
  entry: {
    module: {
      default: () => Promise.reject(new Error("The header broke")),
      handleError: () => {},
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    task: { id: "task", parentId: "root", path: "task", module: { action: () => new Response("done") } },
    news: { id: "news", parentId: "root", path: "news", module: { loader: watch } },
  },
  assets: { routes: {} },
  future: {},
  publicPath: "/",
  ssr: true,
} as unknown as ServerBuild;
const CONNECTION = { incoming: { socket: { remoteAddress: "127.0.0.1" } } } as HttpBindings;

let dataDir: string;
let services: Services;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "weef-edge-"));
  services = createServices(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }), createLog("silent"));
});

afterAll(async () => {
  await services.db.destroy();
  await rm(dataDir, { recursive: true });
});

const ask = async (Accept: string) =>
  await createEdge(services, BROKEN).fetch(new Request("http://localhost:3000/", { headers: { Accept } }), CONNECTION);

it("shows visitors a page with the phone number where the error page cannot be rendered either", async () => {
  const answer = await ask("text/html,application/xhtml+xml,*/*;q=0.8");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, "text/html; charset=utf-8"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("style-src 'self'");
  const html = await answer.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="nl">/);
  expect(html).toContain(`href="tel:${business.phone.international}"`);
  expect(html).not.toMatch(/nonce|The header broke/);
});

it("tells a program the same in JSON", async () => {
  const answer = await ask("*/*");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: "Something went wrong on our side." });
});

it.each([
  ["POST", 200],
  ["PUT", 405],
  ["PATCH", 405],
  ["DELETE", 405],
])("answers an action requested by %s with %s", async (method, status) => {
  const answer = await createEdge(services, BROKEN).fetch(
    new Request("http://localhost:3000/task", { method, headers: { Origin: "http://localhost:3000" } }),
    CONNECTION,
  );
  expect(answer.status).toBe(status);
});

it.each([
  ["/task", "POST"],
  ["/news", "GET, HEAD"],
  ["/nowhere", "GET, HEAD"],
])("tells which methods %s accepts: %s", async (path, allowed) => {
  for (const [method, status] of [
    ["OPTIONS", 204],
    ["DELETE", 405],
  ] as const) {
    const answer = await createEdge(services, BROKEN).fetch(
      new Request(`http://localhost:3000${path}`, { method, headers: { Origin: "http://localhost:3000" } }),
      CONNECTION,
    );
    expect([answer.status, answer.headers.get("Allow")]).toEqual([status, allowed]);
  }
});

it("does not count it as our fault when a visitor disconnects in the middle of a request", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const sent: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { Origin: "http://localhost:3000", "Transfer-Encoding": "chunked" },
    body,
    duplex: "half",
  };
  const request = new Request("http://localhost:3000/task", sent);
  const incoming = { ...CONNECTION.incoming, destroyed: true, complete: false };
  const answer = await createEdge(services, BROKEN).fetch(request, { incoming } as HttpBindings);
  expect(answer.status).toBe(499);
});

it("leaves no stream open behind an answer to HEAD", async () => {
  const edge = createEdge(services, BROKEN);
  const open = (method: string) => edge.fetch(new Request("http://localhost:3000/news", { method }), CONNECTION);
  const got = await open("GET");
  expect(streams.size).toBe(1);
  const asked = await open("HEAD");
  expect([asked.status, asked.headers.get("Content-Type"), asked.body]).toEqual([200, "text/event-stream", null]);
  expect(streams.size).toBe(1);
  await got.body?.cancel();
});

it.each([
  ["/contact/", "/contact"],
  ["/caf%C3%A9/?x=%C3%A9", "/caf%C3%A9?x=%C3%A9"],
  ["/%E2%82%AC//", "/%E2%82%AC"],
  ["/a%01b/", "/a%01b"],
  ["//evil.example/", "/"],
])("redirects %s to the same address without its trailing slash", async (path, location) => {
  const answer = await createEdge(services, BROKEN).fetch(new Request(`http://localhost:3000${path}`), CONNECTION);
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, location]);
});

it("finds the trailing slashes of a path in a time that grows no faster than its length", async () => {
  const path = `/a${"/".repeat(200_000)}b`;
  const answer = await createEdge(services, BROKEN).fetch(new Request(`http://localhost:3000${path}/`), CONNECTION);
  expect(answer.headers.get("Location") === path).toBe(true);
});

it("reads no large body into memory that does not tell its length", async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 3; count += 1) controller.enqueue(new Uint8Array(1024 * 1024));
      controller.close();
    },
  });
  const headers = { Origin: "http://localhost:3000" };
  const untold = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const request = new Request("http://localhost:3000/project/none", untold);
  expect((await createEdge(services, BROKEN).fetch(request, CONNECTION)).status).toBe(413);
});
