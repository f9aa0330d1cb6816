import pino from "pino";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../tests/support/databases";
import { UnknownPaths } from "./count-not-found.server";
import { listUnknownPaths } from "./not-found-store.server";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const notFound = () => new Response("", { status: 404, headers: HTML });
const get = (path: string, init?: RequestInit) => new Request(`https://weef.example${path}`, init);

describe("an unknown address", () => {
  let db: Db;
  let unknownPaths: UnknownPaths;
  beforeEach(async () => {
    db = await openFresh();
    unknownPaths = new UnknownPaths({ db, log: pino({ level: "silent" }) });
  });

  const counted = async () => {
    await unknownPaths.stop();
    return (await listUnknownPaths(db, 1_000)).map(({ path, hits }) => `${path} ${hits}`);
  };

  it("is counted once per visit, without its query", async () => {
    unknownPaths.notice(get("/oude-pagina?utm_source=krant"), notFound());
    unknownPaths.notice(get("/oude-pagina"), notFound());
    expect(await counted()).toEqual(["/oude-pagina 2"]);
  });

  it("counts by its first 200 characters, whatever it holds", async () => {
    unknownPaths.notice(get(`/${"a".repeat(500)}`), notFound());
    unknownPaths.notice(get("/%00%ff%F0%9F%A7%B5'--"), notFound());
    expect(await counted()).toEqual(["/%00%ff%F0%9F%A7%B5'-- 1", `/${"a".repeat(199)} 1`]);
  });

  it.each([
    ["a page that exists", get("/contact"), new Response("", { headers: HTML })],
    ["a search on the page that says so", get("/oude-pagina?q=webshop"), notFound()],
    ["the headers alone", get("/oude-pagina", { method: "HEAD" }), notFound()],
    ["a form", get("/oude-pagina", { method: "POST" }), notFound()],
    ["a program", get("/api/oud"), notFound()],
    ["a function", get("/functions/oud"), notFound()],
    ["a file of an older build", get("/assets/root-abc.js"), notFound()],
    ["the owner", get("/admin/oud"), notFound()],
    ["an e-mail address", get("/uitschrijven/jan@smit.example"), notFound()],
    ["an e-mail address in disguise", get("/uitschrijven/jan%40smit.example"), notFound()],
    ["data", get("/oud.json"), Response.json({}, { status: 404 })],
  ])("is not counted for %s", async (_case, request, answer) => {
    unknownPaths.notice(request, answer);
    expect(await counted()).toEqual([]);
  });

  it("never writes more than a bounded number of rows at a time in a flood", async () => {
    for (let index = 0; index < 5_000; index++) unknownPaths.notice(get(`/scan-${index}`), notFound());
    unknownPaths.notice(get("/scan-0"), notFound());
    const rows = await counted();
    expect(rows).toHaveLength(200);
    expect(rows[0]).toBe("/scan-0 2");
  });

  it("is stored by itself after a moment", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      unknownPaths.notice(get("/oude-pagina"), notFound());
      vi.advanceTimersByTime(1_000);
    } finally {
      // The database waits by the real clock.
      vi.useRealTimers();
    }
    await expect.poll(() => listUnknownPaths(db, 1)).toHaveLength(1);
  });
});

describe("while the database is away", () => {
  it("nothing fails, and the log says so", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    const db = {
      transaction: () => ({ execute: () => Promise.reject(new Error("connect ECONNREFUSED")) }),
    } as unknown as Db;
    const unknownPaths = new UnknownPaths({ db, log });
    unknownPaths.notice(get("/oude-pagina"), notFound());
    await expect(unknownPaths.stop()).resolves.toBeUndefined();
    expect(lines.join()).toContain("unknown paths not counted");
  });
});
