import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { failedMails } from "~/features/leads/today/leads-today-store.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { confirmation, enqueue, openOutbox, TestClock } from "../../../../tests/support/mails";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { Outbox } from "./outbox.server";
import { requeueMail } from "./outbox-store.server";
import type { renderQueued } from "./render-queued.server";
import { createTransport } from "./send.server";

const PATIENCE = 60_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Hundreds of mails are sent here, and nobody reads them. */
const renderBlank: typeof renderQueued = async ({ id, message_id: messageId, recipient }) => ({
  mail: {
    id,
    messageId,
    recipient,
    replyTo: null,
    date: new Date(0),
    subject: "",
    text: "",
    html: "",
    headers: {},
    attachments: [],
    calendar: null,
  },
  uselessFrom: null,
});

describe("a mail that is refused while others are taken", () => {
  let db: Db;
  let clock: TestClock;
  let outbox: Outbox;
  let refused: string;
  let refusal: string;
  let tries: number;

  beforeEach(async () => {
    db = await openFresh();
    clock = new TestClock();
    tries = 0;
    const send = async ({ id }: { id: string }) => {
      if (id !== refused) return;
      tries += 1;
      const responseCode = Number(refusal.slice(0, 3));
      throw Object.assign(new Error("Message failed"), { code: "EMESSAGE", responseCode, response: refusal });
    };
    const transport = { domain: "weef.example", send, close: () => {} };
    outbox = new Outbox({ db, transport, log: createLog("silent"), render: renderBlank, now: clock.now });
    refused = await enqueue(db, outbox, { ...confirmation, requestId: "request" });
  });

  afterEach(() => outbox.stop());

  const isRefused = async (response: string) => {
    refusal = response;
    await outbox.deliver(refused, PATIENCE);
  };
  const othersAreTaken = async (days: number, every = 3 * HOUR) => {
    for (let passed = 0; passed < days * DAY; passed += every) {
      await outbox.deliver(await enqueue(db, outbox), PATIENCE);
      clock.advance(every);
      while ((await outbox.sendDue()) > 0);
    }
  };
  const state = async () =>
    (await db.selectFrom("outbox").select("state").where("id", "=", refused).executeTakeFirstOrThrow()).state;

  it("for good, is tried every hour at most", { timeout: 30_000 }, async () => {
    await isRefused("550 5.7.1 no");
    await othersAreTaken(4.9, HOUR / 2);
    expect(await state()).toBe("queued");
    await othersAreTaken(0.6, HOUR / 2);
    expect(await state()).toBe("failed");
    expect(tries).toBeLessThan(5 * 24 + 20);
  });

  it("again, after it was given up and asked for once more, has five days from then", async () => {
    await isRefused("550 5.1.1 no such user");
    clock.advance(3 * DAY);
    refusal = "451 4.7.1 later";
    await requeueMail(db, refused, clock.now());
    await othersAreTaken(4.9);
    expect(await state()).toBe("queued");
    await othersAreTaken(0.6);
    expect(await state()).toBe("failed");
  });
});

describeOnEachDatabase("a mail that is tried again", (open) => {
  it.each([
    ["recipient", "550 No such user here", true],
    ["recipient", "550 5.7.1 We do not want this", true],
    ["data", "554 Looks like spam", true],
    ["recipient", "451 4.7.1 Greylisted", false],
    ["sender", "550 5.7.1 You may not send as this", false],
  ] as const)("is said to be refused at once where that is so: at %s by %s", async (stage, reply, isRefused) => {
    const db = await open();
    const clock = new TestClock();
    const peer = await SmtpPeer.start();
    const outbox = openOutbox({ db, clock, transport: createTransport({ smtpUrl: peer.url(), dataDir: "" }) });
    onTestFinished(async () => {
      await outbox.stop();
      await peer.goDown();
    });
    const since = clock.now().toISOString();
    peer.refuse(stage, reply);
    const id = await enqueue(db, outbox);
    await outbox.deliver(id, PATIENCE);
    const [mail] = await db.selectFrom("outbox").selectAll().execute();
    expect(mail).toMatchObject({ state: "queued", last_error: reply });
    expect(await failedMails(db, since, 9)).toHaveLength(isRefused ? 1 : 0);
    peer.behave();
    clock.advance(HOUR);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
    expect(await failedMails(db, since, 9)).toEqual([]);
  });
});
