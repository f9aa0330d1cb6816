import * as z from "zod/mini";
import type { DeskUser } from "~/features/users/sessions/session.server";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { parseUrl } from "~/lib/parse-url";
import { deviceName } from "./device-name";
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
