import { Channel, notifyChannel } from "~/lib/db/channel.server";
import type { Db } from "~/lib/db/database.server";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import type { LiveEvent } from "./live-event";

/** Milliseconds, while the connection to other processes is broken. */
const LOOK = 5_000;
/** The most events that can be repeated to a listener that was away for a moment. */
const TOLD_AGAIN = 500;

/** Null every while in which something may happen unheard: look for yourself. */
export type LiveListener = (event: LiveEvent | null, mark: number) => void;

interface MarkedEvent {
  event: LiveEvent;
  mark: number;
}

interface LiveOptions {
  db: Db;
  databaseUrl?: string | undefined;
  log: Log;
  look?: number;
}

/** Uses `LISTEN/NOTIFY`. Publish after the commit: listeners read the database at once. */
export class Live {
  readonly #db: Db;
  readonly #log: Log;
  readonly #look: number;
  readonly #channel: Channel | undefined;
  /** Tells this process's own events, which it has heard already, from those of others. */
  readonly #self = newId();
  readonly #listeners = new Set<LiveListener>();
  #recent: MarkedEvent[] = [];
  #lastMark = 0;
  #lookTimer: NodeJS.Timeout | undefined;

  constructor({ db, databaseUrl: connectionString, log, look = LOOK }: LiveOptions) {
    this.#db = db;
    this.#log = log;
    this.#look = look;
    this.#channel =
      connectionString === undefined
        ? undefined
        : new Channel({
            connectionString,
            onText: (text) => this.#hear(text),
            onHearing: () => this.#startHearing(),
            onBreak: (error) => this.#startLooking(error),
          });
  }

  subscribe(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Milliseconds since 1970: what happens from here on has a later mark. */
  mark(): number {
    this.#lastMark = Math.max(Date.now(), this.#lastMark + 1);
    return this.#lastMark;
  }

  /** A mark of another process counts as far as their clocks agree. */
  since(mark: number): MarkedEvent[] {
    return this.#recent.filter((told) => told.mark > mark);
  }

  /** Resolves even if other processes cannot be told: they find out by looking. */
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
    this.#stopLooking();
    this.#listeners.clear();
    await this.#channel?.stop();
  }

  #tell(event: LiveEvent | null): void {
    const mark = this.mark();
    if (event) this.#recent = [...this.#recent, { event, mark }].slice(-TOLD_AGAIN);
    for (const listener of this.#listeners) listener(event, mark);
  }

  #hear(text: string): void {
    const said = readText(text);
    if (!said) this.#tell({ kind: "missed" });
    else if (said.from !== this.#self) this.#tell(said.event);
  }

  #startHearing(): void {
    this.#stopLooking();
    this.#tell({ kind: "missed" });
  }

  #startLooking(error: Error): void {
    // The connection is tried again and again: one warning is enough for a break.
    if (this.#lookTimer) return;
    this.#log.warn({ err: error }, "cannot listen to other processes: polling every few seconds");
    this.#lookTimer = setInterval(() => this.#tell(null), this.#look).unref();
  }

  #stopLooking(): void {
    clearInterval(this.#lookTimer);
    this.#lookTimer = undefined;
  }
}

/** Null for what this release does not say: an error in a listener would end the process. */
function readText(text: string): { from: string; event: LiveEvent } | null {
  try {
    const said = JSON.parse(text);
    return typeof said?.event?.kind === "string" ? said : null;
  } catch {
    return null;
  }
}
