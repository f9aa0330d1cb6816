import { randomBytes, randomUUID } from "node:crypto";
import type { ChatLine, ContactAnswer, ConversationState } from "../../app/features/chat/protocol.ts";

/** A visitor's browser at the chat, without the widget: it calls the addresses that the widget calls. */
export class ChatBrowser {
  readonly #url: string;
  readonly #headers = {
    Authorization: `Bearer ${randomBytes(32).toString("base64url")}`,
    "Content-Type": "application/json",
  };

  constructor({ url }: { url: string }) {
    this.#url = url;
  }

  /** The same browser, at another process of the product. */
  at({ url }: { url: string }): ChatBrowser {
    const other = new ChatBrowser({ url });
    Object.assign(other.#headers, this.#headers);
    return other;
  }

  say(text: string): Promise<ConversationState> {
    return this.#post("/api/chat/messages", { id: randomUUID(), text, language: "nl", page: "/prijzen" });
  }

  answerContact(answer: ContactAnswer): Promise<ConversationState> {
    return this.#post("/api/chat/contact", answer);
  }

  chooseMethod(method: string): Promise<ConversationState> {
    return this.#post("/api/chat/contact-method", { method });
  }

  async lines(): Promise<ChatLine[]> {
    const response = await fetch(`${this.#url}/api/chat/conversation`, { headers: this.#headers });
    return ((await response.json()) as ConversationState).lines;
  }

  /**
   * The stream as it comes, starting after line `seq`; `text()` of its answer resolves with all of it once it has
   * ended.
   */
  listen(seq: number): Promise<Response> {
    return fetch(`${this.#url}/api/chat/events`, { headers: { ...this.#headers, "Last-Event-ID": String(seq) } });
  }

  async #post(path: string, body: object): Promise<ConversationState> {
    const response = await fetch(this.#url + path, {
      method: "POST",
      headers: this.#headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return (await response.json()) as ConversationState;
  }
}
