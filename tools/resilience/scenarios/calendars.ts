import { setTimeout as sleep } from "node:timers/promises";
import ICAL from "ical.js";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import { Product } from "../../../tests/support/product.ts";
import { isRadicaleInstalled, LOGIN, Radicale } from "../../../tests/support/radicale.ts";
import { Bookings } from "../bookings.ts";
import { damage, onPostgres, onSqlite, type Place, rowsOf } from "../place.ts";
import { startAgain } from "../readiness.ts";
import { examplesOf, type Finding, NotHere, type Scale, type Scenario } from "../scenario.ts";
import { SeededRandom } from "../seeded-random.ts";
import { unexpectedLines } from "../unexpected-lines.ts";

const KILLS = { short: 5, full: 100 };
/** Milliseconds between two kills. */
const LIFE = { least: 300, most: 2_000 };
/** Appointments before the calendar is chosen. */
const BEFORE = 12;
/** Milliseconds between two events of the other program. */
const BETWEEN = 200;
/** Milliseconds that anything may take at all. */
const LONGEST = 5 * 60_000;
/** A process that was killed holds the lease of a calendar for a minute and a half. */
const EXPIRE =
  "update calendar_targets set lease_owner = null, lease_until = null, due_at = '2026-01-01T00:00:00.000Z'";
/** All copies are written again after each kill, so that the next one comes in the middle of it. */
const AGAIN = "update calendar_copies set due_at = '2026-01-01T00:00:00.000Z', marks = marks + 1";

/** Kills the product while it writes appointments into a CalDAV server, into which another program writes too. */
export const calendars: Scenario = {
  name: "calendars",
  hasShortForm: true,
  run: async (scale, seed) => {
    if (!isRadicaleInstalled()) throw new NotHere("there is no Radicale on this machine");
    const suffer = (place: Place) => withCalendar(place, scale, seed);
    const findings = await onSqlite(suffer);
    return scale === "short" ? findings : [...findings, ...(await onPostgres(suffer))];
  },
};

interface Written {
  uid: string;
  startsAt: string;
}

async function withCalendar(place: Place, scale: Scale, seed: number): Promise<Finding[]> {
  const on = place.name;
  const random = new SeededRandom(seed, "calendars");
  const radicale = await Radicale.start();
  const collection = await radicale.makeCalendar("work");
  const product = await Product.start({ ...place.env, ALLOWED_PRIVATE_HOSTS: radicale.host });
  const ask = <T>(query: string) => rowsOf<T>(place, product, query);
  const bookings = new Bookings(product, random);
  try {
    const session = await signInOwner(product);
    await bookings.goOn(() => bookings.count >= BEFORE);
    await choose(product, session, radicale, collection);
    let kills = 0;
    let isOver = false;
    const customers = [bookings.goOn(() => isOver), bookings.goOn(() => isOver)];
    let foreign = 0;
    const other = async () => {
      for (; !isOver; foreign += 1) {
        await sleep(random.between(0, BETWEEN));
        await radicale.put(collection, `${FOREIGN}${foreign}`, foreignEvent(foreign));
      }
    };
    const others = other();
    while (kills < KILLS[scale]) {
      await sleep(random.between(LIFE.least, LIFE.most));
      await product.kill();
      kills += 1;
      for (const change of [EXPIRE, AGAIN]) await ask(change);
      await startAgain(product);
    }
    isOver = true;
    await Promise.all([...customers, others]);
    await ask(EXPIRE);
    const start = performance.now();
    while ((await ask("select id from calendar_copies where due_at is not null")).length > 0) {
      if (performance.now() - start > LONGEST) break;
      await sleep(100);
    }
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const booked = await ask<{ id: string; starts_at: string }>(
      "select id, starts_at from appointments where status = 'booked'",
    );
    const events = eventsIn((await radicale.request("GET", collection)).text);
    const ours = events.filter(({ uid }) => !uid.startsWith(FOREIGN));
    const wanted = booked.map(({ id, starts_at }) => ({ uid: `${id}@appointments.weef`, startsAt: starts_at }));
    const asked = await ask("select id from calendar_copies where found is not null");
    return [
      { what: "kills of the product", on, count: kills, goal: { atLeast: KILLS[scale] } },
      { what: "bookings, moves and cancellations", on, count: bookings.count, goal: { atLeast: 1 } },
      { what: "appointments at the end", on, count: wanted.length, goal: { atLeast: 1 } },
      { what: "seconds until all was written", on, count: seconds, goal: null },
      counted("appointments lost in the calendar", on, missing(wanted, ours)),
      counted("events that are no appointment, or twice", on, missing(ours, wanted)),
      counted("changes taken for changes by the owner", on, asked),
      {
        what: "events of the other program lost",
        on,
        count: foreign - (events.length - ours.length),
        goal: { atMost: 0 },
      },
      { ...unexpectedLines(place, product), on },
      { what: "damage in the database file", on, count: await damage(place, product), goal: { atMost: 0 } },
    ];
  } finally {
    await product.remove();
    await radicale.stop();
  }
}

const FOREIGN = "foreign-";

function foreignEvent(number: number): string {
  const event = [`UID:${FOREIGN}${number}`, "DTSTAMP:20261101T100000Z", "DTSTART:20261201T200000Z", "SUMMARY:Bridge"];
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Bridge//NL", "BEGIN:VEVENT", ...event]
    .concat(["END:VEVENT", "END:VCALENDAR", ""])
    .join("\r\n");
}

function eventsIn(content: string): Written[] {
  const calendar = new ICAL.Component(ICAL.parse(content));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return { uid: event.uid, startsAt: event.startDate.toJSDate().toISOString() };
  });
}

function counted(what: string, on: string, found: readonly unknown[]): Finding {
  return { what, on, count: found.length, goal: { atMost: 0 }, examples: examplesOf(found) };
}

/** Those of `these` that `those` do not have as often. */
function missing(these: readonly Written[], those: readonly Written[]): Written[] {
  const left = those.map(({ uid, startsAt }) => `${uid} ${startsAt}`);
  return these.filter(({ uid, startsAt }) => {
    const at = left.indexOf(`${uid} ${startsAt}`);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Connects the account of the owner, and chooses the calendar to write to. */
async function choose(
  product: Product,
  session: { Cookie: string },
  radicale: Radicale,
  collection: string,
): Promise<void> {
  const address = `${product.url}/admin/account/calendar`;
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(address, { method: "POST", headers: session, body, redirect: "manual" });
    const calendar = new URL(answer.headers.get("Location") ?? "/", product.url).searchParams.get("calendar");
    if (answer.status !== 303 || calendar === null) throw new Error(`${fields.do} was answered with ${answer.status}`);
    return calendar;
  };
  const calendar = await post({ do: "add", kind: "caldav", url: radicale.url, ...LOGIN });
  await post({ do: "use", calendar, version: "1", read: "", write: collection });
}
