import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { MailAddress } from "~/lib/mail-address";
import type { ComposedMail } from "../compose.server";
import type { MailPress, PrintedMail, UnrenderedMail } from "./mail-press.server";
import type { PressAnswer, PressOrder } from "./press-messages";

/** How long the thread stays without a mail, in milliseconds: it takes as much memory as all the kept pages. */
const IDLE = 10_000;
/** How long a mail may take together with those before it, in milliseconds; by itself it takes a few dozen. */
const PATIENCE = 20_000;
/**
 * In megabytes. Making a mail with its document takes some of them: with less room, a third of the time would go to
 * collecting what earlier mails left behind.
 */
const MEMORY = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 128 };

interface Asked extends PromiseWithResolvers<PrintedMail<ComposedMail>> {
  mail: UnrenderedMail;
}

/**
 * Renders and composes on a thread of its own, one mail after the other, so that visitors do not wait for the mails of
 * others. The thread is started with the first mail, which waits some tenths of a second for it, and ends when no more
 * come. If it ends by itself, whatever it was asked is rejected.
 */
export class PressBeside implements MailPress {
  readonly #file: URL;
  readonly #sender: MailAddress;
  #thread: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #last = 0;
  readonly #asked = new Map<number, Asked>();

  /** `file` is the bundle of `press-thread.server.ts`; mails come from `sender`. */
  constructor(file: URL, sender: MailAddress) {
    this.#file = file;
    this.#sender = sender;
  }

  async print(row: UnrenderedMail): Promise<PrintedMail<ComposedMail>> {
    const thread = this.#run();
    const number = ++this.#last;
    const asked = Promise.withResolvers<PrintedMail<ComposedMail>>();
    const { id, message_id, recipient, reply_to, created_at, template, props, language } = row;
    const mail = { id, message_id, recipient, reply_to, created_at, template, props, language };
    this.#asked.set(number, { ...asked, mail });
    thread.postMessage({ number, mail, sender: this.#sender } satisfies PressOrder);
    const late = setTimeout(
      () => this.#end(thread, new Error("The thread that renders mails does not answer")),
      PATIENCE,
    );
    return await asked.promise.finally(() => clearTimeout(late));
  }

  close(): void {
    if (this.#thread) this.#end(this.#thread, new Error("The process stops"));
  }

  #run(): Worker {
    clearTimeout(this.#resting);
    if (this.#thread) return this.#thread;
    // Options for the heap of this process would overrule what is said of the thread's; this one has its heap already.
    setFlagsFromString("--max-semi-space-size=0");
    const thread = new Worker(this.#file, { resourceLimits: MEMORY });
    thread.unref();
    thread.on("message", (answer: PressAnswer) => this.#hear(answer));
    thread.on("error", (error) => this.#end(thread, error));
    thread.on("exit", () => this.#end(thread, new Error("The thread that renders mails has ended")));
    this.#thread = thread;
    return thread;
  }

  #hear(answer: PressAnswer): void {
    const asked = this.#asked.get(answer.number);
    this.#asked.delete(answer.number);
    if ("error" in answer) asked?.reject(answer.error);
    else asked?.resolve(composed(asked.mail, answer));
    if (this.#asked.size === 0) this.#resting = setTimeout(() => this.close(), IDLE).unref();
  }

  /** Lets the thread go; the next mail starts another. */
  #end(thread: Worker, error: Error): void {
    if (thread !== this.#thread) return;
    clearTimeout(this.#resting);
    this.#thread = undefined;
    void thread.terminate();
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}

function composed(
  { id, recipient }: UnrenderedMail,
  { message, uselessFrom }: Extract<PressAnswer, { message: unknown }>,
): PrintedMail<ComposedMail> {
  return { mail: { id, recipient, message: Buffer.from(message.buffer) }, uselessFrom };
}
