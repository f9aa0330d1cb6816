import { connect, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { openFresh } from "../../../../tests/support/databases";
import { Dovecot, isDovecotInstalled } from "../../../../tests/support/dovecot";
import { eventually } from "../../../../tests/support/meta-leads";
import { imapAccount } from "./imap-account";
import { findFolder, readConnection } from "./mailbox-store.server";
import { type MailboxMessage, MailboxWorker } from "./mailbox-worker.server";

const mail = (subject: string) =>
  [
    "From: Jan <jan@klant.example>",
    "To: hallo@weef.example",
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(" ", "-")}@klant.example>`,
    "",
    "Hallo",
  ].join("\r\n");

interface Reader {
  worker: MailboxWorker;
  /** Folder and subject of what it has taken. */
  taken: string[];
}

function read(db: Db, url: string, changes: { key?: string; patience?: number; poll?: number } = {}): Reader {
  const taken: string[] = [];
  const worker = new MailboxWorker({
    db,
    log: createLog("silent"),
    account: imapAccount(url),
    accountKey: changes.key ?? "one",
    poll: changes.poll ?? 300,
    patience: changes.patience ?? 5_000,
    take: async ({ role, head }: MailboxMessage) => {
      taken.push(`${role}: ${/^Subject: (.*)$/m.exec(Buffer.from(head).toString())?.[1]?.trim()}`);
    },
    onChange: () => {},
  });
  onTestFinished(() => worker.stop());
  worker.start();
  return { worker, taken };
}

async function dovecotFor(options?: Parameters<typeof Dovecot.start>[0]): Promise<Dovecot> {
  const dovecot = await Dovecot.start(options);
  onTestFinished(() => dovecot.stop());
  return dovecot;
}

const isRead = async (db: Db) => (await findFolder(db, "inbox")) && (await findFolder(db, "sent"));
const trouble = async (db: Db) => (await readConnection(db)).trouble;

describe.skipIf(!isDovecotInstalled())("the mailbox", () => {
  it("is read from the start on, and older mail on request", async () => {
    const dovecot = await dovecotFor();
    dovecot.deliver(mail("vroeger"));
    const db = await openFresh();
    const { worker, taken } = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    dovecot.deliver(mail("nu"));
    await eventually(() => taken).toEqual(["inbox: nu"]);
    await db
      .updateTable("mailbox_folders")
      .set({ older_from: "2026-01-01T00:00:00.000Z" })
      .where("role", "=", "inbox")
      .execute();
    worker.hurry();
    await eventually(() => taken).toEqual(["inbox: nu", "inbox: vroeger", "inbox: nu"]);
  });

  it("tells of new mail within five seconds, however seldom it is looked at", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const { taken } = read(db, dovecot.url(), { poll: 60_000 });
    await eventually(() => isRead(db)).toBeTruthy();
    await eventually(async () => (await readConnection(db)).seen_at).toBeTruthy();
    const start = performance.now();
    dovecot.deliver(mail("antwoord"));
    await eventually(() => taken).toEqual(["inbox: antwoord"]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it("has the same mails, flags and folders after it was read", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const { taken } = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    dovecot.deliver(mail("een"));
    dovecot.deliver(mail("twee"), "Sent");
    const before = dovecot.contents();
    await eventually(() => taken.toSorted()).toEqual(["inbox: een", "sent: twee"]);
    expect(dovecot.contents()).toEqual(before);
  });

  it("is read on from where it was when process or mail server come back", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const one = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    dovecot.deliver(mail("een"));
    await eventually(() => one.taken).toHaveLength(1);
    await dovecot.goDown("SIGKILL");
    await eventually(() => trouble(db)).toBe("unreachable");
    dovecot.deliver(mail("twee"));
    await dovecot.comeBack();
    await eventually(() => one.taken).toEqual(["inbox: een", "inbox: twee"]);
    await eventually(() => trouble(db)).toBeNull();
    await one.worker.stop();
    dovecot.deliver(mail("drie"));
    const two = read(db, dovecot.url());
    await eventually(() => two.taken).toEqual(["inbox: drie"]);
  });

  it("is read again from the last look when its uids are other ones", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const { taken } = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    dovecot.deliver(mail("een"));
    await eventually(() => taken).toHaveLength(1);
    const before = await findFolder(db, "inbox");
    await dovecot.goDown();
    dovecot.renumber("INBOX");
    dovecot.deliver(mail("twee"));
    await dovecot.comeBack();
    await eventually(() => taken).toContain("inbox: twee");
    expect((await findFolder(db, "inbox"))?.uid_validity).not.toBe(before?.uid_validity);
  });

  it("has another folder for sent mail when that was renamed", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const { taken } = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    await dovecot.renameFolder("Sent", "Elders");
    await eventually(async () => (await findFolder(db, "sent"))?.path).toBeNull();
    dovecot.deliver(mail("intussen"), "Elders");
    dovecot.deliver(mail("gewoon"));
    await eventually(() => taken).toEqual(["inbox: gewoon"]);
    await dovecot.renameFolder("Elders", "Verzonden");
    await eventually(() => taken).toEqual(["inbox: gewoon", "sent: intussen"]);
  });

  it("says that the password is wrong", async () => {
    const dovecot = await dovecotFor();
    await dovecot.changePassword("another");
    const db = await openFresh();
    read(db, dovecot.url());
    await eventually(() => trouble(db)).toBe("password");
  });

  it("notices a connection that swallows bytes, and makes another one", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const proxy = await startProxy(dovecot.port);
    const { taken } = read(db, dovecot.url(proxy.port), { patience: 500 });
    await eventually(() => isRead(db)).toBeTruthy();
    proxy.fallSilent(true);
    await eventually(() => trouble(db)).toBe("silent");
    proxy.fallSilent(false);
    dovecot.deliver(mail("daarna"));
    await eventually(() => taken).toEqual(["inbox: daarna"]);
    await eventually(() => trouble(db)).toBeNull();
  });

  it("is begun anew for another account", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const one = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    await one.worker.stop();
    dovecot.deliver(mail("van een ander"));
    const two = read(db, dovecot.url(), { key: "two" });
    await eventually(async () => (await findFolder(db, "inbox"))?.account).toBe("two");
    dovecot.deliver(mail("van ons"));
    await eventually(() => two.taken).toEqual(["inbox: van ons"]);
  });
});

/** Between the product and the mail server: it can fall silent. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => void (isSilent || to.write(data)));
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as { port: number }).port,
    fallSilent: (silent: boolean) => {
      isSilent = silent;
    },
  };
}
