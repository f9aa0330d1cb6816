import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { CachedPage } from "./cached-page.server";

const html = `<p>${"Weef ".repeat(500)}</p>`;
const NOTHING = { analytics: false, map: false };
const page = await CachedPage.of({
  html,
  sources: { script: ["'self'"], style: ["'self'"], hasMap: false },
  headers: { "content-type": "text/html" },
});

const asked = (acceptEncoding?: string, ifNoneMatch?: string) => page.answer(NOTHING, { acceptEncoding, ifNoneMatch });

it("goes out in the form that every browser accepts until the smallest is ready", () => {
  const { headers, body } = asked("gzip, br");
  expect(gunzipSync(body ?? "").toString()).toBe(html);
  expect(headers["Content-Encoding"]).toBe("gzip");
});

it("goes out uncompressed to clients that accept nothing else", () => {
  const { headers, body } = asked("br");
  expect(body?.toString()).toBe(html);
  expect(headers).not.toHaveProperty("Content-Encoding");
});

describe("in its smallest form", () => {
  beforeAll(async () => {
    await page.compressWell();
  });

  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, GZIP;q=0.5", "gzip", gunzipSync],
  ])("answers %s in %s", (accepted, encoding, decompress) => {
    const { headers, body } = asked(accepted);
    expect(headers["Content-Encoding"]).toBe(encoding);
    expect(headers["Content-Length"]).toBe(String(body?.length));
    expect(decompress(body ?? "").toString()).toBe(html);
  });

  it("answers uncompressed where no compression is accepted", () => {
    for (const accepted of [undefined, "identity", "gzip;q=0", "brotli"]) {
      expect(asked(accepted).body?.toString(), accepted).toBe(html);
    }
  });
});

it("sends no body to a browser that has it, under the same policy", () => {
  const etag = asked().headers.ETag;
  expect(asked("br", `"other", ${etag}`)).toMatchObject({ status: 304, body: null });
  const allowing = page.answer({ analytics: true, map: false }, { acceptEncoding: "br", ifNoneMatch: etag });
  expect(allowing.status).toBe(200);
  expect(allowing.headers["Content-Security-Policy"]).toContain("googletagmanager");
});

it("parses If-None-Match in a time that grows no faster than its length", () => {
  expect(asked("br", `a${" ".repeat(200_000)}b`).status).toBe(200);
});
