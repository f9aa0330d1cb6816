/**
 * An answer that a program reads, and that nobody may cache. Unlike that of `Response.json`, its body is text of a
 * known length: compressing a few words and writing them as a stream costs more than everything else about them.
 */
export function jsonResponse(body: object, status = 200, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(text)),
      ...headers,
    },
  });
}
