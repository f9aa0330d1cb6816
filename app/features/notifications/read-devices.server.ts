import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { formatMoment } from "~/lib/time/clock";
import { hashOfToken } from "~/lib/token.server";
import { devicesOf } from "./push-store.server";

export interface ListedDevice {
  id: string;
  /** Empty when nothing is known of it. */
  name: string;
  /** Only a hash: anyone with the endpoint could send to the device. */
  endpointHash: string;
  since: string;
  lastSent: string | null;
  hasProblem: boolean;
}

export async function readDevices(db: Db, userId: string, language: Language): Promise<ListedDevice[]> {
  return (await devicesOf(db, userId)).map(({ id, name, endpoint, created_at, last_sent_at, problem }) => ({
    id,
    name,
    endpointHash: hashOfToken(endpoint),
    since: formatMoment(created_at, language),
    lastSent: last_sent_at && formatMoment(last_sent_at, language),
    hasProblem: problem !== null,
  }));
}
