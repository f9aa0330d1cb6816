import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import {
  confirmation,
  enqueue,
  notice,
  openOutbox,
  outboxWithPeer,
  smtpTransport,
  type TestClock,
} from "../../../../tests/support/mails";
import type { SmtpPeer } from "../../../../tests/support/smtp-peer";
import type { Outbox } from "./outbox.server";
import { mailStates, oldestUnsent, requeueMail } from "./outbox-store.server";
import { RETRY_DELAYS } from "./retry";
import "../templates/render-mail.server";

/** A test that waits for it to end fails. */
const PATIENCE = 60_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LATER = new Date("2026-11-23T08:45:00.000Z");

let db: Db;
let clock: TestClock;
let peer: SmtpPeer;
let outbox: Outbox;

const setUp = async (open: () => Promise<Db>) => {
  ({ db, clock, peer, outbox } = await outboxWithPeer(await open()));
};

afterEach(async () => {
  peer.behave();
  await outbox.stop();
  await peer.goDown();
});

const mailOf = (id: string) => db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("the outbox", () => {
  beforeEach(() => setUp(openFresh));

  it("sends a mail once, in both parts", async () => {
    const id = await enqueue(db, outbox);
    expect(await outbox.deliver(id, PATIENCE)).toBe("sent");
    clock.advance(HOUR);
    expect(await outbox.sendDue()).toBe(0);
    expect(await outbox.deliver(id, PATIENCE)).toBe("sent");
    expect(peer.received).toHaveLength(1);
    expect(peer.received[0]).toMatchObject({
      envelope: { to: ["anna@bakkerij.example"] },
      messageId: `<${id}@weef.example>`,
      html: expect.stringContaining("Webshop"),
      text: expect.stringContaining("Webshop"),
    });
    expect(await mailOf(id)).toMatchObject({ state: "sent", attempts: 1, sent_at: "2026-11-21T13:05:00.000Z" });
  });

  it("lets the owner answer the visitor by replying", async () => {
    await outbox.deliver(await enqueue(db, outbox, notice), PATIENCE);
    expect(peer.received[0]?.replyTo).toEqual([{ name: "", address: "anna@bakkerij.example" }]);
  });

  it("tries again after a temporary refusal, with the same Message-ID and date", async () => {
    peer.refuse("data", "451 4.3.0 Try again later");
    const id = await enqueue(db, outbox);
    expect(await outbox.deliver(id, PATIENCE)).toBe("delayed");
    expect(await mailOf(id)).toMatchObject({ state: "queued", attempts: 1, last_error: "451 4.3.0 Try again later" });
    peer.behave();
    expect(await outbox.sendDue()).toBe(0);
    clock.advance(RETRY_DELAYS[0] ?? 0);
    expect(await outbox.sendDue()).toBe(1);
    expect(peer.received).toMatchObject([{ messageId: `<${id}@weef.example>`, date: "2026-11-21T13:05:00.000Z" }]);
    expect(await mailOf(id)).toMatchObject({ state: "sent", attempts: 2, last_error: null });
  });

  it("does not hurry a mail that waits for its next attempt", async () => {
    peer.refuse("data", "451 4.3.0 Try again later");
    const id = await enqueue(db, outbox);
    await outbox.deliver(id, PATIENCE);
    peer.behave();
    expect(await outbox.deliver(id, PATIENCE)).toBe("delayed");
    expect(peer.received).toEqual([]);
  });

  it("gives up on an address that is two, without asking the mail server", async () => {
    const id = await enqueue(db, outbox, { ...confirmation, recipient: "a@b.nl, c@d.nl" });
    await outbox.deliver(id, PATIENCE);
    expect(await mailOf(id)).toMatchObject({ state: "failed" });
    expect(peer.connections).toBe(0);
  });

  it("answers in time while the mail server is silent, and sends all the same", async () => {
    peer.hang("data");
    const id = await enqueue(db, outbox);
    expect(await outbox.deliver(id, 50)).toBe("delayed");
    peer.behave();
    expect(await outbox.deliver(id, PATIENCE)).toBe("sent");
    expect(peer.received).toHaveLength(1);
    expect(await mailOf(id)).toMatchObject({ state: "sent", attempts: 1 });
  });

  it("ends a send before its lease does", async () => {
    let isSending = false;
    const silent = {
      domain: "weef.example",
      send: (_mail: unknown, signal: AbortSignal) => {
        isSending = true;
        return new Promise<void>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("called off")));
        });
      },
      close: () => {},
    };
    const stuck = openOutbox({ db, clock, transport: silent });
    const id = await enqueue(db, stuck);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const delivery = stuck.deliver(id, 60_000);
    await until(() => isSending);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await delivery).toBe("delayed");
    expect(await mailOf(id)).toMatchObject({
      state: "queued",
      lease_owner: null,
      attempts: 1,
      last_error: "called off",
    });
  });

  it("takes up what is due by itself, once started", async () => {
    await enqueue(db, outbox);
    clock.advance(HOUR);
    outbox.start();
    expect(await peer.receives(1)).toHaveLength(1);
  });

  it("goes on when the database has been away", async () => {
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    const counting = { domain: "weef.example", send, close: () => {} };
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const loop = openOutbox({ db, clock, transport: counting, log });
    await enqueue(db, loop);
    clock.advance(HOUR);
    await db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    loop.start();
    await until(() => warn.mock.calls.length > 0);
    const err = expect.objectContaining({ message: expect.stringContaining("outbox") });
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err, nextInMs: 2_000 }, "due mails cannot be read");
    await db.schema.alterTable("elsewhere").renameTo("outbox").execute();
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => sent === 1);
    vi.useRealTimers();
    await loop.stop();
  });

  it.each([
    ["why the mail server cannot be reached", { code: "ESOCKET" }, "connect ECONNREFUSED 127.0.0.1:25"],
    ["nothing of an address that is refused", { code: "EENVELOPE" }, undefined],
    ["nothing of what the mail server answers", { code: "EMESSAGE", response: "451 Anna is busy" }, undefined],
  ])("tells the log %s", async (_what, failure, why) => {
    const send = async () => {
      throw Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), failure);
    };
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const failing = openOutbox({ db, clock, transport: { domain: "weef.example", send, close: () => {} }, log });
    await failing.deliver(await enqueue(db, failing), PATIENCE);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: failure.code, why }), "mail not sent");
    await failing.stop();
  });

  it("lets nobody wait when the process is about to stop, and sends all the same", async () => {
    peer.hang("recipient");
    const waiting = outbox.deliver(await enqueue(db, outbox), HOUR);
    outbox.stopWaiting();
    expect(await waiting).toBe("delayed");
    expect(await outbox.deliver(await enqueue(db, outbox), HOUR)).toBe("delayed");
    peer.behave();
    await until(() => peer.received.length === 2);
  });

  it("leaves room for a mail just enqueued, however many are due and stuck", async () => {
    for (let index = 0; index < 30; index++) await enqueue(db, outbox);
    clock.advance(HOUR);
    peer.hang("data");
    const due = outbox.sendDue();
    await expect.poll(() => peer.connections).toBe(5);
    const fresh = outbox.deliver(await enqueue(db, outbox), PATIENCE);
    await expect.poll(() => peer.connections).toBe(6);
    peer.behave();
    expect(await fresh).toBe("sent");
    expect(await due).toBe(5);
  });
});

describeOnEachDatabase("the mails in the outbox", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  const requeue = (id: string) => db.transaction().execute((tx) => outbox.requeue(tx, id));

  it("enqueues nothing when the transaction is rolled back", async () => {
    const owing = db.transaction().execute(async (tx) => {
      await outbox.enqueue(tx, confirmation);
      throw new Error("rolled back");
    });
    await expect(owing).rejects.toThrow("rolled back");
    clock.advance(HOUR);
    expect(await outbox.sendDue()).toBe(0);
    expect(await oldestUnsent(db, clock.now())).toBe(0);
  });

  it("sends after the mail server comes back", async () => {
    await peer.goDown();
    const id = await enqueue(db, outbox);
    expect(await outbox.deliver(id, PATIENCE)).toBe("delayed");
    clock.advance(60_000);
    expect(await oldestUnsent(db, clock.now())).toBe(60);
    await peer.comeBack();
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
    expect(await oldestUnsent(db, clock.now())).toBe(0);
  });

  it("gives up on an unknown recipient", async () => {
    peer.refuse("recipient", "550 5.1.1 No such user");
    const id = await enqueue(db, outbox, { ...confirmation, requestId: "request" });
    expect(await outbox.deliver(id, PATIENCE)).toBe("delayed");
    clock.advance(24 * HOUR);
    expect(await outbox.sendDue()).toBe(0);
    const states = await mailStates(db, ["request", "other"]);
    expect([...states.keys()]).toEqual(["request"]);
    expect(states.get("request")).toEqual([
      {
        id,
        template: "offer-request-confirmation",
        recipient: "anna@bakkerij.example",
        state: "failed",
        attempts: 1,
        last_error: "550 5.1.1 No such user",
        due_at: "2026-11-21T13:05:00.000Z",
        sent_at: null,
      },
    ]);
  });

  it("sends a given-up mail again when the owner asks", async () => {
    peer.refuse("recipient", "550 5.1.1 No such user");
    const id = await enqueue(db, outbox);
    await outbox.deliver(id, PATIENCE);
    peer.behave();
    clock.advance(HOUR);
    expect(await requeue(id)).toBe(true);
    expect(await outbox.deliver(id, PATIENCE)).toBe("sent");
    expect(await mailOf(id)).toMatchObject({ state: "sent", attempts: 1 });
    expect(await requeue(id)).toBe(false);
    expect(await requeue("unknown")).toBe(false);
    expect(peer.received).toHaveLength(1);
  });

  it("counts the age of a given-up mail from when it is asked for again, of a waiting one from when it was enqueued", async () => {
    const id = await enqueue(db, outbox);
    const ageAfter = async (state: "failed" | "queued") => {
      await db.updateTable("outbox").set({ state, lease_until: null }).execute();
      clock.advance(HOUR);
      await requeueMail(db, id, clock.now());
      return oldestUnsent(db, clock.now());
    };
    expect(await ageAfter("queued")).toBe(HOUR / SECOND);
    expect(await ageAfter("failed")).toBe(0);
    expect(await ageAfter("queued")).toBe(HOUR / SECOND);
  });

  it("gives its leases back when it stops, for the next process to go on at once", async () => {
    peer.hang("data");
    const id = await enqueue(db, outbox);
    await outbox.deliver(id, 50);
    await until(() => peer.connections === 1);
    const waiting = await enqueue(db, outbox);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const stopping = outbox.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    await stopping;
    vi.useRealTimers();
    expect(await mailOf(id)).toMatchObject({ state: "queued", lease_owner: null, last_error: null });
    expect(await mailOf(waiting)).toMatchObject({ state: "queued", lease_owner: null });
    await peer.goDown();
    peer.behave();
    await peer.comeBack();
    const next = openOutbox({ db, clock, transport: smtpTransport(peer.url()) });
    expect(await next.sendDue()).toBe(2);
    await next.stop();
    expect(await mailOf(id)).toMatchObject({ state: "sent" });
  });

  it("sends a mail for later at its time, and as of that time", async () => {
    await enqueue(db, outbox, { ...confirmation, dueAt: LATER });
    clock.advance(24 * HOUR);
    expect(await outbox.sendDue()).toBe(0);
    expect(await oldestUnsent(db, clock.now())).toBe(0);
    clock.advance(24 * HOUR);
    expect(await outbox.sendDue()).toBe(1);
    expect(peer.received[0]?.date).toBe(LATER.toISOString());
  });

  it("sends no mail for later that is withdrawn; what belongs to another stays", async () => {
    await enqueue(db, outbox, { ...confirmation, requestId: "one", dueAt: LATER });
    await enqueue(db, outbox, { ...confirmation, requestId: "two", dueAt: LATER });
    await db.transaction().execute((tx) => outbox.withdraw(tx, "one", "offer-request-confirmation"));
    clock.advance(48 * HOUR);
    expect(await outbox.sendDue()).toBe(1);
    const left = await db.selectFrom("outbox").select(["request_id", "state"]).execute();
    expect(left).toEqual([{ request_id: "two", state: "sent" }]);
  });

  it("leaves to the queue what comes on top of five, and nobody waits for it", async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, () => enqueue(db, outbox)));
    const outcomes = await Promise.all(ids.map((id) => outbox.deliver(id, PATIENCE)));
    expect(outcomes.filter((outcome) => outcome === "delayed")).toHaveLength(20);
    expect(peer.received).toHaveLength(5);
    clock.advance(MINUTE);
    while ((await outbox.sendDue()) > 0);
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(25);
    expect(peer.received).toHaveLength(25);
    expect(peer.connections).toBeLessThanOrEqual(10);
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
