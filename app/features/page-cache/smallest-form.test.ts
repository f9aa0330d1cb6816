import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { withCompressor } from "./smallest-form.server";

it("compresses one page after another", async () => {
  const pages = ["one", "two"].map((name) => `<p>${name}</p>`.repeat(2_000));
  const compressed: Buffer[] = [];
  await withCompressor(async (compress) => {
    for (const page of pages) compressed.push(await compress(Buffer.from(page)));
  });
  expect(compressed.map((bytes) => brotliDecompressSync(bytes).toString())).toEqual(pages);
  expect(Math.max(...compressed.map(({ length }) => length))).toBeLessThan(100);
});

it("rejects when it cannot", async () => {
  const notBytes = {} as Buffer;
  await expect(
    withCompressor(async (compress) => {
      await compress(notBytes);
    }),
  ).rejects.toThrow("ended");
});
