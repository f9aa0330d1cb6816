import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { quotePath } from "~/features/quotes/paths";
import { quoteContext } from "~/features/quotes/quote-context.server";
import { insertQuote } from "~/features/quotes/quote-store.server";
import { type Services, servicesContext } from "~/services.server";
import { openFresh } from "../../../tests/support/databases";
import { quoteRow } from "../../../tests/support/quotes";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { action } from "./quote";

describe("the customer's page of a quote", () => {
  it("says when another question can be asked", async () => {
    const db = await openFresh();
    const row = quoteRow({ state: "sent", number: "2026-0001", sent_at: "2026-11-21T13:05:00.000Z" });
    await insertQuote(db, row);
    const context = new RouterContextProvider();
    const limits = { quoteQuestions: limitOf(db, "q", 1) };
    context.set(servicesContext, { ...mailingServices(db), limits } as unknown as Services);
    context.set(quoteContext, row);
    const url = new URL(quotePath("token"), "https://weef.example");
    const ask = async (question: string) => {
      const body = new URLSearchParams({ do: "ask", id: randomUUID(), question });
      const request = new Request(url, { method: "POST", body });
      return action({ request, url, context } as unknown as Parameters<typeof action>[0]);
    };
    expect(await ask("Wanneer begint u?")).toMatchObject({ status: 303 });
    const limited = await ask("En wanneer is het klaar?");
    const { status, headers } = "init" in limited ? (limited.init ?? {}) : limited;
    expect([status, Number(new Headers(headers).get("Retry-After"))]).toEqual([429, expect.closeTo(600, -2)]);
  });
});
