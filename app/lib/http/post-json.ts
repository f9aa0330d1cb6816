/** After how many milliseconds without an answer to give up. */
export const ANSWER_PATIENCE = 15_000;

/**
 * Posts `body` to an address of ours, even if the visitor goes on to another page meanwhile: what was sent is to
 * arrive. Rejects when no answer comes, or none in time. Browser only.
 */
export function postJson(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(ANSWER_PATIENCE),
  });
}
