import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Dovecot } from "../../tests/support/dovecot.ts";
import { offerRequestBody, postOfferRequest } from "../../tests/support/offer-request-body.ts";
import type { Product } from "../../tests/support/product.ts";
import type { SmtpPeer } from "../../tests/support/smtp-peer.ts";
import { call, Unanswered } from "./call.ts";
import { examplesOf, type Finding } from "./scenario.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Half of them are written to from the desk, half from another mail program. */
const CUSTOMERS = 6;
/** Milliseconds. */
const PAUSE = { least: 20, most: 200 };
const OFTEN = 100;
const AGAIN = 200;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

interface Correspondents {
  products: readonly Product[];
  session: { Cookie: string };
  dovecot: Dovecot;
  peer: SmtpPeer;
  random: SeededRandom;
  /** Queries the database past the product. */
  ask: <T>(query: string) => Promise<T[]>;
}

interface Customer {
  email: string;
  lead: string;
}

/** A mail in the mailbox: its sender, and the place where it has to be stored. */
interface Delivered {
  id: string;
  kind: "answer" | "elsewhere" | "stranger";
}

/** Mail in every direction: from customers, from strangers, from the desk, and from the owner's other mail program. */
export class Correspondence {
  readonly #with: Correspondents;
  readonly #customers: readonly Customer[];
  readonly #delivered: Delivered[] = [];
  /** The expected end state of the mailbox. */
  readonly #inMailbox: string[] = [];
  /** Ids of mails that the desk has acknowledged. */
  readonly #written: string[] = [];
  /** The number of kills of the product before a mail of the desk arrived, by its Message-ID. */
  readonly #arrived = new Map<string, number[]>();
  readonly #errors: string[] = [];
  readonly #writing = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #isOver = false;
  #kills = 0;
  #going: Promise<void> = Promise.resolve();

  private constructor(correspondents: Correspondents, customers: readonly Customer[]) {
    this.#with = correspondents;
    this.#customers = customers;
    this.#timer = setInterval(() => this.#collect(), OFTEN);
  }

  static async begin(correspondents: Correspondents): Promise<Correspondence> {
    const { products, ask } = correspondents;
    const customers: Customer[] = [];
    for (let at = 0; at < CUSTOMERS; at += 1) {
      const email = `klant-${at}-${randomUUID()}@klant.example`;
      await postOfferRequest(products[0] as Product, offerRequestBody({ email }));
      const [lead] = await ask<{ id: string }>(`select id from leads where email = '${email}'`);
      customers.push({ email, lead: lead?.id ?? "" });
    }
    const correspondence = new Correspondence(correspondents, customers);
    correspondence.#going = correspondence.#goOn();
    return correspondence;
  }

  noteKill(): void {
    this.#collect();
    this.#kills += 1;
  }

  /** Resolves once every mail of the desk is acknowledged; nothing comes in any more. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#going;
    await Promise.all(this.#writing);
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#collect();
  }

  async isRead(): Promise<boolean> {
    const stored = await this.#stored();
    return this.#delivered.every(({ id }) => (stored.get(id) ?? 0) > 0);
  }

  async balance(on: string): Promise<Finding[]> {
    clearInterval(this.#timer);
    this.#collect();
    const stored = await this.#stored();
    const none = (what: string, found: readonly unknown[]): Finding => ({
      what,
      on,
      count: found.length,
      goal: { atMost: 0 },
      examples: examplesOf(found),
    });
    const some = (what: string, count: number): Finding => ({ what, on, count, goal: { atLeast: 1 } });
    const times = ({ id }: { id: string }) => stored.get(id) ?? 0;
    const written = this.#written.map((id) => ({ id }));
    const messageIds = await this.#messageIds();
    const arrivals = (id: string) => this.#arrived.get(messageIds.get(id) ?? "") ?? [];
    const repeated = this.#written.filter((id) => arrivals(id).length > 1);
    const isExplained = (id: string) => new Set(arrivals(id)).size === arrivals(id).length;
    const now = this.#with.dovecot.contents();
    const before = new Set(this.#inMailbox);
    const of = (kind: Delivered["kind"]) => this.#delivered.filter((mail) => mail.kind === kind).length;
    return [
      some("mails from customers", of("answer")),
      some("mails from strangers", of("stranger")),
      some("mails from another mail program", of("elsewhere")),
      some("mails from the desk", written.length),
      none(
        "mails of the mailbox lost",
        this.#delivered.filter((mail) => times(mail) < 1),
      ),
      none(
        "mails of the mailbox doubled",
        this.#delivered.filter((mail) => times(mail) > 1),
      ),
      none(
        "mails of the desk not once in the thread",
        written.filter((mail) => times(mail) !== 1),
      ),
      none(
        "mails of the desk that did not arrive",
        this.#written.filter((id) => arrivals(id).length === 0),
      ),
      none(
        "mails of the desk that arrived twice without a kill",
        repeated.filter((id) => !isExplained(id)),
      ),
      { what: "mails of the desk that came again after a kill", on, count: repeated.length, goal: null },
      none(
        "other mails in threads",
        [...stored.keys()].filter((id) => !this.#knows(id)),
      ),
      none("mails of the mailbox changed", [
        ...now.filter((line) => !before.has(line)),
        ...this.#inMailbox.filter((line) => !now.includes(line)),
      ]),
      none("wrong answers of the desk", this.#errors),
    ];
  }

  #knows(id: string): boolean {
    return this.#written.includes(id) || this.#delivered.some((mail) => mail.id === id);
  }

  async #goOn(): Promise<void> {
    const { random } = this.#with;
    while (!this.#isOver) {
      await sleep(random.between(PAUSE.least, PAUSE.most));
      const at = Math.floor(random.between(0, CUSTOMERS));
      const customer = this.#customers[at] as Customer;
      if (random.chance(0.15)) this.#deliver("stranger", customer);
      else if (random.chance(0.5)) this.#deliver("answer", customer);
      else if (at % 2 === 0) this.#deliver("elsewhere", customer);
      else this.#write(customer);
    }
  }

  #deliver(kind: Delivered["kind"], { email }: Customer): void {
    const id = randomUUID();
    const [from, to] =
      kind === "elsewhere"
        ? ["hallo@weef.example", email]
        : [kind === "answer" ? email : `vreemd-${randomUUID()}@ander.example`, "hallo@weef.example"];
    const head = [`From: ${from}`, `To: ${to}`, `Message-ID: <${id}@klant.example>`, `Subject: ${kind} ${id}`];
    this.#delivered.push({ id, kind });
    this.#put([...head, "", "Dag, wat kost dat?"].join("\r\n"), kind === "elsewhere" ? "Sent" : "INBOX");
  }

  #put(source: string, folder: "INBOX" | "Sent"): void {
    this.#inMailbox.push(this.#with.dovecot.deliver(source, folder));
  }

  #write(customer: Customer): void {
    const writing: Promise<void> = this.#untilWritten(customer).finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** A user of the desk sends the same mail once more if there is no answer. */
  async #untilWritten({ email, lead }: Customer): Promise<void> {
    const { session, random } = this.#with;
    const id = randomUUID();
    const fields = { do: "mail", id, to: email, seen: "", subject: `desk ${id}`, text: "Hallo,\n\nGraag gedaan." };
    const body = new URLSearchParams(fields).toString();
    for (;;) {
      const { url } = random.pick(this.#with.products as [Product, ...Product[]]);
      try {
        const { status } = await call(`${url}/admin/leads/${lead}`, {
          method: "POST",
          headers: { ...session, ...FORM },
          body,
        });
        if (status === 303) return void this.#written.push(id);
        if (status !== 503) return void this.#errors.push(`${status} for ${id}`);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
      }
      await sleep(AGAIN);
    }
  }

  /** The provider puts a copy of what it sends into the folder for sent mail. */
  #collect(): void {
    for (const { messageId = "", raw, subject = "" } of this.#with.peer.received.splice(0)) {
      if (!subject.startsWith("desk ")) continue;
      const kills = this.#arrived.get(messageId) ?? [];
      if (kills.length === 0) this.#put(raw, "Sent");
      this.#arrived.set(messageId, [...kills, this.#kills]);
    }
  }

  /** The number of copies of each mail in threads and tray, by the unique part of its subject. */
  async #stored(): Promise<Map<string, number>> {
    const { ask } = this.#with;
    const rows = await ask<{ subject: string }>(
      "select subject from thread_messages union all select subject from mailbox_strangers",
    );
    const counts = new Map<string, number>();
    for (const { subject } of rows) {
      const id = subject.split(" ").at(-1) ?? "";
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }

  async #messageIds(): Promise<Map<string, string>> {
    const rows = await this.#with.ask<{ id: string; message_id: string }>("select id, message_id from thread_messages");
    return new Map(rows.map(({ id, message_id }) => [id, message_id]));
  }
}
