import "./mails-loaded";
import { expect } from "vitest";
import { Graph } from "~/features/meta-leads/graph.server";
import { LeadQueue } from "~/features/meta-leads/lead-queue.server";
import type { Db } from "~/lib/db/database.server";
import { createLog, type Log } from "~/lib/log.server";
import type { OutgoingMail } from "../../app/features/mail/outbox/compose.server";
import { Outbox } from "../../app/features/mail/outbox/outbox.server";
import type { MailTransport } from "../../app/features/mail/outbox/send.server";
import { saveEvents } from "../../app/features/meta-leads/meta-lead-store.server";
import { GraphPeer, META_APP_SECRET, META_TOKEN } from "./graph-peer";
import { TestClock } from "./mails";

export const OWNER_ADDRESS = "owner@weef.example";

interface QueueOptions {
  db: Db;
  peer: GraphPeer;
  clock: TestClock;
  /** Fills with the mails that go out. */
  sent: OutgoingMail[];
  token?: string | null;
  /** The milliseconds that an answer of the peer may take. */
  deadline?: number;
  log?: Log;
}

/** The queue of leads as a single process has it, with what it needs; the test starts it. */
export function openLeadQueue({
  db,
  peer,
  clock,
  sent,
  token = META_TOKEN,
  deadline = 5_000,
  log = createLog("silent"),
}: QueueOptions): LeadQueue {
  const transport: MailTransport = {
    domain: "weef.example",
    send: async (mail: OutgoingMail) => void sent.push(mail),
    close: () => {},
  };
  return new LeadQueue({
    db,
    log,
    now: clock.now,
    outbox: new Outbox({ db, transport, log, now: clock.now }),
    live: { publish: async () => {} },
    env: { SESSION_SECRET: "a-secret-for-tests-of-32-characters", SITE_URL: "https://weef.example" },
    ownerEmail: OWNER_ADDRESS,
    connection: token === null ? null : connect(peer, token, deadline),
  });
}

/** A queue on `db` that asks a Meta of its own. The caller has to stop both. */
export async function leadQueueWithPeer(db: Db) {
  const clock = new TestClock();
  const peer = await GraphPeer.start();
  const sent: OutgoingMail[] = [];
  return { db, clock, peer, sent, queue: openLeadQueue({ db, peer, clock, sent }) };
}

function connect({ url }: GraphPeer, token: string, deadline: number) {
  return { graph: new Graph({ url, token, appSecret: META_APP_SECRET, deadline }), print: `print of ${token}` };
}

/** Waits for what a queue does by itself, even on a busy machine. */
export function eventually<T>(read: () => T) {
  return expect.poll(read);
}

/** Records leads that Meta has announced at `now`, to be fetched. */
export async function keepDue(db: Db, ids: readonly string[], now: Date): Promise<void> {
  const news = ids.map((id) => ({ id, pageId: null, formId: null, adId: null }));
  await saveEvents(db, news, { origin: "webhook", revive: false, now });
}
