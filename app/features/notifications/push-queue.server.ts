import type { Db } from "~/lib/db/database.server";
import type { PushMessageRow } from "~/lib/db/tables/push-tables";
import { fetchPublic } from "~/lib/http/fetch-public.server";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { type Attempt, LeasedWorker } from "~/platform/jobs/leased-worker.server";
import type { Live } from "~/platform/live/live.server";
import { attemptPush } from "./attempt-push.server";
import type { DeviceNotice } from "./device-notice";
import { presentTest } from "./present-notice.server";
import { pushKeys } from "./push-keys.server";
import { PUSH_DEADLINE, type PushSender, push } from "./push-service.server";
import { deleteDevice, findDevice, insertMessages, noteDelivery } from "./push-store.server";

/** Milliseconds, like every duration here. */
const LEASE = 30_000;
const STOP_PATIENCE = 1_000;
/** A push service that hangs does not hold up the others. */
const ATTEMPTS = 20;
const TEST_TTL = 60;
/** The messages of many events are looked up once. */
const LOOK = 50;

interface PushQueueOptions {
  db: Db;
  live: Pick<Live, "subscribe">;
  log: Log;
  /** An e-mail address for push services. */
  contact: string;
  post?: typeof fetch;
  deadline?: number;
  now?: () => Date;
}

/** A message is a row in the transaction of its subject; the process that holds its lease sends it. */
export class PushQueue {
  readonly #options: PushQueueOptions;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"push_messages">;
  #leave = () => {};
  #look: NodeJS.Timeout | undefined;

  constructor(options: PushQueueOptions) {
    const { db, log, now } = options;
    this.#options = options;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "push_messages",
      noun: "notification",
      lease: LEASE,
      most: ATTEMPTS,
      patience: STOP_PATIENCE,
      claim: (most) => this.#claim(most),
    });
  }

  /** Resolves with how many it tried, when done. */
  sendDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  start(): void {
    this.#leave = this.#options.live.subscribe(() => {
      this.#look ??= setTimeout(() => {
        this.#look = undefined;
        this.#worker.hurry();
      }, LOOK).unref();
    });
    this.#worker.start();
  }

  /** Ends within seconds: gives back the leases of what is abandoned so that others can go on. */
  async stop(): Promise<void> {
    this.#leave();
    clearTimeout(this.#look);
    await this.#worker.stop();
  }

  /** Undefined when this user has no such device. */
  async test(id: string, userId: string): Promise<"sent" | "gone" | "failed" | undefined> {
    const { db } = this.#options;
    const device = await findDevice(db, id);
    if (device?.user_id !== userId) return undefined;
    const notice = presentTest(newId(), device.language);
    // The device says by its id that it was received.
    await db.transaction().execute((tx) => insertMessages(tx, [sentTest(notice, id, this.#now())]));
    const pushed = await push({ device, notice, ttl: TEST_TTL }, await this.#sender());
    if (pushed.outcome === "gone") await deleteDevice(db, { id });
    else await noteDelivery(db, id, "error" in pushed ? { problem: pushed.error } : { sentAt: this.#now() });
    return "error" in pushed ? "failed" : pushed.outcome;
  }

  async #claim(most: number): Promise<Attempt<void>[]> {
    const messages = await this.#worker.claimDue(most);
    if (messages.length === 0) return [];
    const { db, log } = this.#options;
    const services = { db, log, sender: await this.#sender(), owner: this.#worker.owner, now: this.#now };
    return messages.map((message) => ({ id: message.id, run: () => attemptPush(message, services) }));
  }

  async #sender(): Promise<PushSender> {
    const { db, contact, post = fetchPublic, deadline = PUSH_DEADLINE } = this.#options;
    return {
      keys: await pushKeys(db),
      subject: `mailto:${contact}`,
      post,
      deadline,
      signal: this.#worker.abandoned,
    };
  }
}

function sentTest({ id, topic }: DeviceNotice, device_id: string, now: Date): PushMessageRow {
  const at = now.toISOString();
  return {
    ...{ id, topic, device_id, notice_id: null, notice: "{}", state: "sent", attempts: 1 },
    ...{ due_at: at, expires_at: at, created_at: at, lease_owner: null, lease_until: null, last_error: null },
  };
}
