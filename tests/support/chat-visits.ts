import { afterEach, beforeEach, vi } from "vitest";
import { type ChatClient, createChatClient } from "../../app/features/chat/widget/chat-client";
import { entriesOf } from "../../app/features/chat/widget/conversation";
import { dropKept } from "../../app/features/chat/widget/kept-in-browser";
import { stubStorage } from "./browser-storage";
import { FakeChatServer } from "./fake-chat-server";

export const GREETING = "Goedemiddag, waar kan ik u mee helpen?";

/**
 * The visits of one browser to one server, both new for each test of the file; time passes only when the test says so.
 */
export function chatVisits() {
  let server: FakeChatServer;
  let stops: (() => void)[];

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-23T13:05:00.000Z") });
    server = new FakeChatServer();
    stops = [];
    vi.stubGlobal("fetch", server.fetch);
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("navigator", { onLine: true });
    stubStorage("localStorage");
  });

  afterEach(() => {
    for (const stop of stops) stop();
    for (const kept of ["sessions", "token", "unsent"] as const) dropKept(kept);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  return {
    get server() {
      return server;
    },
    /** Opens a page with the chat. */
    open(): ChatClient {
      const client = createChatClient({ greeting: GREETING, place: () => ({ page: "/prijzen", language: "nl" }) });
      stops.push(client.start());
      return client;
    },
    /** Leaves the page that was opened last. */
    leave: () => stops.pop()?.(),
    leaveAll(): void {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** The conversation as the visitor sees it, line by line. */
export const shown = (client: ChatClient) =>
  entriesOf(client.snapshot().conversation, Date.now()).map((entry) =>
    entry.kind === "said"
      ? `${entry.author}: ${entry.text}${entry.status === "kept" ? "" : ` (${entry.status})`}`
      : entry.to,
  );

/** Lets everything that is under way arrive. */
export const arrive = () => vi.advanceTimersByTimeAsync(0);
