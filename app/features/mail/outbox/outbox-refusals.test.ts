import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { openFresh } from "../../../../tests/support/databases";
import { confirmation, enqueue, TestClock } from "../../../../tests/support/mails";
import { Outbox } from "./outbox.server";
import { requeueMail } from "./outbox-store.server";
import type { renderQueued } from "./render-queued.server";

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
