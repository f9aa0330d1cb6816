import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Answer, Parsers, Task } from "./parser-worker";

/** Milliseconds for one source. */
const PATIENCE = 30_000;
/** Milliseconds after which a thread without work is ended: it holds memory. */
const IDLE = 30_000;
/** Megabytes. */
const MEMORY = 512;

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
  #busy: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

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
    const answer = await new Promise<Answer>((settle, stop) => {
      const waiting = { task, moved, settle, stop };
      this.#waiting.push(waiting);
      signal?.addEventListener("abort", () => this.#giveUp(waiting, signal.reason), { once: true });
      this.#next();
    });
    if ("error" in answer) throw new Error(answer.error);
    return answer.parsed as Awaited<ReturnType<Parsers[Name]>>;
  }

  #next(): void {
    if (this.#busy) return;
    clearTimeout(this.#timer);
    const next = this.#waiting.shift();
    if (!next) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => this.#end(), IDLE).unref();
      return;
    }
    this.#busy = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(next.task, next.moved);
    this.#timer = setTimeout(() => this.#giveUp(next, new ParsingStopped("Too slow")), PATIENCE);
  }

  #start(): Worker {
    const place = PLACES.find((path) => existsSync(path)) ?? "";
    const worker = new Worker(place, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    worker.on("message", (answer: Answer) => {
      const done = this.#busy;
      if (done?.task.id !== answer.id) return;
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
      this.#next();
    }
    waiting.stop(error);
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

const thread = new ParserThread();
/** A calendar may take half a minute, in which mails go on. */
const calendarThread = new ParserThread();

/** Parses as `parse` does, but moves the source instead of copying it: the caller has it no longer. */
export function parseMoved<Name extends keyof Parsers>(
  parser: Name,
  source: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
) {
  return thread.run(parser, source, signal, [source.buffer]);
}

/**
 * Parses what may be hostile in a thread of its own, so that it holds up nobody. Rejects with `ParsingStopped` after half a
 * minute, or for want of memory; with `signal`, as soon as it aborts.
 */
export function parse<Name extends keyof Parsers>(parser: Name, source: Uint8Array, signal?: AbortSignal) {
  return (parser === "busy" || parser === "start" ? calendarThread : thread).run(parser, source, signal);
}
