import { randomBytes, randomUUID } from "node:crypto";
import { type Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, call, isRendered, postJson, renderedAnew } from "./call.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The needs of a visit. */
export interface Visiting {
  url: string;
  agent: Agent;
  random: SeededRandom;
  /** The owner's session. */
  session: { Cookie: string };
  /** Paths of scripts, styles and pictures. */
  assets: readonly [string, ...string[]];
}

/** Does one thing at the product. Returns what was wrong with the answer, or null. Throws `Unanswered`. */
export type Visit = (visiting: Visiting) => Promise<string | null>;

const PAGES = ["/", "/diensten", "/prijzen", "/contact", "/blog/1", "/webdesign-enschede", "/en", "/en/faq"] as const;
const DESK = [
  "/admin",
  "/admin/chats",
  "/admin/quotes",
  "/admin/mails",
  "/admin/appointments",
  "/admin/tools",
] as const;
const MACHINE = ["/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/feed.xml", "/api/openapi.json"] as const;
const BROWSER = { "Accept-Encoding": "gzip, deflate, br", "Accept-Language": "nl" };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const LIVE = { least: 100, most: 2_000 };

const page: Visit = async ({ url, agent, random }) => {
  const path = random.pick(PAGES);
  const first = await call(url + path, { headers: BROWSER }, agent);
  if (first.status !== 200 || !random.chance(0.3)) return unless(first, path, 200);
  const again = { ...BROWSER, "If-None-Match": String(first.headers.etag) };
  return unless(await call(url + path, { headers: again }, agent), `${path} once more`, 304);
};

const renderedPage: Visit = async ({ url, agent, random }) => {
  const path = renderedAnew(random.pick(PAGES), random.next());
  const answer = await call(url + path, { headers: BROWSER }, agent);
  return unless(answer, path, 200) ?? (isRendered(answer) ? null : `${path}: kept`);
};

const unknownPage: Visit = async ({ url, agent, random }) => {
  const path = `/oud/${Math.floor(random.between(0, 1_000))}.php`;
  return unless(await call(url + path, { headers: BROWSER }, agent), path, 404);
};

const asset: Visit = async ({ url, agent, random, assets }) => {
  const path = random.pick(assets);
  return unless(await call(url + path, { headers: BROWSER }, agent), path, 200);
};

const desk: Visit = async ({ url, agent, random, session }) => {
  const path = random.pick(DESK);
  return unless(await call(url + path, { headers: session }, agent), path, 200);
};

const machine: Visit = async ({ url, agent, random }) => {
  const path = random.pick(MACHINE);
  return unless(await call(url + path, {}, agent), path, 200);
};

/** A conversation of a few lines, with its stream open meanwhile. */
const appointment: Visit = async ({ url, agent, random }) => {
  const token = { Authorization: `Bearer ${randomBytes(32).toString("base64url")}` };
  const message = () => ({ id: randomUUID(), text: "Wat kost een webshop?", language: "nl", page: "/prijzen" });
  const first = await postJson(`${url}/api/chat/messages`, message(), token, agent);
  if (first.status !== 200) return unless(first, "first message", 200);
  const live = listen(`${url}/api/chat/events`, token, random.between(LIVE.least, LIVE.most));
  const second = await postJson(`${url}/api/chat/messages`, message(), token, agent);
  return unless(second, "second message", 200) ?? (await live);
};

const watchDesk: Visit = ({ url, random, session }) =>
  listen(`${url}/api/desk/events`, session, random.between(LIVE.least, LIVE.most));

/** Input as scanners, broken programs and impatient people send it. */
const oddInput: Visit = async ({ url, agent, random }) => {
  const [what, statuses, send] = random.pick(ODD);
  return unless(await send(url, agent), what, ...statuses);
};

/** Sends half a request, and disconnects. */
const breakOff: Visit = async ({ url }) => {
  const headers = { "Content-Type": "application/json", "Content-Length": "1000" };
  const asking = request(`${url}/api/offer-requests`, { method: "POST", headers, agent: false });
  asking.on("error", () => {}).write('{"name":');
  await sleep(20);
  asking.destroy();
  return null;
};

type Odd = [what: string, statuses: number[], send: (url: string, agent: Agent) => Promise<Answer>];

const posted =
  (path: string, body: string, headers: Record<string, string>) =>
  (url: string, agent: Agent): Promise<Answer> =>
    call(url + path, { method: "POST", headers, body }, agent);
const JSON_TYPE = { "Content-Type": "application/json" };

const ODD: readonly [Odd, ...Odd[]] = [
  ["no JSON", [400], posted("/api/offer-requests", "{", JSON_TYPE)],
  ["no object", [400], posted("/api/chat/messages", "[]", JSON_TYPE)],
  ["nothing filled in", [422], posted("/api/configurator-requests", "{}", JSON_TYPE)],
  ["an empty form", [422], posted("/api/offer-requests", "page=%2Fcontact", FORM)],
  ["plain text", [415], posted("/api/offer-requests", "hallo", { "Content-Type": "text/plain" })],
  ["too much", [413], posted("/api/offer-requests", "x".repeat(100_000), JSON_TYPE)],
  ["from elsewhere", [403], posted("/api/newsletter", "{}", { ...JSON_TYPE, Origin: "https://elders.example" })],
  ["a wrong password", [401, 429], posted("/admin/sign-in", "email=a%40b.example&password=onjuist", FORM)],
  ["an unknown call", [404], (url, agent) => call(`${url}/api/onbekend`, {}, agent)],
  ["not signed in", [401], (url, agent) => call(`${url}/api/offer-requests`, {}, agent)],
  ["no conversation", [401, 404], (url, agent) => call(`${url}/api/chat/events`, {}, agent)],
  ["a broken escape", [400, 404], (url, agent) => call(`${url}/%E0%A4%A`, {}, agent)],
  ["a path upwards", [400, 404], (url, agent) => call(`${url}/..%2f..%2fetc/passwd`, {}, agent)],
  ["a long query", [200], (url, agent) => call(`${url}/contact?x=${"y".repeat(4_000)}`, {}, agent)],
];

/** The number of visits of each kind among a hundred. */
export const VISITS: readonly [visit: Visit, share: number][] = [
  [page, 40],
  [asset, 15],
  [renderedPage, 8],
  [unknownPage, 5],
  [desk, 8],
  [machine, 4],
  [appointment, 4],
  [watchDesk, 4],
  [oddInput, 10],
  [breakOff, 2],
];

function unless({ status, body }: Answer, what: string, ...expected: number[]): string | null {
  return expected.includes(status) ? null : `${what}: ${status} ${body.slice(0, 200)}`;
}

/** Keeps a stream open for some milliseconds, then disconnects without a word. */
function listen(url: string, headers: Record<string, string>, ms: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) resolve(`${url}: ${response.statusCode}`);
      response.resume().on("error", () => {});
      setTimeout(() => {
        asking.destroy();
        resolve(null);
      }, ms);
    });
    asking.on("error", reject).end();
  });
}
