import { calendarMultiGet, calendarQuery, type DAVResponse, propfind, syncCollection } from "tsdav";
import { addHours } from "~/lib/time/clock";
import type { CalendarBusy } from "~/platform/parsing/read-busy";
import { type DavAccess, withAccount } from "./caldav-account.server";
import type { Collection } from "./calendar";
import type { CalendarAccount } from "./calendar-account.server";
import { CalendarProblem, problemOfStatus } from "./calendar-problem";
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
const INSUFFICIENT_STORAGE = 507;

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
    if (!found.props) throw new CalendarProblem("not-a-calendar", "answered with something else");
    return { syncToken: textOf(found.props.syncToken), ctag: textOf(found.props.getctag) };
  }

  async #readWhole(now: Collection): Promise<ReadCollection> {
    const versions = await this.#versions();
    const changed = await this.#fetchAll([...versions.keys()]);
    return { collection: now, isWhole: true, changed, gone: [], versions: now.syncToken === null ? versions : null };
  }

  /** Reads the objects that have another version than before. */
  async #compare(now: Collection): Promise<ReadCollection> {
    const [versions, known] = [await this.#versions(), await this.#ports.versionsOf(now.url)];
    const others = [...versions].filter(([object, version]) => known.get(object) !== version);
    const changed = await this.#fetchAll(others.map(([object]) => object));
    const gone = [...known.keys()].filter((object) => !versions.has(object));
    return { collection: now, isWhole: false, changed, gone, versions };
  }

  /** Versions by object, of those in the coming weeks. */
  async #versions(): Promise<Versions> {
    const { from, until } = busyWindow(this.#ports.now);
    const versions = new Map<string, string>();
    // A list of thousands would hold up visitors while it is read.
    for (let start = from; start < until; start = addHours(start, FORTNIGHT)) {
      const range = { start: inCalendars(start), end: inCalendars(addHours(start, FORTNIGHT)) };
      const events = { _attributes: { name: "VEVENT" }, "time-range": { _attributes: range } };
      const found = await calendarQuery({
        ...this.#access,
        url: this.#collection.url,
        props: { "d:getetag": {} },
        filters: [{ "comp-filter": { _attributes: { name: "VCALENDAR" }, "comp-filter": events } }],
        depth: "1",
      });
      for (const { object, props } of this.#objectsIn(found)) versions.set(object, textOf(props?.getetag) ?? "");
      if (versions.size > MOST_OBJECTS) throw new CalendarProblem("too-large", `more than ${MOST_OBJECTS} objects`);
    }
    return versions;
  }

  async #readChanges(now: Collection, since: string): Promise<ReadCollection> {
    const changed = new Set<string>();
    const gone = new Set<string>();
    let token = since;
    for (let part = 0; part < MOST_PARTS; part += 1) {
      const answers = await syncCollection({
        ...this.#access,
        url: now.url,
        props: { "d:getetag": {} },
        syncLevel: 1,
        syncToken: token,
      });
      const next = textOf(multistatusIn(answers)?.syncToken);
      // A list of changes that goes back so far is no longer there.
      if (next === null) return await this.#readWhole(now);
      for (const { object, status } of this.#objectsIn(answers)) {
        (status === 404 ? gone : changed).add(object);
        (status === 404 ? changed : gone).delete(object);
      }
      token = next;
      if (!answers.some(({ status }) => status === INSUFFICIENT_STORAGE)) break;
    }
    const collection = { ...now, syncToken: token };
    return { collection, isWhole: false, changed: await this.#fetchAll([...changed]), gone: [...gone], versions: null };
  }

  async #fetchAll(objects: readonly string[]): Promise<ReadCollection["changed"]> {
    const read: ReadCollection["changed"] = [];
    for (let from = 0; from < objects.length; from += BATCH) {
      const batch = objects.slice(from, from + BATCH);
      const answers = await calendarMultiGet({
        ...this.#access,
        url: this.#collection.url,
        props: { "d:getetag": {}, "c:calendar-data": {} },
        objectUrls: batch.map((object) => new URL(object).pathname),
        depth: "1",
      });
      const found = this.#objectsIn(answers);
      const texts = found.map(({ props }) => textOf(props?.calendarData) ?? "");
      const busy = await findBusy(texts, this.#ports as Required<ReadPorts>);
      read.push(...found.map(({ object }, at) => ({ object, busy: busy[at] ?? null })));
    }
    return read;
  }

  /** Answers about objects, with their addresses, and not those about the collection itself. */
  #objectsIn(answers: readonly DAVResponse[]): (DAVResponse & { object: string })[] {
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
