import { describe, expect, it, vi } from "vitest";
import { arrive, chatVisits, GREETING, shown } from "../../../../tests/support/chat-visits";
import { OPEN } from "../../../../tests/support/fake-chat-server";
import type { Attendance } from "../protocol";
import type { ChatClient } from "./chat-client";
import { entriesOf, isTyping } from "./conversation";

const PERSON: Attendance = { ...OPEN, by: "person" };
const visits = chatVisits();
const event = (name: string, data: unknown, id = "") => `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

describe("before the first word", () => {
  it("sends nothing to the server, and keeps the session until the page is left", async () => {
    visits.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visits.server.tokens.size).toBe(0);
    expect(localStorage.getItem("chatToken")).toBeNull();
    expect(JSON.parse(localStorage.getItem("chatSessions") ?? "")).toMatchObject([
      { messages: [{ text: GREETING, isBot: true }], userEmail: null, userPhone: null },
    ]);
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("chatSessions")).toBeNull();
  });
});

describe("a message", () => {
  it("is sent with the greeting, the page and a token that stays the same", async () => {
    const client = visits.open();
    client.say("Wat kost een website?");
    await arrive();
    client.say("Dank je");
    await arrive();
    expect(visits.server.posts).toEqual([
      { id: expect.any(String), text: "Wat kost een website?", page: "/prijzen", language: "nl", greeting: GREETING },
      { id: expect.any(String), text: "Dank je", page: "/prijzen", language: "nl" },
    ]);
    expect([...visits.server.tokens]).toEqual([`Bearer ${localStorage.getItem("chatToken")}`]);
    expect(localStorage.getItem("chatToken")).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["typed", undefined, 1_000],
    ["a quick option", "quote", 800],
  ] as const)("that is %s is answered after the right time", async (_how, quick, after) => {
    const client = visits.open();
    client.say("Offerteaanvraag", quick);
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Offerteaanvraag"]);
    expect(isTyping(client.snapshot().conversation, Date.now())).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown(client).at(-1)).toBe("bot: Dat kan.");
    expect(isTyping(client.snapshot().conversation, Date.now())).toBe(false);
  });

  it("is answered as soon as a slow server answers", async () => {
    const client = visits.open();
    const slow = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (path === "/api/chat/messages") await slow.promise;
      return visits.server.fetch(path, init);
    });
    client.say("Hallo");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown(client).at(-1)).toBe("visitor: Hallo (sending)");
    slow.resolve();
    await arrive();
    expect(shown(client).at(-1)).toBe("bot: Dat kan.");
  });

  it("has its address noted", async () => {
    const client = visits.open();
    client.say("Mail jan@smit.example of bel 06-12345678");
    await arrive();
    expect(JSON.parse(localStorage.getItem("chatSessions") ?? "")).toMatchObject([
      { userEmail: "jan@smit.example", userPhone: "06-12345678" },
    ]);
  });

  it("is marked when the server refuses it, and the next one is sent", async () => {
    const client = visits.open();
    visits.server.trouble.push(() => Response.json({ error: "Too long." }, { status: 422 }));
    client.say("Een");
    client.say("Twee");
    await vi.advanceTimersByTimeAsync(1_100);
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Een (refused)", "visitor: Twee", "bot: Dat kan."]);
  });
});

describe("the reason that the server gives for refusing a message", () => {
  const refusals = (client: ChatClient) =>
    entriesOf(client.snapshot().conversation, Date.now()).flatMap((entry) =>
      entry.kind === "said" && entry.status === "refused" ? [entry.refusal] : [],
    );

  it("is kept with the message", async () => {
    const client = visits.open();
    const fields = { text: "Dit gesprek is te lang geworden. Bel 053 430 12 34." };
    visits.server.trouble.push(() => Response.json({ error: "Some fields are wrong.", fields }, { status: 422 }));
    client.say("Nog een");
    await arrive();
    expect(refusals(client)).toEqual([fields.text]);
  });

  it.each([
    ["nothing of the text", () => Response.json({ error: "Wrong.", fields: { page: "Nee." } }, { status: 422 })],
    ["no JSON", () => new Response("<html>", { status: 422 })],
    ["another status", () => Response.json({ fields: { text: "Nee." } }, { status: 413 })],
  ])("is left out where there is none: %s", async (_what, answer) => {
    const client = visits.open();
    visits.server.trouble.push(answer);
    client.say("Nog een");
    await arrive();
    expect(refusals(client)).toEqual([null]);
  });
});

describe("while the chat is live", () => {
  async function inConversation(): Promise<ChatClient> {
    const client = visits.open();
    client.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    return client;
  }

  it("listens from the last line on, and shows a line that arrives twice only once", async () => {
    const client = await inConversation();
    const [stream] = visits.server.streams;
    expect(stream?.lastId).toBe("3");
    const line = visits.server.add("person", "Met Anna");
    stream?.send(event("attendance", PERSON));
    stream?.send(event("line", line, "4") + event("line", line, "4"));
    await arrive();
    expect(shown(client).slice(2)).toEqual(["bot: Dat kan.", "person", "person: Met Anna"]);
  });

  it("says so when a person takes over and hands back", async () => {
    const client = await inConversation();
    const [stream] = visits.server.streams;
    stream?.send(event("attendance", PERSON));
    await arrive();
    expect(shown(client).at(-1)).toBe("person");
    stream?.send(event("line", visits.server.add("person", "Met Anna"), "4"));
    stream?.send(event("attendance", OPEN));
    await arrive();
    expect(shown(client).slice(-3)).toEqual(["person", "person: Met Anna", "bot"]);
  });

  it("connects again after a break, from where it was", async () => {
    const client = await inConversation();
    visits.server.streams[0]?.send(
      event("attendance", PERSON) + event("line", visits.server.add("person", "Eerst"), "4"),
    );
    await arrive();
    visits.server.streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(visits.server.streams.map(({ lastId }) => lastId)).toEqual(["3", "4"]);
    visits.server.streams[1]?.send(event("line", visits.server.add("person", "Daarna"), "5"));
    await arrive();
    expect(shown(client).slice(-2)).toEqual(["person: Eerst", "person: Daarna"]);
  });

  it("takes a silent connection for dead", async () => {
    await inConversation();
    visits.server.streams[0]?.send(": still here\n\n");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visits.server.streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(visits.server.streams).toHaveLength(2);
  });

  it("reports what the visitor sees, for as long as they look", async () => {
    const client = await inConversation();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(visits.server.seen).toEqual([]);
    client.attend("looking");
    visits.server.streams.at(-1)?.send(event("line", visits.server.add("person", "Met Anna"), "4"));
    await arrive();
    expect(visits.server.seen).toEqual([3, 4]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visits.server.seen).toEqual([3, 4, 4]);
    client.attend("near");
    visits.server.streams.at(-1)?.send(event("line", visits.server.add("person", "Ben je er nog?"), "5"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(visits.server.seen).toHaveLength(3);
    expect(shown(client)).toContain("person: Ben je er nog?");
  });

  it("reports that a visitor who was looking at the conversation leaves", async () => {
    const client = await inConversation();
    const leave = () => window.dispatchEvent(new Event("pagehide"));
    leave();
    expect(visits.server.left).toBe(0);
    client.attend("looking");
    leave();
    await arrive();
    expect([visits.server.left, visits.server.seen]).toEqual([1, [3, 3]]);
    client.attend("away");
    leave();
    await arrive();
    expect(visits.server.left).toBe(1);
  });

  it("does not listen while the page is hidden, and catches up when it is shown", async () => {
    const client = await inConversation();
    client.attend("away");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(visits.server.streams).toHaveLength(1);
    client.attend("looking");
    await arrive();
    expect(visits.server.streams.map(({ lastId }) => lastId)).toEqual(["3", "3"]);
  });

  it("carries on after the server has erased the conversation", async () => {
    const client = await inConversation();
    visits.server.lines = [];
    visits.server.streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1_100);
    client.say("Ben je er nog?");
    await vi.advanceTimersByTimeAsync(1_100);
    const before = [`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."];
    expect(shown(client)).toEqual([...before, "visitor: Ben je er nog?", "bot: Dat kan."]);
  });

  it("fetches what it missed when there is a gap", async () => {
    const client = await inConversation();
    visits.server.attendance = PERSON;
    visits.server.add("person", "Gemist");
    visits.server.streams[0]?.send(event("line", visits.server.add("person", "Gehoord"), "5"));
    await arrive();
    expect(shown(client).slice(-2)).toEqual(["person: Gemist", "person: Gehoord"]);
  });
});

describe("a page that has been left", () => {
  it("starts nothing new when what was under way arrives", async () => {
    const slow = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      await slow.promise;
      return visits.server.fetch(path, init);
    });
    const client = visits.open();
    client.attend("looking");
    client.say("Een");
    client.say("Twee");
    await arrive();
    visits.leave();
    slow.resolve();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(visits.server.posts.map(({ text }) => text)).toEqual(["Een"]);
    expect([visits.server.streams.length, visits.server.seen]).toEqual([0, []]);
    visits.open();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(new Set(visits.server.lines.map(({ text }) => text))).toEqual(
      new Set([GREETING, "Een", "Dat kan.", "Twee"]),
    );
    expect(visits.server.streams).toHaveLength(1);
  });

  it("does not retry what did not arrive, nor listen to a conversation that it was still fetching", async () => {
    visits.open().say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    visits.leave();
    const slow = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      await slow.promise;
      return visits.server.fetch(path, init);
    });
    visits.open().attend("looking");
    visits.leave();
    visits.open().say("Daarna");
    visits.leave();
    visits.server.isReachable = false;
    slow.resolve();
    await arrive();
    visits.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(visits.server.posts.map(({ text }) => text)).toEqual(["Hallo"]);
    expect([visits.server.streams.length, visits.server.seen]).toEqual([1, []]);
  });
});

describe("a later visit", () => {
  it("goes on with the conversation, including what was said in between", async () => {
    const before = visits.open();
    before.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    visits.leave();
    visits.server.attendance = PERSON;
    visits.server.add("person", "Ik mail je");
    const client = visits.open();
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
    expect(visits.server.tokens.size).toBe(1);
  });

  it("shows what the browser kept while the server is away", async () => {
    const before = visits.open();
    before.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    visits.leave();
    visits.server.isReachable = false;
    const client = visits.open();
    await arrive();
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."]);
    visits.server.attendance = PERSON;
    visits.server.add("person", "Ik mail je");
    visits.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(shown(client).slice(3)).toEqual(["person", "person: Ik mail je"]);
  });

  it("starts a new conversation after 30 days", async () => {
    const before = visits.open();
    before.say("Hallo");
    await vi.advanceTimersByTimeAsync(1_100);
    const token = localStorage.getItem("chatToken");
    visits.leave();
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    const client = visits.open();
    expect(shown(client)).toEqual([`bot: ${GREETING}`]);
    client.say("Hallo");
    await arrive();
    expect(localStorage.getItem("chatToken")).not.toBe(token);
  });
});
