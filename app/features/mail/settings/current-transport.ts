import type { MailTransport } from "../outbox/send.server";

interface Used {
  transport: MailTransport;
  /** Mails that it is sending. */
  sends: number;
}

/** Sends by the transport that is in use. One that is replaced finishes its mails first. */
export class CurrentTransport implements MailTransport {
  #used: Used;

  constructor(transport: MailTransport) {
    this.#used = { transport, sends: 0 };
  }

  get domain(): string {
    return this.#used.transport.domain;
  }

  use(transport: MailTransport): void {
    const before = this.#used;
    this.#used = { transport, sends: 0 };
    this.#closeUnused(before);
  }

  async send(...args: Parameters<MailTransport["send"]>): Promise<void> {
    const used = this.#used;
    used.sends += 1;
    try {
      await used.transport.send(...args);
    } finally {
      used.sends -= 1;
      this.#closeUnused(used);
    }
  }

  close(): void {
    this.#used.transport.close();
  }

  #closeUnused(used: Used): void {
    if (used !== this.#used && used.sends === 0) used.transport.close();
  }
}
