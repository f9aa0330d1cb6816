import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { publicFetch } from "~/lib/http/public-fetch.server";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { addUser, authOn } from "../../../tests/support/accounts";
import { appointmentRow } from "../../../tests/support/appointments";
import { openFresh } from "../../../tests/support/databases";
import { calendarOf, IcsServer } from "../../../tests/support/ics-server";
import { isRadicaleInstalled, LOGIN, Radicale } from "../../../tests/support/radicale";
import { mailingServices, SECRET } from "../../../tests/support/services";
import { collectionsOf } from "./calendar";
import { newCalendar } from "./calendar-account.server";
import { type CalendarQueue, calendarQueue } from "./calendar-queue.server";
import { busyBetween, changeCalendar, findCalendar, insertCalendar } from "./calendar-store.server";
import { uidOf } from "./own-event";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const DENTIST = "UID:dentist\nDTSTART:20261124T093000Z\nDTEND:20261124T101500Z\nSUMMARY:Tandarts";
const AT_DENTIST = { startsAt: "2026-11-24T09:30:00.000Z", endsAt: "2026-11-24T10:15:00.000Z" };

let db: Db;
let time: Date;
let userId: string;
let queue: CalendarQueue;
/** Method and path of each request. */
let asked: string[];
/** Names of the objects whose content was fetched. */
let fetched: string[];
/** Answers in place of the server. Undefined if the server may answer. */
let intercept: (body: string) => Response | undefined | Promise<undefined>;

beforeEach(async () => {
  db = await openFresh();
  time = NOW;
  asked = [];
  fetched = [];
  intercept = () => undefined;
  userId = (await addUser(authOn(db), { email: "anna@weef.example", role: "owner" }, time)).id;
});

function openQueue(
  hosts: readonly string[],
  { patience = 5_000, rewrite = (text: string) => text } = {},
): CalendarQueue {
  const reach = publicFetch({
    ...{ allowedHosts: new Set(hosts), redirects: 5, userAgent: "test" },
    ...{ maxBytes: 5 * 1024 * 1024, patience },
  });
  const fetching: typeof fetch = async (input, init) => {
    const answer = (await intercept(String(init?.body))) ?? (await reach(input, init));
    asked.push(`${init?.method ?? "GET"} ${new URL(String(input)).pathname}`);
    if (/multiget/.test(String(init?.body))) fetched.push(...(String(init?.body).match(/[\w-]+\.ics/g) ?? []));
    if (init?.method !== "PROPFIND") return answer;
    return new Response(rewrite(await answer.text()), answer);
  };
  const { env, live } = mailingServices(db);
  return calendarQueue({
    ...{ db, live, log: createLog("silent"), now: () => time, fetch: fetching },
    env: { ...env, ALLOWED_PRIVATE_HOSTS: new Set(hosts) },
  });
}

async function add(account: Pick<Parameters<typeof newCalendar>[0], "kind" | "url">, urls: readonly string[] = []) {
  const collections = urls.map((url) => ({ url, name: url, isRead: true, syncToken: null, ctag: null }));
  const login = account.kind === "caldav" ? LOGIN : { username: null, password: null };
  const made = { ...account, ...login, userId, name: "Anna", collections, ownAddresses: [] };
  const row = newCalendar(made, SECRET, time);
  await db.transaction().execute((tx) => insertCalendar(tx, row));
  return row.id;
}

const calendar = async (id: string) => (await findCalendar(db, id)) as CalendarRow;
const busy = (but?: string) => busyBetween(db, { startsAt: NOW.toISOString(), endsAt: "2027-03-01" }, but);

function pass(minutes: number): void {
  time = new Date(time.getTime() + minutes * 60_000);
}

/** Minutes until it is read again. */
const dueIn = async (id: string) => (Date.parse((await calendar(id)).due_at) - time.getTime()) / 60_000;

describe("a secret ICS address", () => {
  let server: IcsServer;
  beforeAll(async () => {
    server = await IcsServer.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.requests.length = 0;
    queue = openQueue([server.host]);
  });

  it("is read every eight minutes, and only fetched when it has changed", async () => {
    server.answer = (request, response) => {
      const isKnown = request.headers["if-none-match"] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"', "last-modified": "Fri, 20 Nov 2026 10:00:00 GMT" });
      response.end(isKnown ? undefined : calendarOf(DENTIST));
    };
    const id = await add({ kind: "ics", url: server.url });
    await queue.attemptDue();
    expect(await busy()).toEqual([AT_DENTIST]);
    expect(await dueIn(id)).toBe(8);
    pass(8);
    await queue.attemptDue();
    expect(server.requests.map((headers) => [headers["if-none-match"], headers["if-modified-since"]])).toEqual([
      [undefined, undefined],
      ['"1"', "Fri, 20 Nov 2026 10:00:00 GMT"],
    ]);
    expect(await calendar(id)).toMatchObject({ read_at: time.toISOString(), trouble: null });
    expect(await busy()).toEqual([AT_DENTIST]);
  });

  it("is fetched once a day even if it has not changed, since other weeks are to come", async () => {
    const later = "UID:later\nDTSTART:20270124T093000Z\nDTEND:20270124T101500Z";
    server.answer = (request, response) => {
      const isKnown = request.headers["if-none-match"] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : calendarOf(later));
    };
    await add({ kind: "ics", url: server.url });
    await queue.attemptDue();
    expect(await busy()).toEqual([]);
    for (let day = 1; day <= 3; day += 1) {
      pass(24 * 60);
      await queue.attemptDue();
    }
    expect(await busy()).toEqual([{ startsAt: "2027-01-24T09:30:00.000Z", endsAt: "2027-01-24T10:15:00.000Z" }]);
  });

  it.each<[string, (server: IcsServer) => void, CalendarRow["trouble"]]>([
    ["a web page", (at) => at.serve("<!doctype html><title>Welkom</title>"), "not-a-calendar"],
    ["a page to sign in", (at) => at.serve('<html><form><input type="password" name="p"></form>'), "sign-in-page"],
    ["a calendar that is cut off", (at) => at.serve(calendarOf(DENTIST).slice(0, -20)), "broken"],
    ["nothing", (at) => at.serve(""), "not-a-calendar"],
    ["that it is gone", (at) => (at.answer = (_, response) => response.writeHead(404).end()), "not-found"],
    ["that it is secret", (at) => (at.answer = (_, response) => response.writeHead(401).end()), "sign-in-page"],
    ["that it is out of order", (at) => (at.answer = (_, response) => response.writeHead(503).end()), "unreachable"],
    ["300 MB", (at) => (at.answer = (_, response) => endless(response)), "too-large"],
    ["half an answer", (at) => (at.answer = (_, response) => void response.writeHead(200).write("BEGIN:")), "silent"],
    [
      "the way to a private address",
      (at) => (at.answer = (_, response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end()),
      "private-address",
    ],
  ])("keeps its last copy while its server answers with %s", async (_, answer, trouble) => {
    queue = openQueue([server.host], { patience: trouble === "silent" ? 700 : 5_000 });
    server.serve(calendarOf(DENTIST));
    const id = await add({ kind: "ics", url: server.url });
    await queue.attemptDue();
    pass(8);
    const since = time.toISOString();
    answer(server);
    await queue.attemptDue();
    expect(await calendar(id)).toMatchObject({ trouble, trouble_since: since, read_at: NOW.toISOString() });
    expect(await busy()).toEqual([AT_DENTIST]);
    expect(await dueIn(id)).toBe(8);
    pass(8);
    await queue.attemptDue();
    expect(await calendar(id)).toMatchObject({ trouble, trouble_since: since });
    expect(await dueIn(id)).toBe(16);
    pass(16);
    server.serve(calendarOf());
    await queue.attemptDue();
    expect(await calendar(id)).toMatchObject({ trouble: null, trouble_since: null, attempts: 0 });
    expect(await busy()).toEqual([]);
  });

  it("counts no appointment of ours that it has, but one that was moved in it", async () => {
    const row = appointmentRow({
      id: newId(),
      starts_at: "2026-11-24T09:30:00.000Z",
      ends_at: "2026-11-24T10:00:00.000Z",
    });
    await db.insertInto("appointments").values(row).execute();
    const event = (start: string, end: string) => `UID:${uidOf(row.id)}\nDTSTART:${start}\nDTEND:${end}`;
    server.serve(calendarOf(event("20261124T093000Z", "20261124T100000Z")));
    await add({ kind: "ics", url: server.url });
    await queue.attemptDue();
    expect(await busy()).toEqual([]);
    pass(8);
    server.serve(calendarOf(event("20261125T093000Z", "20261125T100000Z")));
    await queue.attemptDue();
    expect(await busy()).toEqual([{ startsAt: "2026-11-25T09:30:00.000Z", endsAt: "2026-11-25T10:00:00.000Z" }]);
    expect(await busy(row.id)).toEqual([]);
    await db.updateTable("appointments").set({ status: "cancelled" }).execute();
    expect(await busy()).toEqual([]);
  });

  it("counts once for two colleagues who both have it", async () => {
    server.serve(calendarOf(DENTIST));
    await add({ kind: "ics", url: server.url });
    await add({ kind: "ics", url: server.url });
    expect(await queue.attemptDue()).toBe(2);
    expect(await busy()).toEqual([AT_DENTIST]);
  });

  it("is free where the colleague has declined", async () => {
    server.serve(calendarOf(`${DENTIST}\nATTENDEE;PARTSTAT=DECLINED:mailto:Anna@weef.example`));
    await add({ kind: "ics", url: server.url });
    await queue.attemptDue();
    expect(await busy()).toEqual([]);
  });
});

/** Sends more than any calendar has, for as long as it is read. */
function endless(response: {
  write: (text: string) => boolean;
  once: (event: string, then: () => void) => unknown;
}): void {
  const more = () => {
    while (response.write(`X-MORE:${"x".repeat(60_000)}\r\n`));
    response.once("drain", more);
  };
  more();
}

describe.skipIf(!isRadicaleInstalled())("a CalDAV account", () => {
  let radicale: Radicale;
  let work: string;
  beforeAll(async () => {
    radicale = await Radicale.start();
  });
  afterAll(() => radicale.stop());
  beforeEach(async () => {
    work = await radicale.makeCalendar(newId());
    queue = openQueue([radicale.host]);
  });

  const noTokens = (text: string) => text.replace(/<(\w+:)?sync-token>[^<]*<\/(\w+:)?sync-token>/g, "");
  const noTags = (text: string) => noTokens(text).replace(/<(\w+:)?getctag>[^<]*<\/(\w+:)?getctag>/g, "");

  it.each([
    ["a list of changes", (text: string) => text],
    ["a tag of the collection", noTokens],
    ["versions of the objects alone", noTags],
  ])("is read every minute, and only what has changed is fetched: a server with %s", async (_, rewrite) => {
    queue = openQueue([radicale.host], { rewrite });
    await radicale.put(work, "dentist", calendarOf(DENTIST));
    await radicale.put(work, "lunch", calendarOf("UID:lunch\nDTSTART:20261125T110000Z\nDTEND:20261125T120000Z"));
    const lunch = { startsAt: "2026-11-25T11:00:00.000Z", endsAt: "2026-11-25T12:00:00.000Z" };
    const id = await add({ kind: "caldav", url: radicale.url }, [work]);
    const read = async () => {
      await queue.attemptDue();
      expect(await calendar(id)).toMatchObject({ trouble: null, read_at: time.toISOString() });
      expect(await dueIn(id)).toBe(1);
      pass(1);
      return await busy();
    };
    expect(await read()).toEqual([AT_DENTIST, lunch]);
    fetched.length = 0;
    expect(await read()).toEqual([AT_DENTIST, lunch]);
    expect(fetched).toEqual([]);
    await radicale.put(work, "dentist", calendarOf(DENTIST.replace("T0930", "T0900")));
    expect(await read()).toEqual([{ ...AT_DENTIST, startsAt: "2026-11-24T09:00:00.000Z" }, lunch]);
    expect(fetched).toEqual(["dentist.ics"]);
    await radicale.request("DELETE", `${work}lunch.ics`);
    expect(await read()).toEqual([{ ...AT_DENTIST, startsAt: "2026-11-24T09:00:00.000Z" }]);
  });

  const REPORTS = /calendar-query|calendar-multiget|sync-collection/;
  const xml = (text: string, status = 207) => new Response(text, { status, headers: { "content-type": "text/xml" } });

  describe.each([
    ["a list of changes", (text: string) => text],
    ["a tag of the collection", noTokens],
  ])("of a server with %s", (_, rewrite) => {
    let id: string;
    beforeEach(async () => {
      queue = openQueue([radicale.host], { rewrite });
      await radicale.put(work, "dentist", calendarOf(DENTIST));
      id = await add({ kind: "caldav", url: radicale.url }, [work]);
      await queue.attemptDue();
      await radicale.put(work, "dentist", calendarOf(DENTIST.replace("T0930", "T0900")));
    });

    it.each<[string, RegExp, () => Response, CalendarRow["trouble"]]>([
      ["a page", REPORTS, () => new Response("<!doctype html><title>Log in</title>"), "not-a-calendar"],
      ["nothing", REPORTS, () => new Response(""), "not-a-calendar"],
      ["nothing as XML", REPORTS, () => xml("", 200), "not-a-calendar"],
      ["a page as XML", REPORTS, () => xml("<html xmlns='http://www.w3.org/1999/xhtml'/>", 200), "not-a-calendar"],
      ["none of the objects", /multiget/, () => xml('<multistatus xmlns="DAV:"/>'), "broken"],
      ["a refusal of one object", /multiget/, () => xml(statusOf(503)), "broken"],
      ["that it is out of order", REPORTS, () => new Response("", { status: 503 }), "unreachable"],
    ])("keeps its last copy while a report is answered with %s", async (_, reports, answer, trouble) => {
      intercept = (body) => (reports.test(body) ? answer() : undefined);
      for (const minutes of [1, 24 * 60]) {
        pass(minutes);
        await queue.attemptDue();
        expect(await calendar(id)).toMatchObject({ trouble, read_at: NOW.toISOString() });
        expect(await busy()).toEqual([AT_DENTIST]);
      }
      intercept = () => undefined;
      pass(60);
      await queue.attemptDue();
      expect(await calendar(id)).toMatchObject({ trouble: null, read_at: time.toISOString() });
      expect(await busy()).toEqual([{ ...AT_DENTIST, startsAt: "2026-11-24T09:00:00.000Z" }]);
    });

    it("counts no object that is gone when its content is fetched", async () => {
      intercept = (body) => (/multiget/.test(body) ? xml(statusOf(404)) : undefined);
      pass(1);
      await queue.attemptDue();
      expect(await calendar(id)).toMatchObject({ trouble: null, read_at: time.toISOString() });
      expect(await busy()).toEqual([]);
    });

    const statusOf = (status: number) =>
      `<multistatus xmlns="DAV:"><response><href>${new URL(work).pathname}dentist.ics</href>` +
      `<status>HTTP/1.1 ${status} Status</status></response></multistatus>`;
  });

  it("asks one thing a minute while nothing changes", async () => {
    await add({ kind: "caldav", url: radicale.url }, [work]);
    await queue.attemptDue();
    asked.length = 0;
    pass(1);
    await queue.attemptDue();
    expect(asked).toEqual([`PROPFIND ${new URL(work).pathname}`]);
  });

  it("counts the calendars that the colleague chooses", async () => {
    const home = await radicale.makeCalendar(newId());
    await radicale.put(work, "dentist", calendarOf(DENTIST));
    await radicale.put(home, "lunch", calendarOf("UID:lunch\nDTSTART:20261125T110000Z\nDTEND:20261125T120000Z"));
    const id = await add({ kind: "caldav", url: radicale.url }, [work, home]);
    await queue.attemptDue();
    expect(await busy()).toHaveLength(2);
    const chosen = [work, home].map((url) => ({ url, name: url, isRead: url === work, syncToken: null, ctag: null }));
    const change = { collections: JSON.stringify(chosen) };
    // They choose while it is read, which may take minutes.
    const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()];
    intercept = () => {
      begun.resolve();
      return slow.promise;
    };
    pass(1);
    const earlier = queue.attemptDue();
    await begun.promise;
    await db.transaction().execute(async (tx) => changeCalendar(tx, await calendar(id), change, time));
    await queue.attemptDue();
    slow.resolve(undefined);
    await earlier;
    await queue.attemptDue();
    expect(collectionsOf(await calendar(id)).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await busy()).toEqual([AT_DENTIST]);
  });

  it("keeps its last copy when the password is refused, and asks seldom until it is entered again", async () => {
    await radicale.put(work, "dentist", calendarOf(DENTIST));
    const id = await add({ kind: "caldav", url: radicale.url }, [work]);
    await queue.attemptDue();
    await radicale.changePassword("another");
    pass(1);
    await queue.attemptDue();
    expect(await calendar(id)).toMatchObject({ trouble: "password", trouble_since: time.toISOString() });
    pass(1);
    await queue.attemptDue();
    expect(await dueIn(id)).toBe(60);
    expect(await busy()).toEqual([AT_DENTIST]);
    await radicale.changePassword(LOGIN.password);
    await db.transaction().execute(async (tx) => changeCalendar(tx, await calendar(id), {}, time));
    await queue.attemptDue();
    expect(await calendar(id)).toMatchObject({ trouble: null, trouble_since: null });
  });

  it("is tried before it is stored", async () => {
    await radicale.put(work, "dentist", calendarOf(DENTIST));
    const account = { kind: "caldav", url: radicale.url, ...LOGIN } as const;
    const tried = await queue.tryCalendar(account);
    expect(tried).toMatchObject({ outcome: "good" });
    expect(tried.outcome === "good" && tried.collections.map(({ url }) => url)).toContain(work);
    expect(await queue.tryCalendar({ ...account, password: "wrong" })).toMatchObject({ trouble: "password" });
    expect(await queue.tryCalendar({ ...account, url: "http://127.0.0.1/" })).toMatchObject({
      trouble: "private-address",
    });
  });

  it("is looked at again in time, or its last copy counts", async () => {
    const id = await add({ kind: "caldav", url: radicale.url }, [work]);
    await queue.attemptDue();
    pass(0.5);
    await radicale.put(work, "dentist", calendarOf(DENTIST));
    expect(await queue.lookNow([id], 3_000)).toBe(true);
    expect(await busy()).toEqual([AT_DENTIST]);
    const server = await IcsServer.start();
    server.answer = () => {};
    const slow = await add({ kind: "ics", url: server.url });
    queue = openQueue([server.host]);
    expect(await queue.lookNow([slow], 300)).toBe(false);
    await server.stop();
  });
});
