import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { enqueue, openOutbox, TestClock } from "../../../../tests/support/mails";
import { LEASE } from "./attempt.server";
import type { Outbox } from "./outbox.server";
import { RETRY_DELAYS, UnansweredMail } from "./retry";
import type { MailTransport } from "./send.server";
import "../templates/render-mail.server";

/** A test that waits for it to end fails. */
const PATIENCE = 60_000;
const MINUTE = 60_000;
const PROBE = 30_000;

describeOnEachDatabase("a mail that the mail server has, and says nothing of,", (openFresh) => {
  let db: Db;
  let clock: TestClock;
  let outbox: Outbox;
  let attempts: { id: string; isPatient: boolean }[];
  let answer: (isPatient: boolean, signal: AbortSignal) => void | Promise<void>;

  beforeEach(async () => {
    db = await openFresh();
    clock = new TestClock();
    attempts = [];
    answer = unanswered;
    const send: MailTransport["send"] = async ({ id }, signal, isPatient = false) => {
      attempts.push({ id, isPatient });
      await answer(isPatient, signal);
    };
    outbox = openOutbox({ db, clock, transport: { domain: "weef.example", send, close: () => {} } });
  });

  afterEach(() => outbox.stop());

  const unanswered = () => {
    throw new UnansweredMail("ETIMEDOUT");
  };
  const taken = () => {};
  const mails = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

  /** Mails whose first attempt was not answered. */
  async function enqueueUnanswered(count: number): Promise<void> {
    for (let mail = 0; mail < count; mail += 1) await outbox.deliver(await enqueue(db, outbox), PATIENCE);
  }

  it("is tried in its turn only, less and less often", async () => {
    await enqueueUnanswered(1);
    for (const [before, delay] of RETRY_DELAYS.slice(0, 4).entries()) {
      for (let waited = 0; waited + PROBE < delay; waited += PROBE) {
        clock.advance(PROBE);
        expect(await outbox.sendDue()).toBe(0);
      }
      clock.advance(delay - Math.floor((delay - 1) / PROBE) * PROBE);
      expect(await outbox.sendDue()).toBe(1);
      expect(await mails()).toMatchObject([{ state: "queued", attempts: before + 2, is_unanswered: 1 }]);
    }
    expect(attempts).toHaveLength(5);
  });

  it("is not hurried by others that go through", async () => {
    await enqueueUnanswered(1);
    answer = taken;
    await outbox.deliver(await enqueue(db, outbox), PATIENCE);
    expect(await outbox.sendDue()).toBe(0);
    expect((await mails()).map(({ state }) => state)).toEqual(["queued", "sent"]);
  });

  it("keeps none of those from being tried that it cannot have", async () => {
    await enqueueUnanswered(1);
    answer = () => {
      throw Object.assign(new Error("refused"), { code: "ECONNECTION" });
    };
    const id = await enqueue(db, outbox);
    await outbox.deliver(id, PATIENCE);
    clock.advance(PROBE);
    expect(await outbox.sendDue()).toBe(1);
    expect(attempts.at(-1)?.id).toBe(id);
  });

  it("may be tried before its turn once the mail server cannot have it", async () => {
    await enqueueUnanswered(1);
    answer = () => {
      throw Object.assign(new Error("refused"), { code: "ECONNECTION" });
    };
    clock.advance(RETRY_DELAYS[0] ?? 0);
    await outbox.sendDue();
    clock.advance(PROBE);
    expect(await outbox.sendDue()).toBe(1);
  });

  it("is given ten minutes the next time, as two are at once, and nobody else tries it meanwhile", async () => {
    await enqueueUnanswered(3);
    const release = Promise.withResolvers<void>();
    answer = (isPatient) => (isPatient ? release.promise : unanswered());
    clock.advance(RETRY_DELAYS[0] ?? 0);
    const due = outbox.sendDue();
    await expect.poll(async () => (await mails()).filter(({ lease_owner }) => lease_owner === null)).toHaveLength(1);
    await expect.poll(() => attempts.slice(3).filter(({ isPatient }) => isPatient)).toHaveLength(2);
    clock.advance(10 * MINUTE + LEASE - 1);
    const other = openOutbox({
      db,
      clock,
      transport: { domain: "weef.example", send: async () => {}, close: () => {} },
    });
    expect(await other.sendDue()).toBe(1);
    release.resolve();
    await due;
    expect((await mails()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    await other.stop();
  });

  it("is tried at once by others when its process stops", async () => {
    await enqueueUnanswered(1);
    answer = (_isPatient, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new UnansweredMail("EABORT"))));
    clock.advance(RETRY_DELAYS[0] ?? 0);
    void outbox.sendDue();
    await expect.poll(() => attempts.length).toBe(2);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const stopping = outbox.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    await stopping;
    expect(await mails()).toMatchObject([{ state: "queued", lease_owner: null }]);
  });
});
