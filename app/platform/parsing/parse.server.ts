import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Answer, Parsers, Ready, Task } from "./parser-worker";

interface Limits {
  /** Milliseconds for one source. */
  patience: number;
  /** Milliseconds after which a thread without work is ended: it holds memory. */
  idle: number;
  /** Megabytes of what lives long. */
  memory: number;
}

/** Megabytes of what was made just now; V8 itself would take three times as much. */
const YOUNG_MEMORY = 16;

/** The built program lies in the server's folder, beside this module or one above it. */
const PLACES = ["parser-worker.js", "../parser-worker.js", "parser-worker.ts"].map((place) =>
  resolve(import.meta.dirname, place),
);

/** Thrown when a source takes too long, or more memory than there is for it. */
class ParsingStopped extends Error {}

interface Waiting {
  task: Task;
  /** Buffers that the thread takes over. */
  moved: ArrayBuffer[];
  settle: (answer: Answer) => void;
  stop: (error: Error) => void;
}

/** One source at a time. */
class ParserThread {
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  /** False while the thread starts, which is no fault of its first source. */
  #isReady = false;
  #busy: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Rejects with `ParsingStopped`, with the parser's own error, or as soon as `signal` aborts. */
  async run<Name extends keyof Parsers>(
    parser: Name,
    source: Uint8Array,
    signal?: AbortSignal,
    moved: ArrayBuffer[] = [],
  ) {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const task = { id: this.#lastId, parser, source };
    const { promise, resolve: settle, reject: stop } = Promise.withResolvers<Answer>();
    const waiting = { task, moved, settle, stop };
    this.#waiting.push(waiting);
    const abort = () => this.#giveUp(waiting, signal?.reason);
    signal?.addEventListener("abort", abort);
    this.#next();
    // A signal that outlives the source would keep it in memory.
    const answer = await promise.finally(() => signal?.removeEventListener("abort", abort));
    if ("error" in answer) throw new Error(answer.error);
    return answer.parsed as Awaited<ReturnType<Parsers[Name]>>;
  }

  #next(): void {
    if (this.#busy) return;
    clearTimeout(this.#timer);
    const next = this.#waiting.shift();
    if (!next) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => this.#end(), this.#limits.idle).unref();
      return;
    }
    this.#busy = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(next.task, next.moved);
    if (this.#isReady) this.#limit(next);
  }

  #limit(busy: Waiting): void {
    this.#timer = setTimeout(() => this.#giveUp(busy, new ParsingStopped("Too slow")), this.#limits.patience);
  }

  #start(): Worker {
    const place = PLACES.find((path) => existsSync(path)) ?? "";
    const worker = new Worker(place, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    });
    this.#isReady = false;
    worker.on("message", (answer: Answer | Ready) => {
      const done = this.#busy;
      if (worker !== this.#worker || !done) return;
      if (answer === "ready") {
        this.#isReady = true;
        this.#limit(done);
        return;
      }
      if (done.task.id !== answer.id) return;
      this.#busy = null;
      done.settle(answer);
      this.#next();
    });
    worker.on("error", (error) => {
      if (worker !== this.#worker) return;
      if (this.#busy) this.#giveUp(this.#busy, new ParsingStopped(error.message));
      else this.#end();
    });
    return worker;
  }

  #giveUp(waiting: Waiting, error: Error): void {
    const at = this.#waiting.indexOf(waiting);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#busy === waiting) {
      this.#end();
      this.#busy = null;
      // The same signal may give up more of those that wait: each would start a thread and end it.
      queueMicrotask(() => this.#next());
    }
    waiting.stop(error);
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

const LONG = { patience: 30_000, idle: 30_000, memory: 512 };
const thread = new ParserThread(LONG);
/** A calendar may take half a minute, in which mails go on. */
const calendarThread = new ParserThread(LONG);
/** Websites may be hostile: one takes little of the time of the others. */
const siteThread = new ParserThread({ patience: 2_000, idle: 10_000, memory: 64 });

const THREADS: Record<keyof Parsers, ParserThread> = {
  mail: thread,
  sheet: thread,
  busy: calendarThread,
  start: calendarThread,
  page: siteThread,
  words: siteThread,
  styles: siteThread,
  robots: siteThread,
};

/** Parses as `parse` does, but moves the source instead of copying it: the caller has it no longer. */
export function parseMoved<Name extends keyof Parsers>(
  parser: Name,
  source: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
) {
  return THREADS[parser].run(parser, source, signal, [source.buffer]);
}

/**
 * Parses what may be hostile in a thread of its own, so that it holds up nobody. Rejects with `ParsingStopped` for want of
 * time or memory; with `signal`, as soon as it aborts.
 */
export function parse<Name extends keyof Parsers>(parser: Name, source: Uint8Array, signal?: AbortSignal) {
  return THREADS[parser].run(parser, source, signal);
}
