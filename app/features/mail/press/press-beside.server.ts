import { Worker } from "node:worker_threads";
import type { RenderedMail } from "../templates/render-mail.server";
import type { MailPress, UnrenderedMail } from "./mail-press.server";
import type { PressAnswer, PressOrder } from "./press-messages";

/** How long the thread stays without a mail, in milliseconds: it holds as much memory as all that is kept of pages. */
const IDLE = 120_000;
/** In megabytes: what it renders is small and soon forgotten. */
const MEMORY = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 128 };

/**
 * Renders on a thread of its own, one mail after the other, so that visitors do not wait for the mails of others. The
 * thread is started with the first mail, which waits some tenths of a second for it, and ends when no more come. Where it
 * ends by itself, what it was asked is rejected.
 */
export class PressBeside implements MailPress {
  readonly #file: URL;
  #thread: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #last = 0;
  readonly #asked = new Map<number, PromiseWithResolvers<RenderedMail>>();

  /** `file` is the bundle of `press-thread.server.ts`. */
  constructor(file: URL) {
    this.#file = file;
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
    const thread = this.#thread;
    this.#forget(new Error("The process stops"));
    void thread?.terminate();
  }

  #run(): Worker {
    clearTimeout(this.#resting);
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
    if (this.#asked.size === 0) this.#resting = setTimeout(() => this.close(), IDLE).unref();
  }

  #forget(error: Error): void {
    clearTimeout(this.#resting);
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
