import { describe, expect, it } from "vitest";
import { authOn, signedInOwner } from "../../../tests/support/accounts";
import { openFresh } from "../../../tests/support/databases";
import { action as account, headers as accountHeaders } from "./account";
import { headers as stepHeaders, action as twoStep } from "./two-step";

type Answer = { errors: object };
type Refused = { data: Answer | { answer: Answer }; init: { status: number; headers?: HeadersInit } };
type Action = (args: object) => Promise<Refused>;
type HeadersOf = (args: { actionHeaders: Headers }) => Headers;

const CHOSEN = "another battery of horses";
const GUESS = "a mistaken battery";
const FORMS = [
  ["another password", account, accountHeaders, { do: "password", present: GUESS, password: CHOSEN, repeat: CHOSEN }],
  ["the second step", twoStep, stepHeaders, { do: "begin", password: GUESS }],
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
    const answer = "answer" in data ? data.answer : data;
    expect([init.status, Object.values(answer.errors)]).toEqual([
      429,
      [expect.stringMatching(/^Te veel pogingen\. Wacht \d+ minuten/)],
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/battery/);
    const told = (headersOf as unknown as HeadersOf)({ actionHeaders: new Headers(init.headers) });
    expect(Number(told.get("Retry-After"))).toBeGreaterThan(0);
  });
});
