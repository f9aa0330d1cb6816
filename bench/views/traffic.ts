import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

interface Loaded {
  type: string;
  /** Over the wire, headers included. */
  bytes: number;
}

/** Milliseconds without traffic after which nothing more is expected. */
const QUIET_AFTER = 2_000;
const BETWEEN_LOOKS = 50;

/** Records what a page fetches, from the moment this is created. */
export class Traffic {
  readonly loaded: Loaded[] = [];
  readonly #types = new Map<string, string>();
  #lastAt = performance.now();

  constructor(session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
      if (!request.url.startsWith("data:")) this.#types.set(requestId, type);
      this.#lastAt = performance.now();
    });
    session.on("Network.responseReceived", ({ requestId, response }) => {
      // A preloaded module has no type of its own.
      if (this.#types.has(requestId) && response.mimeType.includes("javascript")) this.#types.set(requestId, "Script");
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.#end(requestId, encodedDataLength);
    });
    session.on("Network.loadingFailed", ({ requestId }) => this.#end(requestId, 0));
  }

  /** Bytes so far, of everything or of one type. */
  bytes(type?: string): number {
    return this.loaded.reduce((sum, each) => sum + (!type || each.type === type ? each.bytes : 0), 0);
  }

  /** Waits until nothing has been fetched for a while, counting from now. */
  async quiet(): Promise<void> {
    this.#lastAt = performance.now();
    while (this.#types.size > 0 || performance.now() - this.#lastAt < QUIET_AFTER) await pause(BETWEEN_LOOKS);
  }

  #end(requestId: string, bytes: number): void {
    const type = this.#types.get(requestId);
    this.#types.delete(requestId);
    this.#lastAt = performance.now();
    if (type) this.loaded.push({ type, bytes });
  }
}
