import "./mails-loaded";
import type { Db } from "~/lib/db/database.server";
import { createLog, type Log } from "~/lib/log.server";
import { Outbox, type QueuedMail } from "../../app/features/mail/outbox/outbox.server";
import { createTransport, type MailTransport } from "../../app/features/mail/outbox/send.server";
import { SmtpPeer } from "./smtp-peer";

/** A clock that stands still until the test moves it. */
export class TestClock {
  #time = Date.parse("2026-11-21T13:05:00.000Z");
  readonly now = () => new Date(this.#time);

  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}

export const confirmation: QueuedMail<"offer-request-confirmation"> = {
  template: "offer-request-confirmation",
  props: {
    name: "Anna Jansen",
    asked: [
      { label: "Dienst", value: "Webshop" },
      { label: "Bericht", value: "Hallo,\n\nMet <b>brood</b> & bezorgen." },
    ],
    answerBy: "2026-11-22T13:05:00.000Z",
  },
  language: "nl",
  recipient: "anna@bakkerij.example",
};

export const notice: QueuedMail<"offer-request-notice"> = {
  template: "offer-request-notice",
  props: {
    name: "Anna Jansen",
    email: "anna@bakkerij.example",
    phone: "06 12 34 56 78",
    source: "homepage",
    language: "en",
    asked: confirmation.props.asked,
    requestedAt: "2026-11-21T13:05:00.000Z",
    answerBy: "2026-11-22T13:05:00.000Z",
    leadUrl: "https://weef.example/admin/leads/1",
    dashboardUrl: "https://weef.example/admin",
  },
  language: "nl",
  recipient: "eigenaar@weef.example",
  replyTo: "anna@bakkerij.example",
};

interface Sender {
  db: Db;
  clock: TestClock;
  transport: MailTransport;
  log?: Log;
}

/** An outbox, as a single process has it. */
export function openOutbox({ db, clock, transport, log = createLog("silent") }: Sender): Outbox {
  return new Outbox({ db, transport, log, now: clock.now });
}

export function smtpTransport(smtpUrl: string): MailTransport {
  return createTransport({ smtpUrl, dataDir: "" });
}

/** An outbox on `db` that sends to a mail server of its own. The caller has to stop both. */
export async function outboxWithPeer(db: Db) {
  const clock = new TestClock();
  const peer = await SmtpPeer.start();
  return { db, clock, peer, outbox: openOutbox({ db, clock, transport: smtpTransport(peer.url()) }) };
}

/** Stores a mail as a request would, in a transaction of its own. Returns its id. */
export function enqueue(db: Db, outbox: Outbox, mail: QueuedMail = confirmation): Promise<string> {
  return db.transaction().execute((tx) => outbox.enqueue(tx, mail));
}
