import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { formatMoment } from "~/lib/time/clock";
import { hashOfToken } from "~/lib/token.server";
import { RECEIPT_PATIENCE } from "./enqueue-push.server";
import { devicesOf } from "./push-store.server";

export interface ListedDevice {
  id: string;
  /** Empty when nothing is known of it. */
  name: string;
  /** Only a hash: anyone with the endpoint could send to the device. */
  endpointHash: string;
  since: string;
  lastSent: string | null;
  lastReceived: string | null;
  /** For how many days it has said nothing of what was sent to it; null if it has. */
  silentDays: number | null;
  hasProblem: boolean;
}

/** Milliseconds. */
const DAY = 24 * 3_600_000;

export async function readDevices(db: Db, userId: string, language: Language, now: Date): Promise<ListedDevice[]> {
  return (await devicesOf(db, userId)).map(({ id, name, endpoint, created_at, last_sent_at, problem, ...heard }) => ({
    id,
    name,
    endpointHash: hashOfToken(endpoint),
    since: formatMoment(created_at, language),
    lastSent: last_sent_at && formatMoment(last_sent_at, language),
    lastReceived: heard.last_received_at && formatMoment(heard.last_received_at, language),
    silentDays: silentDays(heard.unheard_since, now),
    hasProblem: problem !== null,
  }));
}

function silentDays(since: string | null, now: Date): number | null {
  const time = since === null ? 0 : now.getTime() - Date.parse(since);
  return time < RECEIPT_PATIENCE ? null : Math.floor(time / DAY);
}
