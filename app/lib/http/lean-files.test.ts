import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { expect, it } from "vitest";
import { guardAnswers } from "./guard-answers.server";
import { leanFiles } from "./lean-files.server";

async function headersOf(type: string, given: Record<string, string> = {}): Promise<Headers> {
  const app = new Hono();
  app.use(leanFiles);
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("X-Request-Id", "id");
  });
  app.use(secureHeaders());
  app.use(guardAnswers);
  app.get("/", (c) => c.body("", 200, { "Content-Type": type, ...given }));
  return (await app.request("/")).headers;
}

it("leaves a file what browsers heed there, and nothing else", async () => {
  const kept = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Last-Modified": "Sun, 22 Nov 2026 08:24:54 GMT",
  };
  for (const type of ["text/javascript; charset=utf-8", "text/css; charset=utf-8", "font/woff2", "image/avif"]) {
    expect(Object.fromEntries(await headersOf(type, kept)), type).toMatchObject({
      "cache-control": kept["Cache-Control"],
      "content-security-policy": "frame-ancestors 'none'",
      "content-type": type,
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": expect.any(String),
      "x-content-type-options": "nosniff",
    });
    for (const name of ["Referrer-Policy", "X-Frame-Options", "X-Request-Id", "Last-Modified"])
      expect((await headersOf(type, kept)).has(name), `${name} of ${type}`).toBe(false);
  }
});

it("leaves alone what a browser may show as a page, the script of a worker, and downloads", async () => {
  for (const [type, given] of [
    ["text/html; charset=utf-8"],
    ["image/svg+xml"],
    ["application/json"],
    ["text/javascript", { "Service-Worker-Allowed": "/admin" }],
    ["image/jpeg", { "Content-Disposition": "attachment" }],
  ] as const) {
    const headers = await headersOf(type, given);
    expect(headers.get("Content-Security-Policy"), type).toMatch(/^default-src 'none'/);
    expect(headers.get("Referrer-Policy"), type).toBeTruthy();
    expect(headers.get("X-Request-Id"), type).toBe("id");
  }
});
