/** Milliseconds. */
export const ANSWER_PATIENCE = 15_000;

/** Sent even if the visitor goes on to another page. Rejects when no answer comes in time. Browser only. */
export function postJson(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(ANSWER_PATIENCE),
  });
}
