import "../../../../tests/support/mails-loaded";
import { expect, it, onTestFinished } from "vitest";
import { createTransport } from "~/features/mail/outbox/send.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { enqueue, openOutbox, TestClock } from "../../../../tests/support/mails";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { failedMails } from "./leads-today-store.server";

const PATIENCE = 60_000;
const HOUR = 60 * 60_000;

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
