import { dayAt } from "~/lib/clock";
import { oneAtATime } from "~/lib/one-at-a-time";
import { KeptPage, type RenderedPage } from "./kept-page.server";
import { type Compress, withCompressor } from "./smallest-form.server";

const HOUR = 3_600_000;

interface PageCacheOptions {
  onError: (error: unknown) => void;
  now?: () => number;
  compressor?: typeof withCompressor;
}

/**
 * The public pages of this process, each rendered once per language and day: a release begins with an empty cache, and
 * what a page says about the year is never older than a day. Bounded by the number of pages.
 */
export class PageCache {
  readonly #pages = new Map<string, { page: KeptPage; day: string }>();
  readonly #underWay = new Map<string, Promise<KeptPage | null>>();
  #uncompressed: KeptPage[] = [];
  readonly #compressNext: () => void;
  readonly #now: () => number;
  #today = { hour: -1, day: "" };

  constructor({ onError, now = Date.now, compressor = withCompressor }: PageCacheOptions) {
    this.#now = now;
    this.#compressNext = oneAtATime(() => compressor((compress) => this.#compressAll(compress)), onError);
  }

  /** The number of cached pages. */
  get size(): number {
    return this.#pages.size;
  }

  /** The page at `key`, if it was rendered today. */
  find(key: string): KeptPage | undefined {
    const known = this.#pages.get(key);
    return known && known.day === this.#day() ? known.page : undefined;
  }

  /**
   * The page at `key`, rendered by `render` if it is not cached; a single rendering answers everybody who waits for it.
   * Null when the answer was not the same for everybody: each visitor then has to request it separately.
   */
  async findOrRender(key: string, render: () => Promise<RenderedPage | null>): Promise<KeptPage | null> {
    const known = this.find(key);
    if (known) return known;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const rendering = this.#render(key, render).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }

  async #render(key: string, render: () => Promise<RenderedPage | null>): Promise<KeptPage | null> {
    const rendered = await render();
    if (!rendered) return null;
    const page = await KeptPage.of(rendered);
    this.#pages.set(key, { page, day: this.#day() });
    this.#uncompressed.push(page);
    this.#compressNext();
    return page;
  }

  async #compressAll(compress: Compress): Promise<void> {
    for (let page = this.#uncompressed.pop(); page; page = this.#uncompressed.pop()) {
      try {
        await page.compressWell(compress);
      } catch (error) {
        // It is tried again after the next page that is rendered, and last.
        this.#uncompressed.unshift(page);
        throw error;
      }
    }
  }

  /** The day in the time zone of the business, computed once an hour. */
  #day(): string {
    const hour = Math.floor(this.#now() / HOUR);
    if (this.#today.hour !== hour) this.#today = { hour, day: dayAt(new Date(hour * HOUR)) };
    return this.#today.day;
  }
}
