import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { compressDocuments, type TextVariables } from "./compress-documents.server";

const HTML = `<p>${"Weef ".repeat(500)}</p>`;

const app = new Hono<{ Variables: TextVariables }>();
app.use(compressDocuments);
app.get("/document", (c) => {
  c.set("text", HTML);
  return c.html(HTML, 422, { Vary: "Cookie" });
});
app.get("/other", (c) => c.json({ ok: true }));

const ask = (path: string, acceptEncoding?: string) =>
  app.request(path, { headers: acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding } });

it("sends a document compressed to a browser that takes it, with the status that it has", async () => {
  const answer = await ask("/document", "gzip, deflate, br, zstd");
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(422);
  expect(gunzipSync(body).toString()).toBe(HTML);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(body.length),
    "content-type": "text/html; charset=UTF-8",
    vary: "Cookie, Accept-Encoding",
  });
});

it.each([undefined, "br", "gzip;q=0"])(
  "sends it as it is to what takes %s, and says that others get another",
  async (accepted) => {
    const answer = await ask("/document", accepted);
    expect(await answer.text()).toBe(HTML);
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  },
);

it("leaves everything else alone", async () => {
  const answer = await ask("/other", "gzip");
  expect(await answer.json()).toEqual({ ok: true });
  expect(answer.headers.get("Vary")).toBeNull();
});
