import { randomBytes, randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { type Answer, call, postJson } from "./call.ts";

/** The ways of asking; `balance.ts` says what each has to leave in the database, and which mails it enqueues. */
export type Way = "offer request" | "plain form" | "configuration" | "chat" | "newsletter";

export const WAYS = ["offer request", "plain form", "configuration", "chat", "newsletter"] as const;

/** Each call asks once more, with the same words and the same ids, as a browser does that got no answer. */
export type Ask = (url: string, agent?: Agent) => Promise<Answer>;

/** A visitor's way of asking, with an e-mail address that no other visitor has. */
export function askBy(way: Way, email: string): Ask {
  return ASKING[way](email);
}

const ASKING: Record<Way, (email: string) => Ask> = {
  "offer request": (email) => {
    const body = { submission_id: randomUUID(), name: "Jan Smit", email, service: "webshop", source: "contact" };
    return (url, agent) => postJson(`${url}/api/offer-requests`, body, {}, agent);
  },

  // A form without scripts has no id: the same content counts as a repeat.
  "plain form": (email) => {
    const fields = { name: "Els de Wit", email, service: "webshop", source: "contact", page: "/contact" };
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(fields).toString();
    return (url, agent) => call(`${url}/api/offer-requests`, { method: "POST", headers, body }, agent);
  },

  configuration: (email) => {
    const chosen = { website_type: "webshop", services: ["seo"], features: [], timeline: "normal" };
    const who = { name: "R. Smit", email, phone: "053 000 00 01", company: "Bakkerij Smit", industry: "bakker" };
    const body = { submission_id: randomUUID(), ...who, ...chosen, description: "Brood", preferred_contact: "email" };
    return (url, agent) => postJson(`${url}/api/configurator-requests`, body, {}, agent);
  },

  // Gives an address, and agrees when asked whether it may be used.
  chat: (email) => {
    const token = { Authorization: `Bearer ${randomBytes(32).toString("base64url")}` };
    const message = { id: randomUUID(), text: `Mail mij op ${email}`, language: "nl", page: "/prijzen" };
    // The assistant asks only once, even if the answer to it got lost on its way back.
    let asked: number | undefined;
    return async (url, agent) => {
      const said = await postJson(`${url}/api/chat/messages`, message, token, agent);
      if (said.status !== 200) return said;
      const { lines } = JSON.parse(said.body) as { lines: { seq: number; asks?: object }[] };
      asked ??= lines.find(({ asks }) => asks)?.seq;
      if (asked === undefined) throw new Error(`The assistant did not ask whether it may use ${email}: ${said.body}`);
      return postJson(`${url}/api/chat/contact`, { asked, agrees: true, email }, token, agent);
    };
  },

  newsletter: (email) => (url, agent) => postJson(`${url}/api/newsletter`, { email, page: "/blog/1" }, {}, agent),
};
