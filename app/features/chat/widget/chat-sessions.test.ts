import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  type ChatSession,
  dropUnanswered,
  newSession,
  saveSession,
  sessionToGoOn,
  withContactOf,
} from "./chat-sessions";
import { dropKept } from "./kept-in-browser";

const NOW = new Date("2026-11-22T13:05:00.000Z");
const DAY = 24 * 3_600_000;

/** A browser storage that holds `room` characters. */
function storageOf(room: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  };
}

const stored = () => JSON.parse(localStorage.getItem("chatSessions") ?? "[]") as ChatSession[];

function said(session: ChatSession, text: string, at = NOW): ChatSession {
  return { ...session, messages: [...session.messages, { text, isBot: false, timestamp: at.toISOString() }] };
}

beforeEach(() => vi.stubGlobal("localStorage", storageOf(1_000_000)));
afterEach(() => {
  dropKept("sessions");
  vi.unstubAllGlobals();
});

it("keeps a session in the shape of the specification", () => {
  saveSession(newSession("Goedemiddag", NOW), NOW);
  expect(stored()).toEqual([
    {
      id: expect.stringMatching(/^chat_1795352700000_[0-9a-z]+$/),
      startTime: "2026-11-22T13:05:00.000Z",
      messages: [{ text: "Goedemiddag", isBot: true, timestamp: "2026-11-22T13:05:00.000Z" }],
      userEmail: null,
      userPhone: null,
    },
  ]);
});

it("goes on with the last conversation, but not with a greeting that nobody answered", () => {
  const first = said(newSession("Goedemiddag", NOW), "Hallo");
  saveSession(first, NOW);
  expect(sessionToGoOn(NOW)).toEqual(first);
  saveSession(newSession("Goedenavond", NOW), NOW);
  expect(sessionToGoOn(NOW)).toBeNull();
});

it("leaves nothing behind of a greeting that nobody answered", () => {
  saveSession(newSession("Goedemiddag", NOW), NOW);
  dropUnanswered(NOW);
  expect(localStorage.getItem("chatSessions")).toBeNull();
  const answered = said(newSession("Goedemiddag", NOW), "Hallo");
  saveSession(answered, NOW);
  saveSession(newSession("Goedenavond", NOW), NOW);
  dropUnanswered(NOW);
  expect(stored()).toEqual([answered]);
});

it("forgets a conversation 30 days after its last message", () => {
  const session = said(newSession("Goedemiddag", NOW), "Hallo", new Date(NOW.getTime() + DAY));
  saveSession(session, NOW);
  expect(sessionToGoOn(new Date(NOW.getTime() + 31 * DAY))).toEqual(session);
  expect(sessionToGoOn(new Date(NOW.getTime() + 31 * DAY + 1))).toBeNull();
  saveSession(newSession("Goedemiddag", NOW), new Date(NOW.getTime() + 32 * DAY));
  expect(stored()).toHaveLength(1);
});

it("keeps at most ten conversations of 200 messages, the newest", () => {
  for (let count = 1; count <= 12; count++) saveSession(said(newSession(`Dag ${count}`, NOW), "Hallo"), NOW);
  expect(stored().map(({ messages }) => messages[0]?.text)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Dag ${index + 3}`),
  );
  let long = newSession("Goedemiddag", NOW);
  for (let count = 1; count <= 205; count++) long = said(long, `Bericht ${count}`);
  saveSession(long, NOW);
  expect(
    stored()
      .at(-1)
      ?.messages.map(({ text }) => text),
  ).toEqual(Array.from({ length: 200 }, (_, index) => `Bericht ${index + 6}`));
});

it("notes the first address and the first number, once", () => {
  const first = withContactOf(newSession("Goedemiddag", NOW), "jan@smit.example");
  const second = withContactOf(first, "06-12345678, of eva@smit.example");
  const third = withContactOf(second, "06-87654321");
  expect(third).toMatchObject({ userEmail: "jan@smit.example", userPhone: "06-12345678" });
});

it("keeps the address that was given in another tab", () => {
  const here = said(newSession("Goedemiddag", NOW), "Hallo");
  saveSession(withContactOf(here, "jan@smit.example"), NOW);
  saveSession(said(here, "Nog iets"), NOW);
  expect(stored()).toMatchObject([{ userEmail: "jan@smit.example", userPhone: null }]);
});

it("drops older conversations when the storage is full", () => {
  saveSession(said(newSession("Eerder", NOW), "x".repeat(300)), NOW);
  const kept = localStorage.getItem("chatSessions");
  vi.stubGlobal("localStorage", storageOf(700));
  localStorage.setItem("chatSessions", kept ?? "");
  saveSession(said(newSession("Nu", NOW), "y".repeat(300)), NOW);
  expect(stored().map(({ messages }) => messages[0]?.text)).toEqual(["Nu"]);
});

it("goes on in memory where the browser stores nothing", () => {
  vi.stubGlobal("localStorage", storageOf(0));
  const session = said(newSession("Goedemiddag", NOW), "Hallo");
  saveSession(session, NOW);
  expect(sessionToGoOn(NOW)).toEqual(session);
});

it.each(["{", "7", '{"id":1}', '[{"id":"chat_1"},null,"x"]', '[{"id":"chat_1","startTime":"gisteren","messages":[]}]'])(
  "skips what it cannot read: %s",
  (text) => {
    localStorage.setItem("chatSessions", text);
    expect(sessionToGoOn(NOW)).toBeNull();
    saveSession(newSession("Goedemiddag", NOW), NOW);
    expect(stored()).toHaveLength(1);
  },
);
