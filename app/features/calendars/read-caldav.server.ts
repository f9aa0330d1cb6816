import { type DAVResponse, davRequest, propfind } from "tsdav";
import { addHours } from "~/lib/time/clock";
import type { CalendarBusy } from "~/platform/parsing/read-busy";
import { type DavAccess, withAccount } from "./caldav-account.server";
import type { Collection } from "./calendar";
import type { CalendarAccount } from "./calendar-account.server";
import { CalendarProblem, problemOfStatus, somethingElse } from "./calendar-problem";
import { busyWindow, findBusy } from "./find-busy.server";
import type { ReadPorts } from "./read-ics.server";

/** Objects that are fetched together. */
const BATCH = 50;
/** Objects of the coming weeks in one collection. */
const MOST_OBJECTS = 20_000;
/** Parts of a list of changes. */
const MOST_PARTS = 100;
/** Hours. */
const FORTNIGHT = 14 * 24;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const INSUFFICIENT_STORAGE = 507;
const NAMESPACES = { "xmlns:d": "DAV:", "xmlns:c": "urn:ietf:params:xml:ns:caldav" };
const SYNC = "d:sync-collection";
const ETAG = { "d:getetag": {} };

/** The version of an object, for servers without a list of changes. */
export type Versions = ReadonlyMap<string, string>;

export interface ReadCollection {
  collection: Collection;
  /** True if all of it was read: objects that are not among `changed` are gone. */
  isWhole: boolean;
  /** Null for an object that cannot be read. */
  changed: { object: string; busy: CalendarBusy | null }[];
  gone: string[];
  /** The version of each object. Null if the server has a list of changes. */
  versions: Versions | null;
}

interface CaldavPorts extends ReadPorts {
  collections: readonly Collection[];
  /** True to read all, changed or not. */
  isWhole: boolean;
  /** The versions of the objects of a collection that were read last. */
  versionsOf: (collection: string) => Promise<Versions>;
}

/** Reads the changes of the collections that count. Throws `CalendarProblem`. */
export async function readCaldav(account: CalendarAccount, ports: CaldavPorts): Promise<ReadCollection[]> {
  return await withAccount(account, ports.fetch, ports.signal, async (access) => {
    const read: ReadCollection[] = [];
    for (const collection of ports.collections.filter(({ isRead }) => isRead)) {
      const found = await new CollectionReader(collection, access, ports).read();
      if (found) read.push(found);
    }
    return read;
  });
}

type ObjectAnswer = DAVResponse & { object: string };

class CollectionReader {
  readonly #collection: Collection;
  readonly #access: DavAccess;
  readonly #ports: CaldavPorts;

  constructor(collection: Collection, access: DavAccess, ports: CaldavPorts) {
    this.#collection = collection;
    this.#access = access;
    this.#ports = ports;
  }

  /** Null if nothing has changed. */
  async read(): Promise<ReadCollection | null> {
    const known = this.#collection;
    const now = { ...known, ...(await this.#state()) };
    if (this.#ports.isWhole) return await this.#readWhole(now);
    if (now.syncToken !== null && known.syncToken !== null) {
      return now.syncToken === known.syncToken ? null : await this.#readChanges(now, known.syncToken);
    }
    if (now.syncToken !== null || (now.ctag === null && known.ctag !== null)) return await this.#readWhole(now);
    return now.ctag !== null && now.ctag === known.ctag ? null : await this.#compare(now);
  }

  async #state(): Promise<Pick<Collection, "syncToken" | "ctag">> {
    const props = { "d:sync-token": {}, "cs:getctag": {}, "d:resourcetype": {} };
    const [found] = await propfind({ ...this.#access, url: this.#collection.url, props, depth: "0" });
    if (!found?.ok) throw problemOfStatus(found?.status ?? 0, "password");
    if (!found.props) throw somethingElse();
    return { syncToken: textOf(found.props.syncToken), ctag: textOf(found.props.getctag) };
  }

  async #readWhole(now: Collection): Promise<ReadCollection> {
    const versions = await this.#versions();
    const fetched = await this.#fetchAll([...versions.keys()]);
    return { collection: now, isWhole: true, ...fetched, versions: now.syncToken === null ? versions : null };
  }

  /** Reads the objects that have another version than before. */
  async #compare(now: Collection): Promise<ReadCollection> {
    const [versions, known] = [await this.#versions(), await this.#ports.versionsOf(now.url)];
    const others = [...versions].filter(([object, version]) => known.get(object) !== version);
    const { changed, gone } = await this.#fetchAll(others.map(([object]) => object));
    gone.push(...[...known.keys()].filter((object) => !versions.has(object)));
    return { collection: now, isWhole: false, changed, gone, versions };
  }

  /** Versions by object, of those in the coming weeks. */
  async #versions(): Promise<Versions> {
    const { from, until } = busyWindow(this.#ports.now);
    const versions = new Map<string, string>();
    // A list of thousands would hold up visitors while it is read.
    for (let start = from; start < until; start = addHours(start, FORTNIGHT)) {
      const range = { start: inCalendars(start), end: inCalendars(addHours(start, FORTNIGHT)) };
      const events = { _attributes: { name: "VEVENT" }, "c:time-range": { _attributes: range } };
      const calendar = { _attributes: { name: "VCALENDAR" }, "c:comp-filter": events };
      const query = { "d:prop": ETAG, "c:filter": { "c:comp-filter": calendar } };
      for (const { object, props } of await this.#report("c:calendar-query", query)) {
        versions.set(object, textOf(props?.getetag) ?? "");
      }
      if (versions.size > MOST_OBJECTS) throw new CalendarProblem("too-large", `more than ${MOST_OBJECTS} objects`);
    }
    return versions;
  }

  async #readChanges(now: Collection, since: string): Promise<ReadCollection> {
    const changed = new Set<string>();
    const gone = new Set<string>();
    let token = since;
    for (let part = 0; part < MOST_PARTS; part += 1) {
      const changes = { "d:sync-token": token, "d:sync-level": 1, "d:prop": ETAG };
      const answers = await this.#ask(SYNC, changes);
      const next = textOf(multistatusIn(answers)?.syncToken);
      // A list of changes that goes back so far is no longer there.
      if (next === null) return await this.#readWhole(now);
      for (const { object, status } of this.#objectsIn(answers)) {
        (GONE.has(status) ? gone : changed).add(object);
        (GONE.has(status) ? changed : gone).delete(object);
      }
      token = next;
      if (!answers.some(({ status }) => status === INSUFFICIENT_STORAGE)) break;
    }
    const fetched = await this.#fetchAll([...changed]);
    fetched.gone.push(...gone);
    return { collection: { ...now, syncToken: token }, isWhole: false, ...fetched, versions: null };
  }

  async #fetchAll(objects: readonly string[]): Promise<Pick<ReadCollection, "changed" | "gone">> {
    const read: Pick<ReadCollection, "changed" | "gone"> = { changed: [], gone: [] };
    for (let from = 0; from < objects.length; from += BATCH) {
      const hrefs = objects.slice(from, from + BATCH).map((object) => new URL(object).pathname);
      const content = { ...ETAG, "c:calendar-data": {} };
      const answers = await this.#report("c:calendar-multiget", { "d:prop": content, "d:href": hrefs });
      if (answers.length === 0) throw new CalendarProblem("broken", "answered for none of the objects");
      const found = answers.filter(({ status }) => !GONE.has(status));
      const texts = found.map(({ props }) => textOf(props?.calendarData) ?? "");
      const busy = await findBusy(texts, this.#ports as Required<ReadPorts>);
      read.changed.push(...found.map(({ object }, at) => ({ object, busy: busy[at] ?? null })));
      read.gone.push(...answers.filter(({ status }) => GONE.has(status)).map(({ object }) => object));
    }
    return read;
  }

  /** Throws `CalendarProblem` for anything but a multistatus, in which objects that are missing are gone. */
  async #report(name: string, body: object): Promise<ObjectAnswer[]> {
    const answers = await this.#ask(name, body);
    if (!multistatusIn(answers)) {
      const [{ ok, status }] = answers as [DAVResponse];
      throw ok ? somethingElse() : problemOfStatus(status, "password");
    }
    const refused = answers.find(({ status }) => status >= 400 && !GONE.has(status));
    if (refused) throw new CalendarProblem("broken", `a part was answered with status ${refused.status}`);
    return this.#objectsIn(answers);
  }

  async #ask(name: string, body: object): Promise<DAVResponse[]> {
    const headers = { ...this.#access.headers, depth: name === SYNC ? "0" : "1" };
    const init = { method: "REPORT", headers, body: { [name]: { _attributes: NAMESPACES, ...body } } } as const;
    return await davRequest({ url: this.#collection.url, init, fetch: this.#access.fetch });
  }

  /** Answers about objects, with their addresses, and not those about the collection itself. */
  #objectsIn(answers: readonly DAVResponse[]): ObjectAnswer[] {
    const { url } = this.#collection;
    return answers.flatMap((answer) => {
      const object = answer.href ? new URL(answer.href, url).href : url;
      return object.replace(/\/$/, "") === url.replace(/\/$/, "") ? [] : [{ ...answer, object }];
    });
  }
}

function multistatusIn([answer]: readonly DAVResponse[]): { syncToken?: unknown } | undefined {
  return (answer?.raw as { multistatus?: { syncToken?: unknown } } | undefined)?.multistatus;
}

/** The library makes numbers of some texts, and objects of others. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  if (typeof value === "number") return String(value);
  const { _cdata, _text } = (value ?? {}) as { _cdata?: unknown; _text?: unknown };
  return _cdata === undefined && _text === undefined ? null : textOf(_cdata ?? _text);
}

/** A moment in UTC as RFC 5545 writes it. */
function inCalendars(moment: string): string {
  return `${moment.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
