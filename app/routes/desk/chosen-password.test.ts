import type { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { askForReset } from "~/features/users/passwords/reset-password.server";
import { clientAddressContext } from "~/lib/request-context";
import { accountServices, authOn, signedInOwner } from "../../../tests/support/accounts";
import { openFresh } from "../../../tests/support/databases";
import { action as reset } from "./reset";
import { loader as signInPage } from "./sign-in";

type Asked = { request: Request; url: URL; params: object; context: RouterContextProvider };
type Action = (args: Asked) => Promise<Response>;
type Loader = (args: Asked) => Promise<{ notice: "over" | "chosen" | null }>;

const ADDRESS = "192.0.2.7";
const PASSWORD = "another battery of horses";

describe("a password that is chosen by a mailed link", () => {
  it("is said to be saved when too many attempts keep its user from signing in with it", async () => {
    const db = await openFresh();
    const auth = authOn(db, { isLimited: true });
    const { context } = await signedInOwner(auth);
    context.set(clientAddressContext, ADDRESS);
    const services = accountServices(db, auth);
    await askForReset(services, { email: "anna@weef.example", address: ADDRESS, language: "nl" }, new Date());
    await expect.poll(() => services.sent.length, { timeout: 10_000 }).toBe(1);
    const [, token = ""] = /\/admin\/reset\/([\w-]{43})/.exec(services.sent[0]?.text ?? "") ?? [];
    while ((await auth.limits.byAddress.consume(ADDRESS)).allowed);

    const ask = (path: string, init: RequestInit = {}) => {
      const url = new URL(path, "https://weef.example");
      return { request: new Request(url, init), url, params: { token }, context };
    };
    const body = new URLSearchParams({ password: PASSWORD, repeat: PASSWORD });
    const answer = await (reset as unknown as Action)(ask(`/admin/reset/${token}`, { method: "POST", body }));
    const leadsTo = answer.headers.get("Location") ?? "";
    expect([answer.status, leadsTo]).toEqual([303, expect.stringMatching(/^\/admin\/sign-in\b/)]);
    const page = await (signInPage as unknown as Loader)(ask(leadsTo));
    const words = filled(deskWords.nl.users, "nl").signIn;
    expect(words[page.notice ?? "over"]).toMatch(/^Je wachtwoord is bewaard\. .* Wacht \d+ minuten/);
  });
});
