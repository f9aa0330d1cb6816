import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { LeadNews } from "~/features/meta-leads/delivery";
import { createLog } from "~/lib/log.server";
import { type Services, servicesContext } from "~/services.server";
import { delivery, META_APP_SECRET, signature } from "../../../tests/support/graph-peer";
import { action } from "./facebook-webhook";

const ADDRESS = "https://weef.example/functions/facebook-webhook";

interface Sent {
  env?: { META_APP_SECRET?: string };
  signed?: string;
  receive?: (news: readonly LeadNews[]) => Promise<void>;
}

/** Sends `body` to the route, whose queue passes it to `receive`. */
function post(
  body: string,
  { env = { META_APP_SECRET }, signed = signature(body), receive = async () => {} }: Sent = {},
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { env, leadQueue: { receive }, log: createLog("silent") } as unknown as Services);
  const request = new Request(ADDRESS, { method: "POST", body, headers: { "X-Hub-Signature-256": signed } });
  return action({ request, context } as unknown as Parameters<typeof action>[0]);
}

it("stores what Meta signed, byte for byte as sent", async () => {
  const kept: LeadNews[] = [];
  const escaped = delivery("7").replace("{", String.raw`{"note":"Zo\u00eb <b> \ud83e\uddf5","slash":"\/",`);
  const receive = async (news: readonly LeadNews[]) => void kept.push(...news);
  expect((await post(escaped, { receive })).status).toBe(200);
  expect(kept.map(({ id }) => id)).toEqual(["7"]);
  const again = JSON.stringify(JSON.parse(escaped));
  expect((await post(again, { receive, signed: signature(escaped) })).status).toBe(403);
  expect(kept).toHaveLength(1);
});

it("answers 200 to deliveries about something else", async () => {
  expect((await post('{"object":"page","entry":[{"id":"1","changes":[{"field":"feed","value":{}}]}]}')).status).toBe(
    200,
  );
  expect((await post('{"object":"instagram"}')).status).toBe(200);
});

it("makes Meta send only those again that could not be stored", async () => {
  const away = Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode: 5 });
  const answer = await post(delivery("7"), { receive: () => Promise.reject(away) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).not.toBeNull();
});

it("trusts nobody while there is no app secret", async () => {
  expect((await post(delivery("7"), { env: {} })).status).toBe(503);
});
