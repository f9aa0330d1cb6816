import { createObject, type DAVResponse, davRequest, deleteObject, updateObject } from "tsdav";
import type { WriteTrouble } from "./write-trouble";

const NAMESPACES = { "xmlns:d": "DAV:", "xmlns:c": "urn:ietf:params:xml:ns:caldav" };
const TYPE = { "Content-Type": "text/calendar; charset=utf-8" };

/** Answers of servers that cannot search. */
const UNSEARCHED: ReadonlySet<WriteTrouble> = new Set(["read-only", "refused"]);

/** A server that keeps us from writing. */
export class DavProblem extends Error {
  readonly trouble: WriteTrouble;

  constructor(trouble: WriteTrouble, message: string) {
    super(message);
    this.name = "DavProblem";
    this.trouble = trouble;
  }
}

export interface DavObject {
  url: string;
  etag: string;
  content: string;
}

/** The calendar objects of a CalDAV account (RFC 4791). All functions throw `DavProblem`, and what `fetch` throws. */
export class DavObjects {
  readonly #headers: Record<string, string>;
  readonly #fetch: typeof fetch;

  constructor({ username, password }: { username: string; password: string }, fetching: typeof fetch) {
    const login = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
    this.#headers = { authorization: `Basic ${login}` };
    this.#fetch = fetching;
  }

  /** Undefined if there is none. */
  async read(url: string): Promise<DavObject | undefined> {
    const answer = await this.#fetch(url, { headers: this.#headers });
    const content = await answer.text();
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw problemOf(answer.status);
    return { url, etag: strong(answer.headers.get("etag")), content };
  }

  /** The object with this UID, at whatever address. None where the server does not search by UID. */
  async findByUid(collection: string, uid: string): Promise<DavObject | undefined> {
    const search = this.#report(collection, {
      "calendar-query": {
        _attributes: NAMESPACES,
        "d:prop": { "d:getetag": {} },
        "c:filter": {
          "c:comp-filter": {
            _attributes: { name: "VCALENDAR" },
            "c:comp-filter": {
              _attributes: { name: "VEVENT" },
              "c:prop-filter": {
                _attributes: { name: "UID" },
                "c:text-match": { _attributes: { collation: "i;octet" }, _text: uid },
              },
            },
          },
        },
      },
    });
    const answers = await search.catch((error: unknown) => {
      if (error instanceof DavProblem && UNSEARCHED.has(error.trouble)) return [];
      throw error;
    });
    for (const { href } of answers) {
      const found = href && (await this.read(new URL(href, collection).href));
      // A text match finds UIDs that only contain it.
      if (found && hasUid(found.content, uid)) return found;
    }
    return undefined;
  }

  /** Versions by address, of those that are still there. */
  async versions(collection: string, urls: readonly string[]): Promise<Map<string, string>> {
    const answers = await this.#report(collection, {
      "calendar-multiget": {
        _attributes: NAMESPACES,
        "d:prop": { "d:getetag": {} },
        "d:href": urls.map((url) => new URL(url).pathname),
      },
    });
    const found = new Map<string, string>();
    for (const { href, status, props } of answers) {
      const url = urls.find((each) => isSamePath(each, href));
      const etag: unknown = props?.getetag;
      if (url && status < 400 && etag !== undefined) found.set(url, strong(String(etag)));
    }
    return found;
  }

  async #report(url: string, body: object): Promise<DAVResponse[]> {
    const headers = { ...this.#headers, depth: "1" };
    const init = { method: "REPORT", headers, namespace: "c", body } as const;
    const answers = await davRequest({ url, init, fetch: this.#fetch });
    const [only] = answers;
    // One answer for all: the collection itself cannot be asked.
    if (only && typeof only.raw === "string" && !only.ok) throw problemOf(only.status);
    return answers;
  }

  /** Null if something is there already. */
  async create(url: string, content: string): Promise<{ etag: string } | null> {
    const headers = { ...this.#headers, ...TYPE, "If-None-Match": "*" };
    return await this.#written(await createObject({ url, data: content, headers, fetch: this.#fetch }), url);
  }

  /** Null if it has another version by now, or is gone. */
  async replace({ url, etag }: Omit<DavObject, "content">, content: string): Promise<{ etag: string } | null> {
    const headers = { ...this.#headers, ...TYPE };
    return await this.#written(await updateObject({ url, etag, data: content, headers, fetch: this.#fetch }), url);
  }

  async #written(answer: Response, url: string): Promise<{ etag: string } | null> {
    await answer.body?.cancel();
    // 409 is the answer of servers that know the UID at another address (RFC 4791, section 5.3.2.1).
    if (answer.status === 412 || answer.status === 409) return null;
    if (!answer.ok) throw problemOf(answer.status);
    const etag = strong(answer.headers.get("etag"));
    // A server that changes what it stores gives no ETag (RFC 4791, section 5.3.4).
    return { etag: etag || ((await this.read(url))?.etag ?? "") };
  }

  /** False if it has another version by now. True if it is gone. */
  async remove({ url, etag }: Omit<DavObject, "content">): Promise<boolean> {
    const answer = await deleteObject({ url, etag, headers: this.#headers, fetch: this.#fetch });
    await answer.body?.cancel();
    if (answer.status === 412) return false;
    if (answer.ok || answer.status === 404 || answer.status === 410) return true;
    throw problemOf(answer.status);
  }
}

function problemOf(status: number): DavProblem {
  const message = `the server answered with ${status}`;
  if (status === 401) return new DavProblem("password", message);
  if (status === 403 || status === 405) return new DavProblem("read-only", message);
  if (status === 404 || status === 410) return new DavProblem("not-found", message);
  return new DavProblem(status >= 500 || status === 429 ? "unreachable" : "refused", message);
}

/** The tag of the version itself: a proxy that compresses an answer marks it as weak. */
function strong(etag: string | null): string {
  return etag?.replace(/^W\//, "") ?? "";
}

function isSamePath(url: string, href: string | undefined): boolean {
  if (href === undefined || !URL.canParse(href, url)) return false;
  return decodeURIComponent(new URL(href, url).pathname) === decodeURIComponent(new URL(url).pathname);
}

function hasUid(content: string, uid: string): boolean {
  return content
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .some((line) => /^UID[:;]/i.test(line) && line.endsWith(uid));
}
