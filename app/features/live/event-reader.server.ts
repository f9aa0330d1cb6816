import type { Db } from "~/lib/db/database.server";
import { Poller } from "~/lib/poller";
import type { LiveEvent } from "./live-event";
import { freshEvents } from "./store.server";

interface EventReaderOptions {
  db: Db;
  /** The id of this process, whose own events are skipped. */
  self: string;
  /** Milliseconds between two reads. */
  pause: number;
  /** Called with every event that is found; the same one may be found more than once. */
  onEvent: (id: string, event: LiveEvent) => void;
  /** Called when something may have been missed: at the start, and when reading works again. */
  onGap: () => void;
  onTrouble: (error: unknown) => void;
}

/** Reads the events of other processes when they cannot be received as notifications. */
export class EventReader {
  readonly #options: EventReaderOptions;
  readonly #poller: Poller;
  #hasGap = true;

  constructor(options: EventReaderOptions) {
    this.#options = options;
    this.#poller = new Poller({
      work: () => this.#look(),
      pause: options.pause,
      onTrouble: (error) => {
        this.#hasGap = true;
        options.onTrouble(error);
      },
    });
  }

  start(): void {
    this.#poller.start();
  }

  stop(): void {
    this.#poller.stop();
  }

  /** Returns 0, so that the next read comes after the pause. */
  async #look(): Promise<number> {
    const { db, self, onEvent, onGap } = this.#options;
    const found = await freshEvents(db, self);
    this.#poller.recover();
    for (const { id, event } of found) onEvent(id, JSON.parse(event) as LiveEvent);
    if (this.#hasGap) {
      this.#hasGap = false;
      onGap();
    }
    return 0;
  }
}
