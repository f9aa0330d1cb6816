import type { SmtpPeer } from "../../tests/support/smtp-peer.ts";

const OFTEN = 100;

/** A mail that arrived. */
export interface Arrival {
  messageId: string;
  to: string;
  replyTo: string | undefined;
  /** The number of kills of the product or its database before it arrived. */
  kills: number;
}

/** Empties a mail server, and keeps only what counts of each mail: all of them whole would not fit into memory. */
export class Letterbox {
  readonly arrivals: Arrival[] = [];
  readonly #peer: SmtpPeer;
  readonly #timer: NodeJS.Timeout;
  #kills = 0;

  constructor(peer: SmtpPeer) {
    this.#peer = peer;
    this.#timer = setInterval(() => this.#empty(), OFTEN);
  }

  /** Notes that the product or its database was killed: mails sent before may not have been recorded as sent. */
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
