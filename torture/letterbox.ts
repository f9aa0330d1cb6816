import type { SmtpPeer } from "../tests/support/smtp-peer.ts";

const OFTEN = 100;

/** A mail that arrived. */
export interface Arrival {
  messageId: string;
  to: string;
  replyTo: string | undefined;
  /** How often the product had been killed, or its database, before it came. */
  kills: number;
}

/** Empties a mail server, and keeps of each mail what counts: the whole of all would not fit into memory. */
export class Letterbox {
  readonly arrivals: Arrival[] = [];
  readonly #peer: SmtpPeer;
  readonly #timer: NodeJS.Timeout;
  #kills = 0;

  constructor(peer: SmtpPeer) {
    this.#peer = peer;
    this.#timer = setInterval(() => this.#empty(), OFTEN);
  }

  /** Tells that the product was killed, or its database: what was sent before may not have been noted. */
  noteKill(): void {
    this.#empty();
    this.#kills += 1;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#empty();
  }

  #empty(): void {
    for (const { messageId = "", envelope, replyTo } of this.#peer.received.splice(0)) {
      const to = envelope.to[0] ?? "";
      this.arrivals.push({ messageId, to, replyTo: replyTo?.[0]?.address, kills: this.#kills });
    }
  }
}
