import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { recordRequest } from "~/features/leads/record-lead.server";
import type { Db } from "~/lib/db/database.server";
import { EventStreams } from "~/lib/http/event-stream.server";
import { createLog } from "~/lib/log.server";
import { Live } from "~/platform/live/live.server";
import { databasePlace, describeOnEachDatabase, describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { watchDesk } from "./desk-stream.server";

const log = createLog("silent");

/** The stream of an owner; `told` collects what it sends. */
function listen(db: Db, live: Live) {
  const streams = new EventStreams({ isBounded: true });
  onTestFinished(() => streams.close());
  const response = watchDesk({ db, live, streams, log }, { id: "owner", role: "owner" }, async () => true, null);
  const heard = { told: "" };
  void response?.body?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write: (text) => {
        heard.told += text;
      },
    }),
  );
  return heard;
}

const kindsIn = ({ told }: { told: string }) => [...told.matchAll(/"kind":"([a-z-]+)"/g)].map(([, kind]) => kind);

describeOnEachDatabase("the stream of the desk", (openFresh) => {
  it("sends events later that happened while the database was away", async () => {
    const fresh = await openFresh();
    let isAway = false;
    const db = new Proxy<Db>(fresh, {
      get: (target, name) => {
        if (isAway) throw new Error("The database is away");
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const live = new Live({ db: fresh, log });
    const heard = listen(db, live);
    await expect.poll(() => heard.told).toContain('"event":null');

    isAway = true;
    await live.publish({ kind: "appointment" });
    await new Promise(setImmediate);
    isAway = false;
    expect(heard.told).not.toContain("appointment");
    await live.publish({ kind: "lead-changed", lead: "1" });
    await expect.poll(() => kindsIn(heard)).toEqual(["appointment", "lead-changed"]);
  });

  it("says who has come in, and nothing for a test lead of Meta", async () => {
    const db = await openFresh();
    const live = new Live({ db, log });
    const heard = listen(db, live);
    await expect.poll(() => heard.told).toContain('"event":null');
    for (const is_test of [1, 0] as const) {
      const row = offerRequestRow({ name: `Jan ${is_test}`, source: "meta-ads", is_test });
      const lead = await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
      await live.publish({ kind: "lead", lead });
    }
    await expect.poll(() => heard.told).toContain('"about":{"name":"Jan 0","callBy":"');
    expect(heard.told).not.toContain("Jan 1");
  });
});

describeOnPostgres("the stream of the desk at one of several processes", (openFresh) => {
  it("has pages reloaded once after missed events, even if no count has changed", async () => {
    const db = await openFresh();
    const { databaseUrl } = databasePlace(db);
    const live = new Live({ db, databaseUrl, log, look: 20 });
    onTestFinished(() => live.stop());
    live.start();
    const heard = listen(db, live);
    await expect.poll(() => kindsIn(heard)).toEqual(["missed"]);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'weef live' and datname = current_database()`.execute(db);
    await new Live({ db: openAgain(db), databaseUrl, log }).publish({ kind: "appointment" });
    await expect.poll(() => kindsIn(heard)).toEqual(["missed", "missed"]);
    expect(heard.told.match(/event: news/g)).toHaveLength(3);
  });
});
