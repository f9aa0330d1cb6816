import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeChatServer, OPEN } from "../../../tests/support/fake-chat-server";
import { type ChatClient, createChatClient } from "./chat-client";
import { entriesOf, isTyping } from "./conversation";
import { dropKept } from "./kept-in-browser";
import type { Attendance } from "./protocol";

const PERSON: Attendance = { ...OPEN, by: "person" };
const GREETING = "Goedemiddag, waar kan ik u mee helpen?";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let server: FakeChatServer;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T13:05:00.000Z") });
  server = new FakeChatServer();
  stops = [];
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", storage());
});

afterEach(() => {
  for (const stop of stops) stop();
  for (const kept of ["sessions", "token", "unsent"] as const) dropKept(kept);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(): ChatClient {
  const client = createChatClient({ greeting: GREETING, place: () => ({ page: "/prijzen", language: "nl" }) });
  stops.push(client.start());
  return client;
}

const shown = (client: ChatClient) =>
  entriesOf(client.snapshot().conversation, Date.now()).map((entry) =>
    entry.kind === "said"
      ? `${entry.author}: ${entry.text}${entry.status === "kept" ? "" : ` (${entry.status})`}`
      : entry.to,
  );
const arrive = () => vi.advanceTimersByTimeAsync(0);
const event = (name: string, data: unknown, id = "") => `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

describe("before the first word", () => {
  it("nothing goes to the server, and the session is kept", async () => {
    open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.tokens.size).toBe(0);
    expect(localStorage.getItem("chatToken")).toBeNull();
    expect(JSON.parse(localStorage.getItem("chatSessions") ?? "")).toMatchObject([
      { messages: [{ text: GREETING, isBot: true }], userEmail: null, userPhone: null },
    ]);
  });
});

describe("a message", () => {
  it("goes with the greeting, the page and a token that stays", async () => {
    const client = open();
    client.say("Wat kost een website?");
    await arrive();
    client.say("Dank je");
    await arrive();
    expect(server.posts).toEqual([
      { id: expect.any(String), text: "Wat kost een website?", page: "/prijzen", language: "nl", greeting: GREETING },
      { id: expect.any(String), text: "Dank je", page: "/prijzen", language: "nl" },
    ]);
    expect([...server.tokens]).toEqual([`Bearer ${localStorage.getItem("chatToken")}`]);
    expect(localStorage.getItem("chatToken")).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["typed", undefined, 1_000],
    ["a quick option", "quote", 800],
  ] as const)("that is %s is answered after its time", async (_how, quick, after) => {
    const client = open();
    client.say("Offerteaanvraag", quick);
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Offerteaanvraag"]);
    expect(isTyping(client.snapshot().conversation, Date.now())).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown(client).at(-1)).toBe("bot: Dat kan.");
    expect(isTyping(client.snapshot().conversation, Date.now())).toBe(false);
  });

  it("is answered as soon as a slow server does", async () => {
    const client = open();
    const slow = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (path === "/api/chat/messages") await slow.promise;
      return server.fetch(path, init);
    });
    client.say("Hallo");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown(client).at(-1)).toBe("visitor: Hallo (sending)");
    slow.resolve();
    await arrive();
    expect(shown(client).at(-1)).toBe("bot: Dat kan.");
  });

  it("notes the address in it", async () => {
    const client = open();
    client.say("Mail jan@smit.example of bel 06-12345678");
    await arrive();
    expect(JSON.parse(localStorage.getItem("chatSessions") ?? "")).toMatchObject([
      { userEmail: "jan@smit.example", userPhone: "06-12345678" },
    ]);
  });

  it("that the server refuses is marked, and the next one goes", async () => {
    const client = open();
    server.trouble.push(() => Response.json({ error: "Too long." }, { status: 422 }));
    client.say("Een");
    client.say("Twee");
    await vi.advanceTimersByTimeAsync(1_100);
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Een (refused)", "visitor: Twee", "bot: Dat kan."]);
  });
});

describe("without a connection", () => {
  it("messages wait, and go in order under their own ids when it is back", async () => {
    const client = open();
    server.isReachable = false;
    vi.stubGlobal("navigator", { onLine: false });
    client.say("Een");
    client.say("Twee");
    await arrive();
    expect(shown(client).slice(1)).toEqual(["visitor: Een (waiting)", "visitor: Twee (waiting)"]);
    expect(client.snapshot().trouble).toEqual({ kind: "offline" });
    const ids = client.snapshot().conversation.unsent.map(({ id }) => id);
    server.isReachable = true;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.posts.map(({ id }) => id)).toEqual(ids);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan.", "visitor: Twee", "bot: Dat kan."]);
    expect(client.snapshot().trouble).toBeNull();
  });

  it("they survive the page, and are sent by the next one", async () => {
    const before = open();
    server.isReachable = false;
    before.say("Een");
    await arrive();
    const [unsent] = before.snapshot().conversation.unsent;
    stops.pop()?.();
    server.isReachable = true;
    const client = open();
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Een (waiting)"]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.posts.map(({ id }) => id)).toEqual([unsent?.id]);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan."]);
  });

  it("what waits in another tab goes on waiting", async () => {
    const [one, other] = [open(), open()];
    server.isReachable = false;
    one.say("Een");
    other.say("Twee");
    await arrive();
    for (const stop of stops.splice(0)) stop();
    server.isReachable = true;
    open();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.posts.map(({ text }) => text)).toEqual(["Een", "Twee"]);
  });

  it("a message whose answer got lost is the same message", async () => {
    const client = open();
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      await server.fetch(path, init);
      vi.stubGlobal("fetch", server.fetch);
      throw new TypeError("Failed to fetch");
    });
    client.say("Hallo");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."]);
    expect(server.posts).toHaveLength(2);
  });
});

describe("a server that cannot take it now", () => {
  it("gets the message when it said so, and nothing before", async () => {
    const client = open();
    server.trouble.push(() => new Response("{}", { status: 429, headers: { "Retry-After": "20" } }));
    client.say("Een");
    await arrive();
    expect(client.snapshot().trouble).toEqual({ kind: "limited", until: Date.now() + 20_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    client.say("Twee");
    await vi.advanceTimersByTimeAsync(9_900);
    expect(server.posts).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.posts.map(({ text }) => text)).toEqual(["Een", "Twee"]);
  });

  it("gets it when its database is back", async () => {
    const client = open();
    server.trouble.push(() => new Response("{}", { status: 503, headers: { "Retry-After": "5" } }));
    client.say("Een");
    await arrive();
    expect(client.snapshot().trouble?.kind).toBe("away");
    await vi.advanceTimersByTimeAsync(5_100);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan."]);
  });
});

describe("live", () => {
  async function inConversation(): Promise<ChatClient> {
    const client = open();
    client.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    return client;
  }

  it("listens from the last line on, and shows a line that comes twice once", async () => {
    const client = await inConversation();
    const [stream] = server.streams;
    expect(stream?.lastId).toBe("3");
    const line = server.add("person", "Met Anna");
    stream?.send(event("attendance", PERSON));
    stream?.send(event("line", line, "4") + event("line", line, "4"));
    await arrive();
    expect(shown(client).slice(2)).toEqual(["bot: Dat kan.", "person", "person: Met Anna"]);
  });

  it("says so when a person takes over and gives back", async () => {
    const client = await inConversation();
    const [stream] = server.streams;
    stream?.send(event("attendance", PERSON));
    await arrive();
    expect(shown(client).at(-1)).toBe("person");
    stream?.send(event("line", server.add("person", "Met Anna"), "4"));
    stream?.send(event("attendance", OPEN));
    await arrive();
    expect(shown(client).slice(-3)).toEqual(["person", "person: Met Anna", "bot"]);
  });

  it("connects again after a break, from where it was", async () => {
    const client = await inConversation();
    server.streams[0]?.send(event("attendance", PERSON) + event("line", server.add("person", "Eerst"), "4"));
    await arrive();
    server.streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.streams.map(({ lastId }) => lastId)).toEqual(["3", "4"]);
    server.streams[1]?.send(event("line", server.add("person", "Daarna"), "5"));
    await arrive();
    expect(shown(client).slice(-2)).toEqual(["person: Eerst", "person: Daarna"]);
  });

  it("takes a connection that says nothing for a dead one", async () => {
    await inConversation();
    server.streams[0]?.send(": still here\n\n");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.streams).toHaveLength(2);
  });

  it("tells what the visitor sees, and goes on for as long as they look", async () => {
    const client = await inConversation();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.seen).toEqual([]);
    client.attend("looking");
    server.streams.at(-1)?.send(event("line", server.add("person", "Met Anna"), "4"));
    await arrive();
    expect(server.seen).toEqual([3, 4]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.seen).toEqual([3, 4, 4]);
    client.attend("near");
    server.streams.at(-1)?.send(event("line", server.add("person", "Ben je er nog?"), "5"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.seen).toHaveLength(3);
    expect(shown(client)).toContain("person: Ben je er nog?");
  });

  it("hears nothing in a page that nobody sees, and catches up when somebody does", async () => {
    const client = await inConversation();
    client.attend("away");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.streams).toHaveLength(1);
    client.attend("looking");
    await arrive();
    expect(server.streams.map(({ lastId }) => lastId)).toEqual(["3", "3"]);
  });

  it("goes on when the server has erased the conversation", async () => {
    const client = await inConversation();
    server.lines = [];
    server.streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1_100);
    client.say("Ben je er nog?");
    await vi.advanceTimersByTimeAsync(1_100);
    const before = [`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."];
    expect(shown(client)).toEqual([...before, "visitor: Ben je er nog?", "bot: Dat kan."]);
  });

  it("fetches what it missed when there is a gap", async () => {
    const client = await inConversation();
    server.attendance = PERSON;
    server.add("person", "Gemist");
    server.streams[0]?.send(event("line", server.add("person", "Gehoord"), "5"));
    await arrive();
    expect(shown(client).slice(-2)).toEqual(["person: Gemist", "person: Gehoord"]);
  });
});

describe("a later visit", () => {
  it("goes on with the conversation, with what was said meanwhile", async () => {
    const before = open();
    before.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    stops.pop()?.();
    server.attendance = PERSON;
    server.add("person", "Ik mail je");
    const client = open();
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."]);
    await arrive();
    expect(shown(client)).toEqual([
      `bot: ${GREETING}`,
      "visitor: Hallo",
      "bot: Dat kan.",
      "person",
      "person: Ik mail je",
    ]);
    client.say("Graag");
    await arrive();
    expect(server.tokens.size).toBe(1);
  });

  it("shows what the browser kept while the server is away", async () => {
    const before = open();
    before.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    stops.pop()?.();
    server.isReachable = false;
    const client = open();
    await arrive();
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."]);
    server.attendance = PERSON;
    server.add("person", "Ik mail je");
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(shown(client).slice(3)).toEqual(["person", "person: Ik mail je"]);
  });

  it("is a new conversation after 30 days", async () => {
    const before = open();
    before.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    const token = localStorage.getItem("chatToken");
    stops.pop()?.();
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    const client = open();
    expect(shown(client)).toEqual([`bot: ${GREETING}`]);
    client.say("Hallo");
    await arrive();
    expect(localStorage.getItem("chatToken")).not.toBe(token);
  });
});

it("tells the server of a chosen way of contact, after the message that brought it up", async () => {
  const client = open();
  server.isReachable = false;
  client.say("Bellen");
  client.chooseMethod("phone");
  await arrive();
  server.isReachable = true;
  window.dispatchEvent(new Event("online"));
  await arrive();
  expect(server.posts.map(({ text }) => text)).toEqual(["Bellen"]);
  expect(server.contacts).toEqual([{ method: "phone" }]);
});
