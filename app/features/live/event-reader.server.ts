import type { Db } from "~/lib/db/database.server";
import { Poller } from "~/lib/poller";
import type { LiveEvent } from "./live-event";
import { freshEvents } from "./store.server";

interface EventReaderOptions {
  db: Db;
  /** The process that reads: its own words it knows. */
  self: string;
  /** Milliseconds between two looks. */
  pause: number;
  /** Told with every event that is found; the same may be found more than once. */
  onEvent: (id: string, event: LiveEvent) => void;
  /** Told when something may have been missed: at the start, and when looking works again. */
  onGap: () => void;
  onTrouble: (error: unknown) => void;
}

/** Finds what other processes told of, where they cannot be heard. */
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

  /** Gives 0: what comes next may wait for the next look. */
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
