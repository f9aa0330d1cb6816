import { parse } from "~/platform/parsing/parse.server";
import type { RobotsAnswer, RobotsQuestion } from "~/platform/parsing/read-robots";
import { fetchWithin, readStart } from "./fetch-within.server";
import { ROBOT } from "./user-agent";

/** Bytes that RFC 9309 asks a crawler to read at least; the rest does not count. */
const LONGEST = 500 * 1024;
/** Hosts of a site that one check asks, with and without encryption. A page can name as many as it likes. */
const MOST_ORIGINS = 6;
const GOOGLE = "Googlebot";

type File = { state: "text"; text: string } | { state: "none" } | { state: "away" };

/**
 * Rules of `robots.txt` by origin, each fetched once. A file that cannot be fetched closes its origin (RFC 9309, 2.3.1.4), and
 * so does one that is not fetched because of `MOST_ORIGINS`.
 */
export class Robots {
  readonly #files = new Map<string, Promise<File>>();
  readonly #answers = new Map<string, Promise<RobotsAnswer>>();
  readonly #fetch: typeof fetch;
  readonly #signal: AbortSignal;
  readonly #isRefused: (host: string) => Promise<boolean>;

  constructor(by: { fetch: typeof fetch; signal: AbortSignal; isRefused: (host: string) => Promise<boolean> }) {
    this.#fetch = by.fetch;
    this.#signal = by.signal;
    this.#isRefused = by.isRefused;
  }

  /** Reads the file of each origin once for all these addresses. */
  prepare(urls: readonly URL[]): void {
    for (const [first, ...others] of Map.groupBy(urls, ({ origin }) => origin).values()) {
      if (!first) continue;
      const answer = this.#ask(first, [first, ...others]);
      answer.catch(() => {});
      for (const { href } of [first, ...others]) this.#answers.set(href, answer);
    }
  }

  /** Rejects if the file cannot be fetched. */
  async allows(url: URL): Promise<boolean> {
    return (await this.#rules(url)).allowed[ROBOT]?.includes(url.href) ?? false;
  }

  /** True if it closes an address to us by a rule, and not for want of an answer. */
  async forbids(url: URL): Promise<boolean> {
    return (await this.#file(url)).state === "text" && !(await this.allows(url));
  }

  async isOpenToGoogle(url: URL): Promise<boolean> {
    return (await this.#rules(url)).allowed[GOOGLE]?.includes(url.href) ?? true;
  }

  async sitemaps(url: URL): Promise<string[]> {
    return (await this.#rules(url)).sitemaps;
  }

  #rules(url: URL): Promise<RobotsAnswer> {
    const answer = this.#answers.get(url.href) ?? this.#ask(url, [url]);
    this.#answers.set(url.href, answer);
    return answer;
  }

  async #ask(origin: URL, urls: readonly URL[]): Promise<RobotsAnswer> {
    const all = urls.map(({ href }) => href);
    const file = await this.#file(origin);
    if (file.state === "none") return { allowed: { [ROBOT]: all, [GOOGLE]: all }, sitemaps: [] };
    if (file.state === "away") return { allowed: {}, sitemaps: [] };
    const address = new URL("/robots.txt", origin).href;
    const question: RobotsQuestion = { address, text: file.text, agents: [ROBOT, GOOGLE], urls: all };
    return await parse("robots", new TextEncoder().encode(JSON.stringify(question)), this.#signal);
  }

  #file(url: URL): Promise<File> {
    const known = this.#files.get(url.origin);
    if (known) return known;
    if (this.#files.size === MOST_ORIGINS) return Promise.resolve({ state: "away" });
    const file = this.#read(new URL("/robots.txt", url));
    this.#files.set(url.origin, file);
    return file;
  }

  /** A file that leads to another site counts as none. */
  async #read(address: URL): Promise<File> {
    const isAllowed = async ({ hostname }: URL) => !(await this.#isRefused(hostname));
    const answer = await fetchWithin(address, { signal: this.#signal }, { fetch: this.#fetch, isAllowed });
    const isText = answer?.ok && !answer.headers.get("content-type")?.includes("html");
    if (isText) return { state: "text", text: new TextDecoder().decode(await readStart(answer, LONGEST)) };
    await answer?.body?.cancel();
    return { state: answer && answer.status >= 500 ? "away" : "none" };
  }
}
