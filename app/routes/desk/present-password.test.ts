import { describe, expect, it } from "vitest";
import { authOn } from "../../../tests/support/accounts";
import { openFresh } from "../../../tests/support/databases";
import { signedInOwner } from "../../../tests/support/signed-in";
import { action as account, headers as accountHeaders } from "./account";
import { headers as stepHeaders, action as twoStep } from "./two-step";

type Refused = { data: { errors: object }; init: { status: number; headers?: HeadersInit } };
type Action = (args: object) => Promise<Refused>;
type HeadersOf = (args: { actionHeaders: Headers }) => Headers;

const CHOSEN = "another battery of horses";
const FORMS = [
  ["another password", account, accountHeaders, { do: "password", present: "x", password: CHOSEN, repeat: CHOSEN }],
  ["the second step", twoStep, stepHeaders, { do: "begin", password: "x" }],
] as const;

describe("the present password", () => {
  it.each(FORMS)("tried too often for %s, is refused until a time that is stated", async (...form) => {
    const [, action, headersOf, fields] = form;
    const auth = authOn(await openFresh(), { isLimited: true });
    const { id, headers, context } = await signedInOwner(auth);
    const url = new URL("https://weef.example/admin/account");
    const post = () => {
      const request = new Request(url, { method: "POST", headers, body: new URLSearchParams(fields) });
      return (action as unknown as Action)({ request, url, params: {}, context });
    };
    expect((await post()).init.status).toBe(422);
    for (let tries = 1; tries < 10; tries += 1) await auth.limits.passwordsByUser.consume(id);
    const { data, init } = await post();
    expect([init.status, Object.values(data.errors)]).toEqual([429, expect.arrayContaining(["limited"])]);
    const told = (headersOf as unknown as HeadersOf)({ actionHeaders: new Headers(init.headers) });
    expect(Number(told.get("Retry-After"))).toBeGreaterThan(0);
  });
});
