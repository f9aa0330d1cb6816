/** Milliseconds, like every duration here. */
const LONGEST_PAUSE = 30_000;

interface PollerOptions {
  /** If it found anything, the next poll follows at once. May be called again before it ends. */
  work: () => Promise<number>;
  pause: number;
  onTrouble: (error: unknown, nextInMs: number) => void;
}

export class Poller {
  readonly #options: PollerOptions;
  #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#pause = options.pause;
  }

  start(): void {
    this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  hurry(): void {
    if (this.#timer) this.#schedule(0);
  }

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
