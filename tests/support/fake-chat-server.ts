import type { Attendance, ChatLine, ChatPost, Sight } from "~/features/chat/protocol";

export const OPEN: Attendance = { by: "bot", isOpen: true, backAt: null };

/** A server that answers every message with a line from the assistant, unless told otherwise. */
export class FakeChatServer {
  lines: ChatLine[] = [];
  posts: ChatPost[] = [];
  tokens = new Set<string | null>();
  contacts: unknown[] = [];
  /** Up to which line the visitor had seen the chat, for each time that the browser reported it. */
  seen: number[] = [];
  /** The number of reports that the visitor was leaving. */
  left = 0;
  /** The failures that the next posts meet instead of an answer. */
  trouble: (() => Response)[] = [];
  attendance = OPEN;
  isReachable = true;
  answer: string | null = "Dat kan.";
  streams: { lastId: string | null; send: (text: string) => void; end: () => void }[] = [];

  add(author: ChatLine["author"], text: string, id: string = crypto.randomUUID()): ChatLine {
    const line: ChatLine = { seq: this.lines.length + 1, id, author, text, at: new Date().toISOString() };
    this.lines.push(line);
    return line;
  }

  readonly fetch = async (path: string, { headers, body, signal }: RequestInit): Promise<Response> => {
    if (!this.isReachable) throw new TypeError("Failed to fetch");
    const sent = new Headers(headers);
    this.tokens.add(sent.get("Authorization"));
    const state = (from: number) => Response.json({ lines: this.lines.slice(from), attendance: this.attendance });
    if (path === "/api/chat/conversation") return state(0);
    if (path === "/api/chat/events" && this.lines.length === 0) return new Response("{}", { status: 404 });
    if (path === "/api/chat/events") return this.#stream(sent.get("Last-Event-ID"), signal);
    if (path === "/api/chat/seen") {
      const { seq, isLeaving } = JSON.parse(String(body)) as Sight;
      this.seen.push(seq);
      if (isLeaving) this.left += 1;
      return new Response(null, { status: 204 });
    }
    const trouble = this.trouble.shift();
    if (trouble) return trouble();
    const content = JSON.parse(String(body)) as ChatPost;
    if (path !== "/api/chat/messages") {
      this.contacts.push(content);
      return new Response(null, { status: 204 });
    }
    this.posts.push(content);
    const known = this.lines.findIndex(({ id }) => id === content.id);
    if (known >= 0) return state(known);
    if (content.greeting) this.add("bot", content.greeting);
    const from = this.lines.length;
    this.add("visitor", content.text, content.id);
    if (this.answer && this.attendance.by === "bot") this.add("bot", this.answer);
    return state(from);
  };

  #stream(lastId: string | null, signal: AbortSignal | null | undefined): Response {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener("abort", () => controller.error(signal.reason));
        this.streams.push({
          lastId,
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
        });
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }
}
