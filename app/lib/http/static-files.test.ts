import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { freshFolder } from "../../../tests/support/fresh-folder";
import { taggedFiles } from "./static-files.server";

const CACHE_CONTROL = "public, max-age=3600";
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"/>`;

/** A site with a picture and a drawing; built on another machine, with other times. */
async function siteOf(picture = "pixels") {
  const root = freshFolder();
  await writeFile(path.join(root, "picture.png"), picture);
  await writeFile(path.join(root, "drawing.svg"), DRAWING);
  await writeFile(path.join(root, "drawing.svg.gz"), gzipSync(DRAWING));
  const site = new Hono().use(taggedFiles(root, CACHE_CONTROL));
  return (file: string, headers: Record<string, string> = {}, method = "GET") =>
    site.request(`/${file}`, { headers, method });
}

const tagIn = (answer: Response) => answer.headers.get("ETag") ?? "";

it("sends a file again only to who has another one, whichever machine answers", async () => {
  const [ask, askElsewhere, askChanged] = [await siteOf(), await siteOf(), await siteOf("other pixels")];
  const tag = tagIn(await ask("picture.png"));
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const answer = await askElsewhere("picture.png", { "If-None-Match": known });
    expect([answer.status, await answer.text(), tagIn(answer)]).toEqual([304, "", tag]);
    expect(answer.headers.get("Cache-Control")).toBe(CACHE_CONTROL);
    expect(answer.headers.has("Content-Length")).toBe(false);
  }
  const changed = await askChanged("picture.png", { "If-None-Match": tag });
  expect([changed.status, await changed.text()]).toEqual([200, "other pixels"]);
  expect((await ask("picture.png", { "If-None-Match": tag }, "HEAD")).status).toBe(304);
  expect((await ask("nowhere.png", { "If-None-Match": tag })).status).toBe(404);
});

it("tells a file that is compressed from the same file as it is", async () => {
  const ask = await siteOf();
  const [plain, packed] = [await ask("drawing.svg"), await ask("drawing.svg", { "Accept-Encoding": "gzip" })];
  expect(packed.headers.get("Content-Encoding")).toBe("gzip");
  expect(tagIn(packed)).not.toBe(tagIn(plain));
  const known = await ask("drawing.svg", { "Accept-Encoding": "gzip", "If-None-Match": tagIn(packed) });
  expect([known.status, known.headers.get("Vary")]).toEqual([304, "Accept-Encoding"]);
  expect(known.headers.has("Content-Encoding")).toBe(false);
});

it("sends a part of a file, and all of it to who has a part of what may be another one", async () => {
  const ask = await siteOf();
  const part = await ask("picture.png", { Range: "bytes=2-3" });
  expect([part.status, await part.text()]).toEqual([206, "xe"]);
  const whole = await ask("picture.png", { Range: "bytes=2-3", "If-Range": `"other"` });
  expect([whole.status, await whole.text()]).toEqual([200, "pixels"]);
});
