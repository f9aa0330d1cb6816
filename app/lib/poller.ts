/** Milliseconds, like every duration here. */
const LONGEST_PAUSE = 30_000;

interface PollerOptions {
  /** Returns how much it found: if anything, the next poll follows at once. May be called again before it ends. */
  work: () => Promise<number>;
  pause: number;
  onTrouble: (error: unknown, nextInMs: number) => void;
}

/** Polls for work as long as the process lives; ever more slowly while polling fails. */
export class Poller {
  readonly #options: PollerOptions;
  #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#pause = options.pause;
  }

  /** Polls now, and from now on. */
  start(): void {
    this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Polls at once, if it is started: there is room for more work, and there was more than enough. */
  hurry(): void {
    if (this.#timer) this.#schedule(0);
  }

  /** Notes that polling works, even if the work that it found takes its time. */
  recover(): void {
    this.#pause = this.#options.pause;
  }

  #look(): void {
    this.#options.work().then(
      (found) => {
        if (found > 0) this.#schedule(0);
      },
      (error: unknown) => {
        this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
        this.#options.onTrouble(error, this.#pause);
        this.#schedule(this.#pause);
      },
    );
    this.#schedule(this.#pause);
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#look(), pause).unref();
  }
}
