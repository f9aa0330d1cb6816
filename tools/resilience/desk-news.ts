import { signInOwner } from "../../tests/support/owner-session.ts";
import type { Product } from "../../tests/support/product.ts";

/** The owner's desk, open in a browser somewhere: receives the news. */
export class DeskNews {
  readonly #product: Product;
  readonly #stopped = new AbortController();
  readonly #listeners = new Set<() => void>();

  private constructor(product: Product) {
    this.#product = product;
  }

  /** Signs the owner in at `product`, and listens there. Resolves once the desk has been told the current state. */
  static async open(product: Product): Promise<DeskNews> {
    const news = new DeskNews(product);
    await news.#listen();
    return news;
  }

  /** Resolves with the milliseconds until the next news of a lead; 60,000 if there is none in that time. */
  async nextLead(): Promise<number> {
    const patience = 60_000;
    const start = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience);
    this.#listeners.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#listeners.delete(resolve);
    return Math.round(performance.now() - start);
  }

  close(): void {
    this.#stopped.abort();
  }

  async #listen(): Promise<void> {
    const headers = await signInOwner(this.#product);
    const { signal } = this.#stopped;
    const { body, status } = await fetch(`${this.#product.url}/api/desk/events`, { headers, signal });
    if (!body || status !== 200) throw new Error(`The desk's news were answered with ${status}`);
    const texts = body.pipeThrough(new TextDecoderStream());
    const told = (async () => {
      for await (const text of texts)
        if (text.includes('"kind":"lead"')) for (const listener of this.#listeners) listener();
    })();
    // It ends with `close`, or with the product.
    told.catch(() => {});
  }
}
