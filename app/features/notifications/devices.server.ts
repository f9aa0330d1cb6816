import * as z from "zod/mini";
import type { DeskUser } from "~/features/users/sessions/session.server";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { parseUrl } from "~/lib/parse-url";
import { formatMoment } from "~/lib/time/clock";
import { hashOfToken } from "~/lib/token.server";
import { RECEIPT_PATIENCE } from "./enqueue-push.server";
import { deleteDevice, devicesOf, saveDevice } from "./push-store.server";

/** Another device replaces the oldest. */
const MOST = 20;
const LONGEST_ENDPOINT = 1_000;

const bytes = (count: number) =>
  z.string().check(z.refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, "base64url").length === count));

/** Browsers write addresses in ASCII, without white space. */
const endpoint = z.string().check(z.maxLength(LONGEST_ENDPOINT), z.regex(/^[\x21-\x7e]+$/));

export const subscriptionSchema = z.object({
  endpoint: endpoint.check(z.refine(isPushService)),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  /** A browser may renew its endpoint by itself. */
  replaces: z.optional(endpoint),
});

interface By {
  user: Pick<DeskUser, "id" | "email">;
  userAgent: string;
  now: Date;
}

/** Idempotent. Null when the fields are not a valid subscription. */
export async function addDevice(db: Db, fields: object, { user, userAgent, now }: By): Promise<string | null> {
  const parsed = z.safeParse(subscriptionSchema, fields);
  if (!parsed.success) return null;
  const { endpoint, keys, replaces } = parsed.data;
  return await db.transaction().execute(async (tx) => {
    if (replaces) await deleteDevice(tx, { endpoint: replaces, user_id: user.id });
    const id = await saveDevice(tx, {
      ...keys,
      id: newId(),
      user_id: user.id,
      endpoint,
      name: deviceName(userAgent),
      created_at: now.toISOString(),
      last_sent_at: null,
      problem: null,
      last_received_at: null,
      unheard_since: null,
    });
    for (const device of (await devicesOf(tx, user.id)).slice(MOST)) await deleteDevice(tx, { id: device.id });
    await recordAudit(tx, { user, at: now, action: "push-device.add", subject: `push-device:${id}` });
    return id;
  });
}

/** False when this user has no such device. */
export async function removeDevice(db: Db, id: string, { user, now }: Omit<By, "userAgent">): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const removed = await deleteDevice(tx, { id, user_id: user.id });
    if (!removed) return false;
    const subject = `push-device:${id}`;
    await recordAudit(tx, { user, at: now, action: "push-device.remove", subject, detail: { name: removed.name } });
    return true;
  });
}

/** Signed-in users choose it, and must not make us send requests into our own network. */
function isPushService(endpoint: string): boolean {
  const url = parseUrl(endpoint);
  if (!url) return false;
  const { protocol, hostname, port, username } = url;
  const isName =
    /\.[a-z][a-z0-9-]*[a-z]$/.test(hostname) && !/\.(local|localhost|internal|lan|home|arpa)$/.test(hostname);
  return protocol === "https:" && port === "" && username === "" && isName;
}

/** The first match counts: browsers name others too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["CriOS", "Chrome"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** "Chrome, Android"; empty when nothing is known of it. */
export function deviceName(userAgent: string): string {
  const find = (known: readonly (readonly [string, string])[]) => known.find(([mark]) => userAgent.includes(mark))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(", ");
}

export interface ListedDevice {
  id: string;
  /** Empty when nothing is known of it. */
  name: string;
  /** A hash: anyone with the endpoint could send to the device. */
  endpointHash: string;
  since: string;
  lastSent: string | null;
  lastReceived: string | null;
  /** Days without a word of what was sent to it; null if it reported. */
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
