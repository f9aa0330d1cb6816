import { Channel, notifyChannel } from "~/lib/db/channel.server";
import type { Db } from "~/lib/db/database.server";
import { Gathering } from "~/lib/gathering.server";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { EventReader } from "./event-reader.server";
import type { LiveEvent } from "./live-event";
import { keepEvents } from "./store.server";

/**
 * Milliseconds. How often listeners look for themselves while the connection to other processes is broken, how often
 * events are read where they cannot be heard, and how long it takes to find that out.
 */
const PACE = { look: 5_000, read: 1_000, echo: 1_000 };
/** How many events are remembered, so that none is told twice: many times those of the seconds in which they are found. */
const REMEMBERED = 5_000;

/** How many events can be repeated to a listener that was away for a moment. */
const TOLD_AGAIN = 500;
/** How many events other processes are told of at once, since each time is a commit of its own. */
const TOLD_TOGETHER = 100;

/** Hears what happened, and its mark; null every while in which something may happen unheard: look for yourself. */
export type LiveListener = (event: LiveEvent | null, mark: number) => void;

/** What happened, and when: every mark of a process is later than the one before. */
interface MarkedEvent {
  event: LiveEvent;
  mark: number;
}

interface LiveOptions {
  db: Db;
  /** Of the PostgreSQL that several processes share; without one, this process is the only one. */
  databaseUrl?: string | undefined;
  log: Log;
  pace?: typeof PACE;
}

/**
 * Tells, within this process and between all that share a PostgreSQL, what happened just now. Publish after the commit:
 * whoever hears of it reads the database at once. Processes hear each other by `LISTEN/NOTIFY`. A process that cannot,
 * as behind a pooler, stores its events as rows, and reads those of others every second.
 */
export class Live {
  readonly #db: Db;
  readonly #log: Log;
  readonly #pace: typeof PACE;
  readonly #channel: Channel | undefined;
  /** Tells this process's own events, which it has heard already, from those of others. */
  readonly #self = newId();
  readonly #listeners = new Set<LiveListener>();
  readonly #toOthers = new Gathering<LiveEvent, void>({
    run: async (events) => {
      await this.#tellOthers(events);
      return events.map(() => ({ status: "fulfilled", value: undefined }));
    },
    most: TOLD_TOGETHER,
    lanes: 1,
  });
  readonly #told = new Set<string>();
  /** The last events, the oldest first. */
  #recent: MarkedEvent[] = [];
  #lastMark = 0;
  #hears = false;
  #lookTimer: NodeJS.Timeout | undefined;
  #reader: EventReader | undefined;

  constructor({ db, databaseUrl: connectionString, log, pace = PACE }: LiveOptions) {
    this.#db = db;
    this.#log = log;
    this.#pace = pace;
    this.#channel =
      connectionString === undefined
        ? undefined
        : new Channel({
            connectionString,
            db,
            echo: pace.echo,
            onText: (text) => this.#hear(text),
            onHearing: () => this.#startHearing(),
            onDeaf: () => this.#startReading(),
            onBreak: (error) => this.#startLooking(error),
          });
  }

  /** Calls `listener` for every event from now on. Gives the way to end that. */
  subscribe(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Now, in milliseconds since 1970: what happens from here on has a later mark. */
  mark(): number {
    this.#lastMark = Math.max(Date.now(), this.#lastMark + 1);
    return this.#lastMark;
  }

  /** What happened after a mark of this process or, as far as their clocks agree, of another. */
  since(mark: number): MarkedEvent[] {
    return this.#recent.filter((told) => told.mark > mark);
  }

  /** Tells everybody. Never rejects: what other processes do not hear, they find by looking. */
  async publish(event: LiveEvent): Promise<void> {
    this.#tell(event);
    if (!this.#channel) return;
    try {
      await this.#toOthers.add(event);
    } catch (error) {
      this.#log.warn({ err: error }, "other processes not told of an event");
    }
  }

  async #tellOthers(events: readonly LiveEvent[]): Promise<void> {
    const told = events.map((event) => ({ id: newId(), event }));
    // As long as it is not certain that this process hears others, others may not hear it either.
    if (!this.#hears) {
      const rows = told.map(({ id, event }) => ({ id, sender: this.#self, event: JSON.stringify(event) }));
      await keepEvents(this.#db, rows);
    }
    const texts = told.map(({ id, event }) => JSON.stringify({ id, from: this.#self, event }));
    await notifyChannel(this.#db, texts);
  }

  start(): void {
    this.#channel?.start();
  }

  async stop(): Promise<void> {
    this.#stopLooking();
    this.#reader?.stop();
    this.#listeners.clear();
    await this.#channel?.stop();
  }

  #tell(event: LiveEvent | null): void {
    const mark = this.mark();
    if (event) this.#recent = [...this.#recent, { event, mark }].slice(-TOLD_AGAIN);
    for (const listener of this.#listeners) listener(event, mark);
  }

  /** An event may be both heard and found. */
  #tellOnce(id: string, event: LiveEvent): void {
    if (this.#told.has(id)) return;
    this.#told.add(id);
    const [oldest] = this.#told;
    if (this.#told.size > REMEMBERED && oldest !== undefined) this.#told.delete(oldest);
    this.#tell(event);
  }

  #hear(text: string): void {
    const said = readText(text);
    if (!said) this.#tell({ kind: "missed" });
    else if (said.from !== this.#self) this.#tellOnce(said.id, said.event);
  }

  #startHearing(): void {
    this.#hears = true;
    this.#stopLooking();
    this.#reader?.stop();
    this.#reader = undefined;
    this.#tell({ kind: "missed" });
  }

  #startReading(): void {
    this.#hears = false;
    this.#stopLooking();
    this.#log.info(
      "PostgreSQL tells nothing of other processes, as behind a pooler: their events are read each second",
    );
    this.#reader ??= this.#makeReader();
    this.#reader.start();
  }

  #startLooking(error: Error): void {
    this.#hears = false;
    // Once per break, however often the connection is tried.
    if (this.#lookTimer) return;
    this.#log.warn({ err: error }, "cannot listen to other processes: polling every few seconds");
    this.#lookTimer = setInterval(() => this.#tell(null), this.#pace.look).unref();
  }

  #stopLooking(): void {
    clearInterval(this.#lookTimer);
    this.#lookTimer = undefined;
  }

  #makeReader(): EventReader {
    return new EventReader({
      db: this.#db,
      self: this.#self,
      pause: this.#pace.read,
      onEvent: (id, event) => this.#tellOnce(id, event),
      onGap: () => this.#tell({ kind: "missed" }),
      onTrouble: (error) => this.#log.warn({ err: error }, "events of other processes could not be read"),
    });
  }
}

/**
 * What a process said; null for anything that this release does not say. An error thrown from a listener would end the
 * process.
 */
function readText(text: string): { id: string; from: string; event: LiveEvent } | null {
  try {
    const said = JSON.parse(text);
    return typeof said?.event?.kind === "string" ? said : null;
  } catch {
    return null;
  }
}
