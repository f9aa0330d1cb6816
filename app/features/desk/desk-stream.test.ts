import { expect, it, onTestFinished } from "vitest";
import { Live } from "~/features/live/live.server";
import type { Db } from "~/lib/db/database.server";
import { EventStreams } from "~/lib/http/event-stream.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { watchDesk } from "./desk-stream.server";

const log = createLog("silent");

describeOnEachDatabase("the stream of the desk", (openFresh) => {
  it("tells later what happened while the database was away", async () => {
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
    const streams = new EventStreams({ isBounded: true });
    onTestFinished(() => streams.close());
    const response = watchDesk({ db, live, streams, log }, { id: "owner", role: "owner" }, async () => true, null);
    let told = "";
    const listening = response?.body?.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({
        write: (text) => {
          told += text;
        },
      }),
    );
    await expect.poll(() => told).toContain('"event":null');

    isAway = true;
    await live.publish({ kind: "appointment" });
    await new Promise(setImmediate);
    isAway = false;
    expect(told).not.toContain("appointment");
    await live.publish({ kind: "lead-changed", lead: "1" });
    await expect
      .poll(() => [...told.matchAll(/"kind":"([a-z-]+)"/g)].map(([, kind]) => kind))
      .toEqual(["appointment", "lead-changed"]);
    streams.close();
    await listening;
  });
});
