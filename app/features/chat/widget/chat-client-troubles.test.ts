import { describe, expect, it, vi } from "vitest";
import { arrive, chatVisits, GREETING, shown } from "../../../../tests/support/chat-visits";
import type { ChatClient } from "./chat-client";
import { isTyping } from "./conversation";

const visits = chatVisits();

describe("without a connection", () => {
  it("messages wait, and are sent in order under their own ids once it is back", async () => {
    const client = visits.open();
    visits.server.isReachable = false;
    vi.stubGlobal("navigator", { onLine: false });
    client.say("Een");
    client.say("Twee");
    await arrive();
    expect(shown(client).slice(1)).toEqual(["visitor: Een (waiting)", "visitor: Twee (waiting)"]);
    expect(client.snapshot().trouble).toEqual({ kind: "offline" });
    const ids = client.snapshot().conversation.unsent.map(({ id }) => id);
    visits.server.isReachable = true;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(visits.server.posts.map(({ id }) => id)).toEqual(ids);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan.", "visitor: Twee", "bot: Dat kan."]);
    expect(client.snapshot().trouble).toBeNull();
  });

  it("messages outlive the page, and are sent by the next one", async () => {
    const before = visits.open();
    visits.server.isReachable = false;
    before.say("Een");
    await arrive();
    const [unsent] = before.snapshot().conversation.unsent;
    visits.leave();
    visits.server.isReachable = true;
    const client = visits.open();
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Een (waiting)"]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(visits.server.posts.map(({ id }) => id)).toEqual([unsent?.id]);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan."]);
  });

  it("messages of another tab go on waiting too", async () => {
    const [one, other] = [visits.open(), visits.open()];
    visits.server.isReachable = false;
    one.say("Een");
    other.say("Twee");
    await arrive();
    visits.leaveAll();
    visits.server.isReachable = true;
    visits.open();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(visits.server.posts.map(({ text }) => text)).toEqual(["Een", "Twee"]);
  });

  it("a message whose answer got lost is not stored twice", async () => {
    const client = visits.open();
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      await visits.server.fetch(path, init);
      vi.stubGlobal("fetch", visits.server.fetch);
      throw new TypeError("Failed to fetch");
    });
    client.say("Hallo");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown(client)).toEqual([`bot: ${GREETING}`, "visitor: Hallo", "bot: Dat kan."]);
    expect(visits.server.posts).toHaveLength(2);
  });
});

describe("a server that cannot take a message now", () => {
  it("gets it when it said to try again, and nothing before", async () => {
    const client = visits.open();
    visits.server.trouble.push(() => new Response("{}", { status: 429, headers: { "Retry-After": "20" } }));
    client.say("Een");
    await arrive();
    expect(client.snapshot().trouble).toEqual({ kind: "limited", until: Date.now() + 20_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    client.say("Twee");
    await vi.advanceTimersByTimeAsync(9_900);
    expect(visits.server.posts).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(visits.server.posts.map(({ text }) => text)).toEqual(["Een", "Twee"]);
  });

  it("gets it when its database is back", async () => {
    const client = visits.open();
    visits.server.trouble.push(() => new Response("{}", { status: 503, headers: { "Retry-After": "5" } }));
    client.say("Een");
    await arrive();
    expect(client.snapshot().trouble?.kind).toBe("away");
    await vi.advanceTimersByTimeAsync(5_100);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan."]);
  });
});

describe("a waiting message", () => {
  const told = ({ conversation, trouble }: ReturnType<ChatClient["snapshot"]>) =>
    [trouble?.kind, isTyping(conversation, Date.now()), ...conversation.unsent.map(({ status }) => status)].join();

  it("is reported once, however often sending fails", async () => {
    const client = visits.open();
    visits.server.isReachable = false;
    client.say("Een");
    await arrive();
    const heard = new Set([told(client.snapshot())]);
    client.subscribe(() => heard.add(told(client.snapshot())));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...heard]).toEqual(["away,false,waiting"]);
    visits.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown(client).slice(1)).toEqual(["visitor: Een", "bot: Dat kan."]);
    expect(client.snapshot().trouble).toBeNull();
  });

  it("stops waiting once the server has refused it", async () => {
    const client = visits.open();
    visits.server.trouble.push(
      () => new Response("{}", { status: 503 }),
      () => Response.json({ error: "Too long." }, { status: 422 }),
    );
    client.say("Een");
    await arrive();
    expect(client.snapshot().trouble?.kind).toBe("away");
    await vi.advanceTimersByTimeAsync(10_100);
    expect(shown(client).at(-1)).toBe("visitor: Een (refused)");
    expect(client.snapshot().trouble).toBeNull();
  });

  it("stops waiting once the stream delivers it", async () => {
    const client = visits.open();
    client.say("Een");
    await vi.advanceTimersByTimeAsync(1_100);
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      await visits.server.fetch(path, init);
      throw new TypeError("Failed to fetch");
    });
    client.say("Twee");
    await arrive();
    expect(told(client.snapshot())).toBe("away,false,waiting");
    const line = visits.server.lines.find(({ text }) => text === "Twee");
    visits.server.streams[0]?.send(`event: line\ndata: ${JSON.stringify(line)}\n\n`);
    await arrive();
    expect(told(client.snapshot())).toBe(",false");
  });

  it("is not reported if only a chosen way of contact did not arrive", async () => {
    const client = visits.open();
    client.say("Bellen");
    await vi.advanceTimersByTimeAsync(1_100);
    visits.server.isReachable = false;
    client.chooseMethod("phone");
    await arrive();
    expect(client.snapshot().trouble).toBeNull();
    visits.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(visits.server.contacts).toEqual([{ method: "phone" }]);
  });
});

it("tells the server of a chosen way of contact, after the message that led to it", async () => {
  const client = visits.open();
  visits.server.isReachable = false;
  client.say("Bellen");
  client.chooseMethod("phone");
  await arrive();
  visits.server.isReachable = true;
  window.dispatchEvent(new Event("online"));
  await arrive();
  expect(visits.server.posts.map(({ text }) => text)).toEqual(["Bellen"]);
  expect(visits.server.contacts).toEqual([{ method: "phone" }]);
});
