import { setImmediate as othersTurn } from "node:timers/promises";
import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { type Services, servicesContext } from "~/services.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { loader } from "./readyz";

describeOnEachDatabase("readiness", (openFresh) => {
  function ask(db: Db): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, { background: db, log: createLog("silent") } as Services);
    return loader({ context } as unknown as Parameters<typeof loader>[0]);
  }

  it("is ok when requests can be stored", async () => {
    const answer = await ask(await openFresh());
    const ready = { status: "ready", oldest_unsent_mail_seconds: 0, troubles: [] };
    expect([answer.status, await answer.json()]).toEqual([200, ready]);
  });

  it("answers after waiting once for a connection, however many come later", async () => {
    const db = await openFresh();
    const hold = () => db.transaction().execute((tx) => sql`select 1`.execute(tx).then(() => othersTurn()));
    const before = Array.from({ length: 20 }, hold);
    const asked = ask(db);
    // They keep their connections until then: a second wait would be in vain.
    const after = Array.from({ length: 200 }, () => db.transaction().execute(() => asked));
    expect((await asked).status).toBe(200);
    await Promise.all([...before, ...after]);
  });

  it("waits for the newest schema", async () => {
    const db = await openFresh();
    await db.deleteFrom("kysely_migration" as never).execute();
    expect((await ask(db)).status).toBe(503);
  });

  it("does not report any other failure as a database that is away", async () => {
    const db = await openFresh();
    await db.schema.dropTable("outbox").execute();
    await expect(ask(db)).rejects.toThrow("outbox");
  });
});
