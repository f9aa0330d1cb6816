import { RouterContextProvider } from "react-router";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/lib/db/database.server";
import { EventStreams } from "~/lib/http/event-stream.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import { chatPost, chatServices } from "../../../tests/support/conversations";
import { action as contact } from "./chat-contact";
import { action as method } from "./chat-contact-method";
import { loader as conversation } from "./chat-conversation";
import { loader as events } from "./chat-events";
import { action as messages } from "./chat-messages";
import { action as seen } from "./chat-seen";

type Call = (args: { request: Request; context: RouterContextProvider }) => Promise<Response>;

const POSTS: [string, Call, object][] = [
  ["messages", messages as unknown as Call, chatPost("Hallo")],
  ["contact", contact as unknown as Call, { agrees: true, email: "jan@smit.example" }],
  ["contact-method", method as unknown as Call, { method: "phone" }],
  ["seen", seen as unknown as Call, { seq: 1 }],
];
const READS: [string, Call][] = [
  ["conversation", conversation as unknown as Call],
  ["events", events as unknown as Call],
];

function ask(call: Call, init: RequestInit, services: object = {}): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services as never);
  context.set(languageContext, "nl");
  context.set(clientAddressContext, "192.0.2.1");
  const headers = { Authorization: `Bearer ${"a".repeat(43)}`, "Content-Type": "application/json" };
  return call({ request: new Request("https://weef.example/api/chat", { headers, ...init }), context });
}

describe("without its database", () => {
  // Nothing listens on this port.
  const db = openDatabase({ dataDir: "", databaseUrl: "postgres://weef@127.0.0.1:1/weef" });
  const services = { ...chatServices(db), streams: new EventStreams({ isBounded: true }) };
  afterAll(() => db.destroy());

  it.each(POSTS)("the chat gets asked to post %s again later", async (_name, call, body) => {
    const answer = await ask(call, { method: "POST", body: JSON.stringify(body) }, services);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  });

  it.each(READS)("the chat gets asked to read %s again later", async (_name, call) => {
    const answer = await ask(call, {}, services);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  });
});
