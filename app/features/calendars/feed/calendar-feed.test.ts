import ICAL from "ical.js";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { cancelBooked, insertAppointment } from "~/features/appointments/appointment-store.server";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { clientAddressContext } from "~/lib/request-context";
import { loader } from "~/routes/machine/calendar-feed";
import { type Services, servicesContext } from "~/services.server";
import { addUser, authOn } from "../../../../tests/support/accounts";
import { appointmentRow } from "../../../../tests/support/appointments";
import { openFresh } from "../../../../tests/support/databases";
import { limitOf, SECRET } from "../../../../tests/support/services";
import { appointmentIdOf } from "../own-event";
import { closeFeed, feedAddress, renewFeed, showNames } from "./calendar-feed.server";
import { findFeed } from "./feed-store.server";

const DAY = 24 * 3_600_000;
const env = { SITE_URL: "https://weef.example", SESSION_SECRET: SECRET };
let db: Db;
let by: { user: { id: string; email: string }; now: Date };

beforeEach(async () => {
  db = await openFresh();
  const user = await addUser(authOn(db), { email: "anna@weef.example", role: "staff" }, new Date());
  by = { user, now: new Date() };
  await renewFeed({ db, env }, by);
});

const address = async () => {
  const feed = await findFeed(db, { user_id: by.user.id });
  if (!feed) throw new Error("There is no feed");
  return feedAddress(feed, env);
};

async function open(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { db, env, limits: { calendarFeeds: limitOf(db, "f", 20) } } as unknown as Services);
  context.set(clientAddressContext, "192.0.2.1");
  const params = { file: new URL(url).pathname.replace("/calendar/", "") };
  const args = { request: new Request(url, { headers }), url: new URL(url), params, context };
  return await loader(args as unknown as Parameters<typeof loader>[0]);
}

async function book(days: number, changes: Partial<AppointmentRow> = {}): Promise<AppointmentRow> {
  const id = crypto.randomUUID();
  const starts_at = new Date(Date.now() + days * DAY).toISOString();
  const row = appointmentRow({ id, starts_at, place: "customer", address: "Dorpsstraat 1, Hengelo", ...changes });
  await db.transaction().execute((tx) => insertAppointment(tx, row));
  return row;
}

async function eventsAt(url: string): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await open(url)).text()));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

it("has the booked appointments from thirty days back on, each known by one identity", async () => {
  await book(-31);
  const [past, ahead, gone] = [await book(-29), await book(3), await book(4)];
  await book(5, { status: "spam" });
  await db.transaction().execute((tx) => cancelBooked(tx, gone.id, "visitor", new Date()));
  const events = await eventsAt(await address());
  expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(
    [past, ahead].map(({ starts_at }) => Math.floor(Date.parse(starts_at) / 1_000) * 1_000),
  );
  expect(events.every(({ uid }) => appointmentIdOf(uid) !== null)).toBe(true);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
});

it("tells nothing of customers, until the colleague wants their names in it", async () => {
  await book(3);
  const url = await address();
  expect(await (await open(url)).text()).not.toMatch(/Anna|Jansen|brood|Dorpsstraat|bakkerij/);
  await showNames({ db, env }, true, by);
  expect(await (await open(url)).text()).toContain("Anna Jansen");
  await showNames({ db, env }, false, by);
  expect(await (await open(url)).text()).not.toContain("Anna");
});

it("is sent once to a program that asks whether it has changed", async () => {
  await book(3);
  const url = await address();
  const first = await open(url);
  const tag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toBe("no-store");
  expect(first.headers.get("X-Robots-Tag")).toContain("noindex");
  const again = await open(url, { "If-None-Match": tag });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
  await book(4);
  expect((await open(url, { "If-None-Match": tag })).status).toBe(200);
});

it("is not there at an address that is revoked, replaced, made up or without its ending", async () => {
  const url = await address();
  await renewFeed({ db, env }, by);
  const renewed = await address();
  expect(renewed).not.toBe(url);
  const statuses = async (...urls: string[]) => Promise.all(urls.map(async (each) => (await open(each)).status));
  const made = `${env.SITE_URL}/calendar/${"t".repeat(43)}.ics`;
  expect(await statuses(renewed, url, made, renewed.replace(".ics", ""))).toEqual([200, 404, 404, 404]);
  await closeFeed({ db, env }, by);
  expect(await statuses(renewed)).toEqual([404]);
  await renewFeed({ db, env }, by);
  expect(await address()).not.toBe(renewed);
});

it("is not read too often from one address", async () => {
  const url = await address();
  for (let time = 0; time < 20; time += 1) await open(url);
  const refused = await open(url);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
});
