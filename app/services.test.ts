import { expect, it, onTestFinished } from "vitest";
import { databasePlace, describeOnPostgres } from "../tests/support/databases";
import { isMigrated } from "./lib/db/database.server";
import { readEnv } from "./lib/env.server";
import { createLog } from "./lib/log.server";
import { createServices } from "./services.server";

describeOnPostgres("services", (openFresh) => {
  it("keep working in the background when visitors hold every connection that they may have", async () => {
    const { databaseUrl } = databasePlace(await openFresh());
    const env = readEnv({ DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of thirty-two characters" });
    const services = createServices(env, createLog("silent"));
    onTestFinished(() => services.schedule.stop());
    const done = Promise.withResolvers<void>();
    const visitors = Array.from({ length: 20 }, () => services.db.connection().execute(() => done.promise));
    expect(await isMigrated(services.background)).toBe(true);
    done.resolve();
    await Promise.all(visitors);
  });
});
