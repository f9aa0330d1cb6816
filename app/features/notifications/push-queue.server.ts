import type { Db } from "~/lib/db/database.server";
import type { PushMessageRow } from "~/lib/db/tables/push-tables";
import { publicFetch } from "~/lib/http/public-fetch.server";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { FREE } from "~/platform/jobs/leases.server";
import type { Live } from "~/platform/live/live.server";
import { attemptPush } from "./attempt-push.server";
import type { DeviceNotice } from "./notice";
import { presentTest } from "./present-notice.server";
import { pushKeys } from "./push-keys.server";
import { PUSH_DEADLINE, type PushSender, push } from "./push-service.server";
import { deleteDevice, findDevice, insertMessages, recordDelivery } from "./push-store.server";

/** Milliseconds, like every duration here. */
const LEASE = 30_000;
const STOP_PATIENCE = 1_000;
/** A push service that hangs does not hold up the others. */
const ATTEMPTS = 20;
const TEST_TTL = 60;

/** Browsers name the push service: any public host with TLS. */
const postToService = publicFetch({
  ...{ allowedHosts: new Set(), protocols: ["https:"], redirects: 0 },
  ...{ maxBytes: 64 * 1024, userAgent: "Weef" },
});

interface PushServices {
  db: Db;
  log: Log;
  /** An e-mail address for push services. */
  contact: string;
  post?: typeof fetch;
  deadline?: number;
  now?: () => Date;
}

/** A message is a row in the transaction of its subject; the process that holds its lease sends it. */
export function pushQueue(services: PushServices & { live: Pick<Live, "subscribe"> }): LeasedQueue {
  const { db, live, log, now = () => new Date() } = services;
  return leasedQueue({
    ...{ db, live, log, now: services.now },
    table: "push_messages",
    noun: "notification",
    lease: LEASE,
    concurrency: ATTEMPTS,
    patience: STOP_PATIENCE,
    attempt: async (message, { signal }) =>
      await attemptPush(message, { db, log, now, sender: await pushSender(services, signal) }),
  });
}

/** Undefined if this user has no such device. */
export async function testDevice(
  services: Omit<PushServices, "log">,
  id: string,
  userId: string,
): Promise<"sent" | "gone" | "failed" | undefined> {
  const { db, now = () => new Date() } = services;
  const device = await findDevice(db, id);
  if (device?.user_id !== userId) return undefined;
  const notice = presentTest(newId(), device.language);
  // The device says by its id that it was received.
  await db.transaction().execute((tx) => insertMessages(tx, [sentTest(notice, id, now())]));
  const pushed = await push({ device, notice, ttl: TEST_TTL }, await pushSender(services));
  if (pushed.outcome === "gone") await deleteDevice(db, { id });
  else await recordDelivery(db, id, "error" in pushed ? { problem: pushed.error } : { sentAt: now() });
  return "error" in pushed ? "failed" : pushed.outcome;
}

async function pushSender(
  { db, contact, post = postToService, deadline = PUSH_DEADLINE }: Omit<PushServices, "log">,
  signal?: AbortSignal,
): Promise<PushSender> {
  return { keys: await pushKeys(db), subject: `mailto:${contact}`, post, deadline, signal };
}

function sentTest({ id, topic }: DeviceNotice, device_id: string, now: Date): PushMessageRow {
  const at = now.toISOString();
  return {
    ...{ id, topic, device_id, notice_id: null, notice: "{}", state: "sent", attempts: 1 },
    ...{ due_at: at, expires_at: at, created_at: at, ...FREE, last_error: null },
  };
}
