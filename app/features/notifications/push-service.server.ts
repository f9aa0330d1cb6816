import { buildPushPayload } from "@block65/webcrypto-web-push";
import type { PushDeviceRow } from "~/lib/db/tables/push-tables";
import type { DeviceNotice } from "./notice";
import type { PushKeys } from "./push-keys.server";

/** Milliseconds. */
export const PUSH_DEADLINE = 10_000;
/** Milliseconds; a push service that asks for more is not heeded. */
const LONGEST_WAIT = 3_600_000;

export interface Push {
  device: Pick<PushDeviceRow, "endpoint" | "p256dh" | "auth">;
  /** Encrypted for the device: the push service cannot read it. */
  notice: DeviceNotice;
  /** Seconds. */
  ttl: number;
}

export interface PushSender {
  keys: PushKeys;
  /** `mailto:…` */
  subject: string;
  post: typeof fetch;
  signal?: AbortSignal | undefined;
  deadline: number;
}

/** `gone`: the subscription no longer exists; `wait`: milliseconds; `refused`: never accepted. */
export type Pushed =
  | { outcome: "sent" | "gone" }
  | { outcome: "later"; error: string; wait: number | null }
  | { outcome: "refused"; error: string };

/** RFC 8030. Throws only if `signal` aborts. */
export async function push(
  { device: { endpoint, p256dh, auth }, notice, ttl }: Push,
  { keys, subject, post, signal, deadline }: PushSender,
): Promise<Pushed> {
  try {
    const { headers, method, body } = await buildPushPayload(
      { data: { ...notice }, options: { ttl, urgency: "high" } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { ...keys, subject },
    );
    const response = await post(endpoint, {
      method: method.toUpperCase(),
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(deadline)]),
    });
    await response.body?.cancel();
    return asPushed(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { outcome: "later", error: messageOf(error), wait: null };
  }
}

function asPushed({ ok, status, headers }: Response): Pushed {
  if (ok) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const error = `HTTP ${status}`;
  if (status === 408 || status === 429 || status >= 500) {
    return { outcome: "later", error, wait: waitOf(headers.get("Retry-After")) };
  }
  return { outcome: "refused", error };
}

/** `Retry-After`: seconds or a date. */
function waitOf(value: string | null): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : null;
}

/** `fetch` itself only says that it failed; the reason is in the cause. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
