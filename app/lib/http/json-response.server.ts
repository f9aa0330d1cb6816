/** Text of a known length, unlike `Response.json`: compressing a few words as a stream costs more than the rest. */
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
