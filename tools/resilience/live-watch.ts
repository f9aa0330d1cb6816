import { randomUUID } from "node:crypto";
import type { Product } from "../../tests/support/product.ts";
import { postJson } from "./call.ts";

/** Milliseconds to wait for an event. */
const PATIENCE = 60_000;

/**
 * Opens the owner's desk at `watched`, sends a request to `asked`, and returns the milliseconds from the answer until
 * the desk was told; `PATIENCE` if it was not.
 */
export async function liveDelay(watched: Product, asked: Product, session: { Cookie: string }): Promise<number> {
  const name = `Live ${randomUUID()}`;
  const over = AbortSignal.timeout(PATIENCE);
  const { body, status } = await fetch(`${watched.url}/api/desk/events`, { headers: session, signal: over });
  if (!body || status !== 200) throw new Error(`A session of another process was answered with ${status}`);
  const texts = body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  // The desk has been told the current state: it is listening.
  await textWith(texts, "event: news");
  const told = textWith(texts, name).then(
    () => performance.now(),
    () => Number.POSITIVE_INFINITY,
  );
  const email = `live-${name.slice(-12)}@live.example`;
  const request = { submission_id: randomUUID(), name, email, service: "webshop", source: "contact" };
  const { status: stored } = await postJson(`${asked.url}/api/offer-requests`, request);
  if (stored !== 201) throw new Error(`A request was answered with ${stored}`);
  const answered = performance.now();
  const delay = Math.min(PATIENCE, Math.max(0, Math.round((await told) - answered)));
  await texts.return?.().catch(() => {});
  return delay;
}

/** Reads on until `wanted` has come, possibly split over several chunks. */
async function textWith(texts: AsyncIterator<string>, wanted: string): Promise<void> {
  let read = "";
  while (!read.includes(wanted)) {
    const { value, done } = await texts.next();
    if (done) throw new Error("The stream ended");
    read += value;
  }
}
