import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { authContext } from "~/features/auth/session.server";
import { signIn } from "~/features/auth/sign-in.server";
import { type Services, servicesContext } from "~/services.server";
import { accountServices, addUser, authOn } from "../../../tests/support/accounts";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { loader as mail } from "./mail-html";
import { loader as document } from "./quote-document";

type Loader = (args: object) => Promise<Response>;

describeOnEachDatabase("a file of the desk that is not there", (openFresh) => {
  it.each([
    ["document", document as unknown as Loader],
    ["mail", mail as unknown as Loader],
  ])("is told to a program (%s)", async (what, loader) => {
    const auth = authOn(await openFresh());
    const credentials = { email: "anna@weef.example", password: "correct horse battery" };
    await addUser(auth, { ...credentials, role: "owner" }, new Date());
    const entered = await signIn(auth, credentials, { address: "192.0.2.1", headers: new Headers() });
    if (entered.outcome !== "signed-in") throw new Error(`The outcome was ${entered.outcome}`);
    const Cookie = entered.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const context = new RouterContextProvider();
    context.set(authContext, auth);
    context.set(servicesContext, accountServices(auth.db, auth) as unknown as Services);
    const url = new URL("https://weef.example/admin");
    const params = { quote: randomUUID(), mail: randomUUID() };
    const answer = await loader({ request: new Request(url, { headers: { Cookie } }), url, params, context });
    expect([answer.status, await answer.json()]).toEqual([404, { error: `There is no such ${what}.` }]);
  });
});
