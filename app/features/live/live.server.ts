import { v7 as uuidv7 } from "uuid";
import { Channel, notifyChannel } from "~/lib/db/channel.server";
import type { Db } from "~/lib/db/database.server";
import type { Log } from "~/lib/log.server";
import type { LiveEvent } from "./live-event";

/** How often listeners look for themselves while other processes cannot be heard, in milliseconds. */
const POLL = 5_000;

/** Hears what happened; null when something may have, unheard: look for yourself. */
export type LiveListener = (event: LiveEvent | null) => void;

interface LiveOptions {
  db: Db;
  /** Of the PostgreSQL that several processes share; without one, this process is the only one. */
  databaseUrl?: string | undefined;
  log: Log;
  poll?: number;
}

/**
 * Tells, within this process and between all that share a PostgreSQL, what happened just now. Publish after the commit:
 * whoever hears of it reads the database at once.
 */
export class Live {
  readonly #db: Db;
  readonly #log: Log;
  readonly #poll: number;
  readonly #channel: Channel | undefined;
  /** Tells this process's own words, which it has heard already, from those of others. */
  readonly #self = uuidv7();
  readonly #listeners = new Set<LiveListener>();
  #pollTimer: NodeJS.Timeout | undefined;

  constructor({ db, databaseUrl, log, poll = POLL }: LiveOptions) {
    this.#db = db;
    this.#log = log;
    this.#poll = poll;
    this.#channel =
      databaseUrl === undefined
        ? undefined
        : new Channel(databaseUrl, {
            onText: (text) => this.#hear(text),
            onListening: () => this.#endPolling(),
            onBreak: (error) => this.#startPolling(error),
          });
  }

  /** Calls `listener` for every event from now on. Gives the way to end that. */
  subscribe(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells everybody. Never rejects: what other processes do not hear, they find by looking. */
  async publish(event: LiveEvent): Promise<void> {
    this.#tell(event);
    if (!this.#channel) return;
    try {
      await notifyChannel(this.#db, JSON.stringify({ from: this.#self, event }));
    } catch (error) {
      this.#log.warn({ err: error }, "other processes not told of an event");
    }
  }

  start(): void {
    this.#channel?.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.#pollTimer);
    this.#listeners.clear();
    await this.#channel?.stop();
  }

  #tell(event: LiveEvent | null): void {
    for (const listener of this.#listeners) listener(event);
  }

  #hear(text: string): void {
    const { from, event } = JSON.parse(text) as { from: string; event: LiveEvent };
    if (from !== this.#self) this.#tell(event);
  }

  #startPolling(error: Error): void {
    this.#log.warn({ err: error }, "other processes cannot be heard: looking every few seconds");
    clearInterval(this.#pollTimer);
    this.#pollTimer = setInterval(() => this.#tell(null), this.#poll).unref();
  }

  #endPolling(): void {
    clearInterval(this.#pollTimer);
    this.#tell(null);
  }
}
