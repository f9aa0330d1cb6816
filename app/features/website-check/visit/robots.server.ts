import { parse } from "~/platform/parsing/parse.server";
import type { RobotsAnswer, RobotsQuestion } from "~/platform/parsing/read-robots";
import { ROBOT } from "./user-agent";

/** Bytes that RFC 9309 asks a crawler to read at least; the rest does not count. */
const LONGEST = 500 * 1024;
/** Milliseconds for reading one file. */
const PATIENCE = 2_000;
const GOOGLE = "Googlebot";

type File = { state: "text"; text: string } | { state: "none" } | { state: "away" };

/** Rules of `robots.txt` by origin, each fetched once. A file that cannot be fetched closes its origin (RFC 9309, 2.3.1.4). */
export class Robots {
  readonly #files = new Map<string, Promise<File>>();
  readonly #fetch: typeof fetch;
  readonly #signal: AbortSignal;

  constructor(by: { fetch: typeof fetch; signal: AbortSignal }) {
    this.#fetch = by.fetch;
    this.#signal = by.signal;
  }

  /** The addresses of one origin that may be fetched. */
  async allowed(urls: readonly URL[]): Promise<URL[]> {
    const [first] = urls;
    const answer = first ? await this.#ask(first, urls) : null;
    const open = new Set(answer?.allowed[ROBOT] ?? []);
    return urls.filter(({ href }) => open.has(href));
  }

  /** True if it closes an address to us by a rule, and not for want of an answer. */
  async forbids(url: URL): Promise<boolean> {
    const file = await this.#file(url);
    return file.state === "text" && (await this.allowed([url])).length === 0;
  }

  async isOpenToGoogle(url: URL): Promise<boolean> {
    return (await this.#ask(url, [url])).allowed[GOOGLE]?.includes(url.href) ?? true;
  }

  async sitemaps(url: URL): Promise<string[]> {
    return (await this.#ask(url, [url])).sitemaps;
  }

  async #ask(origin: URL, urls: readonly URL[]): Promise<RobotsAnswer> {
    const all = urls.map(({ href }) => href);
    const file = await this.#file(origin);
    if (file.state === "none") return { allowed: { [ROBOT]: all, [GOOGLE]: all }, sitemaps: [] };
    if (file.state === "away") return { allowed: {}, sitemaps: [] };
    const address = new URL("/robots.txt", origin).href;
    const question: RobotsQuestion = { address, text: file.text, agents: [ROBOT, GOOGLE], urls: all };
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(PATIENCE)]);
    return await parse("robots", new TextEncoder().encode(JSON.stringify(question)), signal);
  }

  #file(url: URL): Promise<File> {
    const file = this.#files.get(url.origin) ?? this.#read(new URL("/robots.txt", url));
    this.#files.set(url.origin, file);
    return file;
  }

  async #read(address: URL): Promise<File> {
    const answer = await this.#fetch(address, { signal: this.#signal });
    const isHtml = answer.headers.get("content-type")?.includes("html") ?? false;
    if (answer.status >= 500) return { state: "away" };
    if (!answer.ok || isHtml) {
      await answer.body?.cancel();
      return { state: "none" };
    }
    return { state: "text", text: (await answer.text()).slice(0, LONGEST) };
  }
}
