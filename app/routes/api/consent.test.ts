import { RouterContextProvider } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { tellConsents } from "~/features/privacy/tell-consents.server";
import { readEnv } from "~/lib/env.server";
import { createLog } from "~/lib/log.server";
import { clientAddressContext } from "~/lib/request-context";
import { addDays, dayOf, momentAt } from "~/lib/zoned-time";
import { createServices, servicesContext, stopServices } from "~/services.server";
import { databasePlace, describeOnPostgres } from "../../../tests/support/databases";
import { SECRET } from "../../../tests/support/services";
import { action } from "./consent";

describeOnPostgres("choices about cookies", (openFresh) => {
  it("are stored and counted by the database's clock: a process that is ahead does not close a day early", async () => {
    const { databaseUrl } = databasePlace(await openFresh());
    const tomorrow = momentAt(addDays(dayOf(new Date().toISOString()), 1), "00:00");
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(tomorrow) + 15 * 60_000 });
    const services = createServices(
      readEnv({ DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET }),
      createLog("silent"),
    );
    onTestFinished(() => stopServices(services));
    await services.clock.compare();
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientAddressContext, "203.0.113.7");
    const choose = async () => {
      const body = JSON.stringify({ analytics: true, map: true, version: "2026-01-01", language: "nl" });
      const headers = { "Content-Type": "application/json" };
      const request = new Request("http://localhost:3000/api/consent", { method: "POST", body, headers });
      return await action({ request, context } as unknown as Parameters<typeof action>[0]);
    };
    for (const choices of [1, 2]) {
      expect((await choose()).status).toBe(204);
      expect(await tellConsents(services.consentCounts, "nl")).toMatchObject([{ choices }]);
    }
  });
});
