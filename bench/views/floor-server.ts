import { createServer } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { freePort } from "../../tests/support/free-port";

/** Serves one document at every address, from memory, in the best encoding the browser takes. */
export async function serveFloor(html: string): Promise<{ url: string } & AsyncDisposable> {
  const port = await freePort();
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html) };
  const server = createServer((request, response) => {
    const encoding = request.headers["accept-encoding"]?.includes("br") ? "br" : "gzip";
    const body = bodies[encoding];
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": encoding,
      "Content-Length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
