import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../tests/support/databases";
import { addUser, keepSubscription } from "../../../tests/support/push";
import { PUSH_ORIGIN } from "../../../tests/support/push-peer";
import { PushReceiver } from "../../../tests/support/push-receiver";
import { addDevice, deviceName, readDevices, removeDevice } from "./devices.server";
import { recordDelivery } from "./push-store.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");

describe("devices", () => {
  let db: Db;
  let user: { id: string; email: string };
  beforeEach(async () => {
    db = await openFresh();
    user = await addUser(db, { now: NOW });
  });

  const browser = () => new PushReceiver(PUSH_ORIGIN);
  const by = (who = user) => ({ user: who, userAgent: "", now: NOW });
  const auditEntries = async () =>
    (await db.selectFrom("audit_log").select(["action", "user_email"]).orderBy("id").execute()).map(
      ({ action, user_email }) => `${action} by ${user_email}`,
    );

  it("are listed once for their user, however often they come", async () => {
    const phone = browser();
    const id = await keepSubscription(db, phone, { user, now: NOW });
    expect(await keepSubscription(db, phone, { user, now: NOW })).toBe(id);
    expect(await readDevices(db, user.id, "nl", NOW)).toMatchObject([
      { id, name: "Chrome, Android", since: "za 21 nov 2026, 14:05", lastSent: null, hasProblem: false },
    ]);
  });

  it("that say nothing of what was sent to them are told apart, until they do or are turned on again", async () => {
    const phone = browser();
    const id = await keepSubscription(db, phone, { user, now: NOW });
    const silentAfter = async (days: number) =>
      (await readDevices(db, user.id, "nl", new Date(NOW.getTime() + days * 24 * 3_600_000)))[0]?.silentDays;
    expect(await silentAfter(4)).toBeNull();
    await recordDelivery(db, id, { sentAt: NOW });
    await recordDelivery(db, id, { sentAt: new Date(NOW.getTime() + 24 * 3_600_000) });
    expect([await silentAfter(0), await silentAfter(0.5), await silentAfter(4.5)]).toEqual([null, 0, 4]);
    await keepSubscription(db, phone, { user, now: NOW });
    expect(await silentAfter(4)).toBeNull();
  });

  it("go over to the next user who signs in there", async () => {
    const shared = browser();
    await keepSubscription(db, shared, { user, now: NOW });
    const next = await addUser(db, { now: NOW });
    await keepSubscription(db, shared, { user: next, now: NOW });
    expect(await readDevices(db, user.id, "nl", NOW)).toEqual([]);
    expect(await readDevices(db, next.id, "nl", NOW)).toHaveLength(1);
  });

  it("replace the subscription that the browser renewed by itself", async () => {
    const [old, renewed] = [browser(), browser()];
    await keepSubscription(db, old, { user, now: NOW });
    await addDevice(db, { ...renewed.subscription, replaces: old.endpoint }, by());
    const endpoints = await db.selectFrom("push_devices").select("endpoint").execute();
    expect(endpoints).toEqual([{ endpoint: renewed.endpoint }]);
  });

  it("can be removed by their own user only, and the log says who did so", async () => {
    const id = await keepSubscription(db, browser(), { user, now: NOW });
    const other = await addUser(db, { now: NOW });
    expect(await removeDevice(db, id, by(other))).toBe(false);
    expect(await removeDevice(db, id, by())).toBe(true);
    expect(await removeDevice(db, id, by())).toBe(false);
    expect(await auditEntries()).toEqual([`push-device.add by ${user.email}`, `push-device.remove by ${user.email}`]);
  });

  it("are gone with their user", async () => {
    await keepSubscription(db, browser(), { user, now: NOW });
    await db.deleteFrom("user").where("id", "=", user.id).execute();
    expect(await db.selectFrom("push_devices").selectAll().execute()).toEqual([]);
  });

  it.each([
    "http://push.browser.example/a",
    "https://localhost/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://10.0.0.1/a",
    "https://database/a",
    "https://db.internal/a",
    "https://push.browser.example:8443/a",
    "https://user@push.browser.example/a",
    `https://push.browser.example/${"a".repeat(1_000)}`,
    "https://push.browser.example/a\0",
    "https://push.browser.example/a b",
    "https://push.browser.example/é",
    "",
  ])("are not accepted with the endpoint %j", async (endpoint) => {
    expect(await addDevice(db, { ...browser().subscription, endpoint }, by())).toBeNull();
  });

  it("are not accepted as a replacement for an endpoint that no browser can have", async () => {
    for (const replaces of ["https://push.browser.example/a\0", "a".repeat(1_001), ""])
      expect(await addDevice(db, { ...browser().subscription, replaces }, by())).toBeNull();
  });

  it("need keys that a message can be encrypted with", async () => {
    const { endpoint, keys } = browser().subscription;
    for (const wrong of [{ ...keys, auth: "short" }, { ...keys, p256dh: `${"A".repeat(86)}!` }, {}]) {
      expect(await addDevice(db, { endpoint, keys: wrong }, by())).toBeNull();
    }
  });
});

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1", "Safari, iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0", "Edge, Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox, Linux"],
  ["curl/8", ""],
])("gives %s a name that its user recognises: %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
