import { Worker } from "node:worker_threads";
import type { RenderedMail } from "../templates/render-mail.server";
import type { MailPress, UnrenderedMail } from "./mail-press.server";
import type { PressAnswer, PressOrder } from "./press-messages";

/** How long the server is up before the thread gets ready, in milliseconds: the start comes first. */
const READY_AFTER = 1_500;
/** In megabytes: what it renders is small and soon forgotten. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/**
 * Renders on a thread of its own, one mail after the other, so that visitors do not wait for the mails of others. The
 * thread is started with the first mail, and anew after it has ended by itself; what it was asked then is rejected.
 */
export class PressBeside implements MailPress {
  readonly #file: URL;
  #thread: Worker | undefined;
  #readying: NodeJS.Timeout | undefined;
  #last = 0;
  readonly #asked = new Map<number, PromiseWithResolvers<RenderedMail>>();

  /** `file` is the bundle of `press-thread.server.ts`. */
  constructor(file: URL) {
    this.#file = file;
  }

  start(): void {
    this.#readying = setTimeout(() => this.#run(), READY_AFTER).unref();
  }

  async render(mail: UnrenderedMail): Promise<RenderedMail> {
    const thread = this.#run();
    const id = ++this.#last;
    const asked = Promise.withResolvers<RenderedMail>();
    this.#asked.set(id, asked);
    thread.postMessage({ id, mail } satisfies PressOrder);
    return await asked.promise;
  }

  close(): void {
    clearTimeout(this.#readying);
    const thread = this.#thread;
    this.#forget(new Error("The process stops"));
    void thread?.terminate();
  }

  #run(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(this.#file, { resourceLimits: MEMORY });
    thread.unref();
    thread.on("message", (answer: PressAnswer) => this.#hear(answer));
    const end = (error: Error) => {
      if (thread === this.#thread) this.#forget(error);
    };
    thread.on("error", end);
    thread.on("exit", () => end(new Error("The thread that renders mails has ended")));
    this.#thread = thread;
    return thread;
  }

  #hear(answer: PressAnswer): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if ("error" in answer) asked?.reject(answer.error);
    else asked?.resolve(withBuffers(answer.rendered));
  }

  #forget(error: Error): void {
    this.#thread = undefined;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}

/** Between threads a `Buffer` becomes a plain array of bytes. */
function withBuffers(mail: RenderedMail): RenderedMail {
  const attachments = mail.attachments.map((file) => ({ ...file, content: Buffer.from(file.content) }));
  return { ...mail, attachments };
}
