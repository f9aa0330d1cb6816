import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { authOn, signedInOwner } from "../../../tests/support/accounts";
import { openFresh } from "../../../tests/support/databases";
import { loader as mail } from "./mail-html";
import { loader as document } from "./quote-document";

type Loader = (args: object) => Promise<Response>;

describe("a file of the desk that is not there", () => {
  it.each([
    ["document", document as unknown as Loader],
    ["mail", mail as unknown as Loader],
  ])("gives a program an error in JSON (%s)", async (what, loader) => {
    const { headers, context } = await signedInOwner(authOn(await openFresh()));
    const url = new URL("https://weef.example/admin");
    const params = { quote: randomUUID(), mail: randomUUID() };
    const answer = await loader({ request: new Request(url, { headers }), url, params, context });
    expect([answer.status, await answer.json()]).toEqual([404, { error: `There is no such ${what}.` }]);
  });
});
