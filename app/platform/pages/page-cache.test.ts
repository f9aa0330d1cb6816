import { expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.server";

/** Midnight in Enschede, where the new year begins an hour earlier than in UTC. */
const NEW_YEAR = Date.parse("2026-12-31T23:00:00.000Z");
const rendered = { html: "<p>Weef</p>", sources: { script: [], style: [], hasMap: false }, headers: {} };

function cacheAt(clock: { now: number }) {
  return new PageCache({
    now: () => clock.now,
    onError: (error) => {
      throw error;
    },
  });
}

it("renders a page once, however many ask for it at the same time", async () => {
  const pages = cacheAt({ now: 0 });
  const render = vi.fn(async () => rendered);
  const found = await Promise.all([1, 2, 3].map(() => pages.findOrRender("nl /", render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set([...found, pages.find("nl /")]).size).toBe(1);
  expect(pages.find("en /")).toBeUndefined();
});

it("caches nothing that is not for everybody, and nothing that failed", async () => {
  const pages = cacheAt({ now: 0 });
  expect(await pages.findOrRender("nl /", async () => null)).toBeNull();
  await expect(pages.findOrRender("nl /", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(pages.find("nl /")).toBeUndefined();
  expect(await pages.findOrRender("nl /", async () => rendered)).toBeTruthy();
});

it("renders a page again on another day", async () => {
  const clock = { now: NEW_YEAR - 1 };
  const pages = cacheAt(clock);
  await pages.findOrRender("nl /", async () => rendered);
  expect(pages.find("nl /")).toBeTruthy();
  clock.now = NEW_YEAR;
  expect(pages.find("nl /")).toBeUndefined();
});

it("compresses a page further once it has been answered", async () => {
  const pages = cacheAt({ now: 0 });
  const page = await pages.findOrRender("nl /", async () => rendered);
  const encoding = () =>
    page?.answer({ analytics: false, map: false }, { acceptEncoding: "br, gzip", ifNoneMatch: undefined }).headers[
      "Content-Encoding"
    ];
  expect(encoding()).toBe("gzip");
  await expect.poll(encoding).toBe("br");
});

it("answers, but does not keep, what was being rendered when the content changed", async () => {
  const pages = cacheAt({ now: 0 });
  await pages.findOrRender("nl /prijzen", async () => rendered);
  const [old, fresh] = [Promise.withResolvers<typeof rendered>(), vi.fn(async () => rendered)];
  const asked = pages.findOrRender("nl /", () => old.promise);
  pages.clear();
  expect(pages.find("nl /prijzen")).toBeUndefined();
  const askedAgain = pages.findOrRender("nl /", fresh);
  old.resolve(rendered);
  expect(await asked).toBeTruthy();
  const kept = await askedAgain;
  expect(pages.find("nl /")).toBe(kept);
  expect(fresh).toHaveBeenCalledTimes(1);
});
