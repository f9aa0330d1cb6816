import { v7 as uuidv7 } from "uuid";
import { addDevice } from "~/features/notifications/devices.server";
import { pushQueue } from "~/features/notifications/push-queue.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import type { TestClock } from "./mails";
import type { PushPeer } from "./push-peer";
import type { PushReceiver } from "./push-receiver";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";

/** Adds a user of the desk to the database. */
export async function addUser(db: Db, { language = "nl", now }: { language?: "nl" | "en"; now: Date }) {
  const id = uuidv7();
  const email = `${id}@weef.example`;
  const at = now.toISOString();
  await db
    .insertInto("user")
    .values({
      id,
      name: email,
      email,
      emailVerified: 1,
      image: null,
      role: "owner",
      language,
      createdAt: at,
      updatedAt: at,
      lastSeenAt: null,
    })
    .execute();
  return { id, email };
}

/** Stores a browser's subscription for a user. Returns the id of the device. */
export async function keepSubscription(
  db: Db,
  { subscription }: PushReceiver,
  { user, now }: { user: { id: string; email: string }; now: Date },
): Promise<string> {
  const id = await addDevice(db, subscription, { user, userAgent: ANDROID, now });
  if (id === null) throw new Error("The subscription was refused");
  return id;
}

/** The queue of one process, connected to `peer`; the test starts it. */
export function openPushQueue({
  db,
  peer,
  clock,
  deadline = 5_000,
}: {
  db: Db;
  peer: PushPeer;
  clock: Pick<TestClock, "now">;
  deadline?: number;
}): LeasedQueue {
  return pushQueue({
    db,
    deadline,
    live: { subscribe: () => () => {} },
    log: createLog("silent"),
    contact: "owner@weef.example",
    post: peer.post,
    now: clock.now,
  });
}
