import { describe, expect, it } from "vitest";
import { deskQuotePath } from "~/features/quotes/paths";
import { insertQuote } from "~/features/quotes/quote-store.server";
import { authOn, signedInOwner } from "../../../tests/support/accounts";
import { openFresh } from "../../../tests/support/databases";
import { quoteRow } from "../../../tests/support/quotes";
import { loader, meta } from "./quote";

describe("the page of a quote at the desk", () => {
  it("is titled after its quote, or says that there is none", async () => {
    const db = await openFresh();
    const { context, headers } = await signedInOwner(authOn(db));
    const row = quoteRow();
    await insertQuote(db, row);
    const titleOf = async (quote: string) => {
      const url = new URL(deskQuotePath(quote), "https://weef.example");
      const args = { request: new Request(url, { headers }), url, context, params: { quote } };
      const { data, init } = await loader(args as unknown as Parameters<typeof loader>[0]);
      const [title] = meta({
        loaderData: data,
        matches: [{ id: "root", loaderData: { language: "nl" } }],
      } as unknown as Parameters<typeof meta>[0]);
      return [init?.status ?? 200, title];
    };
    expect(await titleOf(row.id)).toEqual([200, { title: "Offerte Concept | Weef" }]);
    expect(await titleOf("no-such-quote")).toEqual([404, { title: "Deze offerte bestaat niet | Weef" }]);
  });
});
