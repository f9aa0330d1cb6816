import { v7 as uuidv7 } from "uuid";
import type { Live } from "~/features/live/live.server";
import { settledWithin } from "~/features/mail/settled-within";
import type { Db } from "~/lib/db/database.server";
import { claimDue, releaseLeases } from "~/lib/db/leased-queue.server";
import type { PushMessageRow } from "~/lib/db/push-tables";
import { fetchPublic } from "~/lib/http/fetch-public.server";
import type { Log } from "~/lib/log.server";
import { Poller } from "~/lib/poller";
import { attemptPush } from "./attempt-push.server";
import { pushKeys } from "./push-keys.server";
import { PUSH_DEADLINE, type PushSender, push } from "./push-service.server";
import { sayTest } from "./say-notice.server";
import { deleteDevice, findDevice, noteDelivery } from "./store.server";

/** Milliseconds, like every duration here. */
const POLL = 1_000;
/** Longer than an attempt takes, so that no two processes tell one device at a time. */
const LEASE = 30_000;
const STOP_PATIENCE = 1_000;
/** Attempts at the same time: a push service that hangs does not hold up the others. */
const ATTEMPTS = 20;
const TEST_TTL = 60;

interface PushQueueOptions {
  db: Db;
  live: Pick<Live, "subscribe">;
  log: Log;
  /** Whom push services may ask about us: an e-mail address. */
  contact: string;
  /** The way out to push services. */
  post?: typeof fetch;
  deadline?: number;
  now?: () => Date;
}

/**
 * What devices are owed. A message is a row first, in the transaction of what it is about; then the push service gets
 * it, from whichever process holds its lease.
 */
export class PushQueue {
  readonly #options: PushQueueOptions;
  readonly #now: () => Date;
  /** Names this queue in the leases that it holds. */
  readonly #owner = uuidv7();
  readonly #underWay = new Set<Promise<void>>();
  readonly #abandon = new AbortController();
  readonly #poller: Poller;
  /** Takes messages that are due. */
  #claim: Promise<{ messages: PushMessageRow[]; sender: PushSender | null }> | undefined;
  #leave = () => {};

  constructor(options: PushQueueOptions) {
    const { log, now = () => new Date() } = options;
    this.#options = options;
    this.#now = now;
    this.#poller = new Poller({
      work: () => this.sendDue(),
      pause: POLL,
      onTrouble: (error, nextInMs) => log.warn({ err: error, nextInMs }, "due notifications cannot be read"),
    });
  }

  /** Sends what is due and what nobody holds, some at a time. Gives how many it tried, when done. */
  async sendDue(): Promise<number> {
    const free = ATTEMPTS - this.#underWay.size;
    if (this.#claim || this.#abandon.signal.aborted || free <= 0) return 0;
    this.#claim = this.#claimMessages(free).finally(() => {
      this.#claim = undefined;
    });
    const { messages, sender } = await this.#claim;
    this.#poller.recover();
    if (!sender) return 0;
    const { db, log } = this.#options;
    const services = { db, log, sender, owner: this.#owner, now: this.#now };
    await Promise.all(messages.map((message) => this.#track(attemptPush(message, services))));
    return messages.length;
  }

  /** From now on sends what is due: what this process hears of at once, the rest within a second. */
  start(): void {
    this.#leave = this.#options.live.subscribe(() => this.#hurry());
    this.#poller.start();
  }

  /** Ends within seconds: lets attempts finish, abandons the rest, and gives back the leases so that others go on. */
  async stop(): Promise<void> {
    this.#leave();
    this.#poller.stop();
    // What is being claimed is under way next: else its leases would be taken after the others were given back.
    await settledWithin(Promise.allSettled([this.#claim]), STOP_PATIENCE);
    await settledWithin(Promise.allSettled(this.#underWay), STOP_PATIENCE);
    this.#abandon.abort();
    await settledWithin(Promise.allSettled(this.#underWay), STOP_PATIENCE);
    await releaseLeases(this.#options.db, "push_messages", this.#owner).catch((error: unknown) =>
      this.#options.log.warn({ err: error }, "leases not given back: they run out by themselves"),
    );
  }

  /** Tells a device of this user something to try it out, now and once. Undefined when there is no such device. */
  async test(id: string, userId: string): Promise<"sent" | "gone" | "failed" | undefined> {
    const { db } = this.#options;
    const device = await findDevice(db, id);
    if (device?.user_id !== userId) return undefined;
    const notice = sayTest(uuidv7(), device.language);
    const pushed = await push({ device, notice, ttl: TEST_TTL }, await this.#sender());
    if (pushed.outcome === "gone") await deleteDevice(db, { id });
    else await noteDelivery(db, id, "error" in pushed ? { problem: pushed.error } : { sentAt: this.#now() });
    return "error" in pushed ? "failed" : pushed.outcome;
  }

  async #claimMessages(most: number): Promise<{ messages: PushMessageRow[]; sender: PushSender | null }> {
    const lease = { owner: this.#owner, now: this.#now(), duration: LEASE };
    const messages = await claimDue(this.#options.db, "push_messages", most, lease);
    return { messages, sender: messages.length > 0 ? await this.#sender() : null };
  }

  async #sender(): Promise<PushSender> {
    const { db, contact, post = fetchPublic, deadline = PUSH_DEADLINE } = this.#options;
    return {
      keys: await pushKeys(db),
      subject: `mailto:${contact}`,
      post,
      deadline,
      signal: this.#abandon.signal,
    };
  }

  /** Looks for work now. What goes wrong is found again by the next look. */
  #hurry(): void {
    this.sendDue().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, "due notifications cannot be read"),
    );
  }

  /** Remembers an attempt while it lasts. It never rejects: the lease of a broken one runs out. */
  #track(attempt: Promise<void>): Promise<void> {
    const tracked = attempt
      .catch((error: unknown) => {
        if (!this.#abandon.signal.aborted) this.#options.log.error({ err: error }, "a notification broke off");
      })
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return tracked;
  }
}
