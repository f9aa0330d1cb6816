import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DRAFT_EMAIL } from "~/features/configurator/configurator-state";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { type Services, servicesContext } from "~/services.server";
import { appointmentLimits } from "../../../tests/support/appointments";
import { openFresh } from "../../../tests/support/databases";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { action as appointments } from "./appointments";
import { action as drafts } from "./configurator-drafts";

type Call = (args: { request: Request; context: RouterContextProvider }) => Promise<Response>;

describe("a language that is asked for", () => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: Services;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T13:05:00.000Z") });
    db = await openFresh();
    const mailing = mailingServices(db);
    sent = mailing.sent;
    const draftLimits = { requestsByAddress: limitOf(db, "r", 20), draftsByEmail: limitOf(db, "d", 20) };
    services = { ...mailing, limits: { ...appointmentLimits(db), ...draftLimits } } as unknown as Services;
    return () => vi.useRealTimers();
  });

  function post(call: unknown, body: string | URLSearchParams, browser: Language): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientAddressContext, "192.0.2.1");
    context.set(languageContext, browser);
    const headers: HeadersInit = typeof body === "string" ? { "Content-Type": "application/json" } : {};
    const request = new Request("https://weef.example/api", { method: "POST", headers, body });
    return (call as Call)({ request, context });
  }

  it.each([
    ["nl", "en", "https://weef.example/configurator?"],
    ["en", "nl", "https://weef.example/en/configurator?"],
  ] as const)("is that of a draft and its link (%s), whatever that of the browser", async (language, browser, link) => {
    const body = JSON.stringify({ [DRAFT_EMAIL]: "smit@bakkerij.example", language });
    expect((await post(drafts, body, browser)).status).toBe(201);
    await expect.poll(() => sent.map(({ text }) => text).join()).toContain(link);
  });

  it.each([
    ["nl", "en", "/en/afspraak"],
    ["en", "nl", "/afspraak"],
  ] as const)("is that of an appointment (%s), whatever that of its page, as JSON or a form", async (...asked) => {
    const [language, browser, page] = asked;
    const fields = { name: "Anna Jansen", subject: "Een webshop", date: "2026-11-25", language, page };
    const json = JSON.stringify({ ...fields, time: "09:45", email: "json@bakkerij.example" });
    const form = new URLSearchParams({ ...fields, time: "10:30", email: "form@bakkerij.example" });
    expect((await post(appointments, json, browser)).status).toBe(201);
    expect((await post(appointments, form, browser)).status).toBe(303);
    const kept = await db.selectFrom("appointments").select("language").execute();
    expect(kept).toEqual([{ language }, { language }]);
  });
});
