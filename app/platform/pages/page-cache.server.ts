import type { DocumentRights } from "~/lib/http/document-rights";
import type { Language } from "~/lib/language/language";
import { dayAt } from "~/lib/time/clock";
import { CachedPage, type RenderedPage } from "./cached-page.server";

export interface PageRequest {
  method: string | undefined;
  path: string;
  /** Includes the question mark; empty when there is none. */
  search: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

export interface PageVisit {
  /** The same for all visits that get the same bytes. */
  key: string;
  language: Language;
  rights: DocumentRights;
}

const HOUR = 3_600_000;

interface PageCacheOptions {
  onError: (error: unknown) => void;
  now?: () => number;
}

/** A page is rendered once per day, as it says the year; a release begins with an empty cache. */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; day: string }>();
  #underWay = new Map<string, Promise<CachedPage | null>>();
  /** One page at a time, so that visitors keep the other threads. */
  #compressed = Promise.resolve();
  readonly #onError: (error: unknown) => void;
  readonly #now: () => number;
  #today = { hour: -1, day: "" };
  #round = 0;

  constructor({ onError, now = Date.now }: PageCacheOptions) {
    this.#now = now;
    this.#onError = onError;
  }

  get size(): number {
    return this.#pages.size;
  }

  find(key: string): CachedPage | undefined {
    const known = this.#pages.get(key);
    return known && known.day === this.#day() ? known.page : undefined;
  }

  /** Null when the answer was not the same for everybody: each visitor has to request it separately. */
  async findOrRender(key: string, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null> {
    const known = this.find(key);
    if (known) return known;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const all = this.#underWay;
    const rendering = this.#render(key, render).finally(() => all.delete(key));
    all.set(key, rendering);
    return rendering;
  }

  /** Forgets all pages, as the content has changed. A page that is being rendered from the old content is not kept. */
  clear(): void {
    this.#round += 1;
    this.#pages.clear();
    this.#underWay = new Map();
  }

  async #render(key: string, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null> {
    const round = this.#round;
    const rendered = await render();
    if (!rendered) return null;
    const page = await CachedPage.of(rendered);
    if (round !== this.#round) return page;
    this.#pages.set(key, { page, day: this.#day() });
    this.#compressed = this.#compressed.then(() => page.compressWell()).catch(this.#onError);
    return page;
  }

  /** The day at the business; computed once an hour. */
  #day(): string {
    const hour = Math.floor(this.#now() / HOUR);
    if (this.#today.hour !== hour) this.#today = { hour, day: dayAt(new Date(hour * HOUR)) };
    return this.#today.day;
  }
}
