import type { Log } from "~/lib/log.server";
import { settledWithin } from "~/lib/settled-within";

export interface Service {
  /** Runs before the first request is answered. */
  ready?: () => Promise<void>;
  start?: () => void;
  /** Ends within seconds. */
  stop?: () => Promise<void> | void;
}

/** One ordered list of what runs. */
export class Schedule {
  readonly #log: Log;
  readonly #services: [string, Service][] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  /** Adds a service after the services that it uses, and returns it. */
  add<S extends Service>(name: string, service: S): S {
    this.#services.push([name, service]);
    return service;
  }

  async ready(): Promise<void> {
    await Promise.all(this.#services.map(([, service]) => service.ready?.()));
  }

  start(): void {
    for (const [, service] of this.#services) service.start?.();
  }

  /** Stops in reverse order: each service before the services that it uses. */
  async stop(): Promise<void> {
    for (const [name, service] of this.#services.toReversed()) {
      try {
        await service.stop?.();
      } catch (error) {
        this.#log.error({ service: name, err: error }, "a service did not stop");
      }
    }
  }
}

/** Milliseconds that a stop waits for work under way. */
const STOP_PATIENCE = 1_000;

interface RepeatOptions {
  /** Milliseconds. */
  every: number;
  /** True if the first time is at the start. */
  isAtOnce?: boolean;
  work: () => Promise<unknown>;
  log: Log;
  /** The log's words for work that failed. The next time is not earlier for it. */
  trouble: string;
}

/** Does work at an interval. */
export function repeat({ every, isAtOnce, work, log, trouble }: RepeatOptions) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const run = () => {
    underWay = work().catch((error: unknown) => log.warn({ err: error }, trouble));
  };
  return {
    start(): void {
      if (isAtOnce) run();
      timer = setInterval(run, every).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await settledWithin(underWay, STOP_PATIENCE);
    },
  };
}
