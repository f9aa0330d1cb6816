/**
 * An answer that a program reads, and that nobody keeps. It is a text of known length, unlike that of `Response.json`:
 * compressing a few words and writing them as a stream costs more than all else about them.
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
