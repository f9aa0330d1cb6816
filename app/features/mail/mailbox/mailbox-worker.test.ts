import { readFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { makeCertificate, makeExpiredCertificate } from "../../../../tests/support/certificate";
import { openAgain, openFresh } from "../../../../tests/support/databases";
import { Dovecot, isDovecotInstalled } from "../../../../tests/support/dovecot";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { storeOffer } from "../../../../tests/support/leads";
import { TokenPeer, tokensOf } from "../../../../tests/support/token-peer";
import { type ImapAccount, imapAccount } from "./imap-account";
import { ImapSession } from "./imap-session.server";
import { changeConnection, findFolder, readConnection } from "./mailbox-store.server";
import { MailboxProblem } from "./mailbox-trouble";
import { type MailboxMessage, MailboxWorker } from "./mailbox-worker.server";
import { LARGEST_MESSAGE } from "./parse-message.server";
import { receiveMessage } from "./receive-message.server";

/** A mail server needs its time beside other tests. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

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

interface Changes {
  key?: string;
  sentFolder?: string;
  patience?: number;
  poll?: number;
  tokens?: ImapAccount["tokens"];
  take?: (message: MailboxMessage) => Promise<void>;
}

function read(db: Db, url: string, changes: Changes = {}): Reader {
  const taken: string[] = [];
  const worker = new MailboxWorker({
    db,
    log: createLog("silent"),
    account: imapAccount(url, changes.tokens),
    accountKey: changes.key ?? "one",
    sentFolder: changes.sentFolder,
    poll: changes.poll ?? 300,
    patience: changes.patience ?? 5_000,
    take: async (message: MailboxMessage) => {
      const { role, head } = message;
      await changes.take?.(message);
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

describe.skipIf(!isDovecotInstalled())("the mailbox", { timeout: 60_000 }, () => {
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
    worker.wake();
    await eventually(() => taken).toEqual(["inbox: nu", "inbox: vroeger", "inbox: nu"]);
  });

  it("tells of new mail at once, however seldom it is looked at", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const { taken } = read(db, dovecot.url(), { poll: 60_000 });
    await eventually(() => isRead(db)).toBeTruthy();
    await eventually(async () => (await readConnection(db)).seen_at).toBeTruthy();
    dovecot.deliver(mail("antwoord"));
    await eventually(() => taken).toEqual(["inbox: antwoord"]);
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

  it("has another folder for sent mail when another one is named", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const one = read(db, dovecot.url());
    await eventually(() => isRead(db)).toBeTruthy();
    await one.worker.stop();
    dovecot.deliver(mail("elders"), "Elders");
    const two = read(db, dovecot.url(), { sentFolder: "Elders" });
    await eventually(() => two.taken).toEqual(["sent: elders"]);
    dovecot.deliver(mail("gewoon"), "Sent");
    dovecot.deliver(mail("daarna"), "Elders");
    await eventually(() => two.taken).toEqual(["sent: elders", "sent: daarna"]);
    expect((await findFolder(db, "sent"))?.path).toBe("Elders");
  });

  it("is read by one process at a time, and by another one once that has ended or is dead", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    const readers = [read(db, dovecot.url()), read(openAgain(db), dovecot.url())] as const;
    await eventually(() => isRead(db)).toBeTruthy();
    for (const subject of ["een", "twee", "drie"]) dovecot.deliver(mail(subject));
    const all = () => readers.flatMap(({ taken }) => taken);
    await eventually(() => all().toSorted()).toEqual(["inbox: drie", "inbox: een", "inbox: twee"]);
    const [one, two] = readers[0].taken.length > 0 ? readers : ([readers[1], readers[0]] as const);
    expect(two.taken).toEqual([]);
    await one.worker.stop();
    dovecot.deliver(mail("na het einde"));
    const takenAfter = (reader: Reader) =>
      eventually(() => {
        reader.worker.wake();
        return reader.taken;
      });
    await takenAfter(two).toEqual(["inbox: na het einde"]);
    await two.worker.stop();
    await changeConnection(db, { lease_owner: "dead", lease_until: new Date(Date.now() + 1_000).toISOString() });
    dovecot.deliver(mail("na een dood"));
    await takenAfter(read(db, dovecot.url())).toEqual(["inbox: na een dood"]);
  });

  it("gives a mail of 40 MB whole, and of a larger one its head", async () => {
    const dovecot = await dovecotFor();
    const db = await openFresh();
    await storeOffer(db, { email: "jan@klant.example" });
    const taking = {
      db,
      live: { publish: async () => {} },
      ourAddresses: async () => new Map(),
      now: () => new Date(),
    };
    const { taken } = read(db, dovecot.url(), { patience: 30_000, take: (message) => receiveMessage(taking, message) });
    await eventually(() => isRead(db)).toBeTruthy();
    const large = mailWithFile("groot", 535_000);
    const larger = mailWithFile("groter", 540_000);
    expect([large.length < LARGEST_MESSAGE, larger.length > LARGEST_MESSAGE]).toEqual([true, true]);
    dovecot.deliver(large);
    dovecot.deliver(Buffer.concat([Buffer.from("Authentication-Results: mx.weef.example; dmarc=fail\r\n"), larger]));
    dovecot.deliver(mail("daarna"));
    await eventually(() => taken).toEqual(["inbox: groot", "inbox: groter", "inbox: daarna"]);
    const stored = await db
      .selectFrom("thread_messages")
      .leftJoin("thread_attachments", "thread_attachments.message_id", "thread_messages.id")
      .select(["subject", "remarks", "is_forged", "size"])
      .orderBy("subject")
      .execute();
    expect(stored).toEqual([
      { subject: "daarna", remarks: '["wrong-date"]', is_forged: 0, size: null },
      { subject: "groot", remarks: '["wrong-date"]', is_forged: 0, size: 535_000 * 57 },
      { subject: "groter", remarks: '["too-large"]', is_forged: 1, size: null },
    ]);
  });

  it("says that a certificate has expired, and is read on once that is replaced", async () => {
    const folder = freshFolder();
    const valid = { key: path.join(folder, "key.pem"), certificate: path.join(folder, "certificate.pem") };
    makeCertificate("localhost", valid);
    const expired = makeExpiredCertificate("localhost", folder);
    const known = getCACertificates("default");
    onTestFinished(() => setDefaultCACertificates(known));
    setDefaultCACertificates([
      ...known,
      ...[valid, expired].map(({ certificate }) => readFileSync(certificate, "utf8")),
    ]);
    const dovecot = await dovecotFor({ tls: valid });
    const db = await openFresh();
    const { taken } = read(db, dovecot.url().replace("127.0.0.1", "localhost"));
    await eventually(() => isRead(db)).toBeTruthy();
    await dovecot.changeCertificate(expired);
    dovecot.deliver(mail("intussen"));
    await eventually(() => trouble(db)).toBe("certificate-expired");
    await dovecot.changeCertificate(valid);
    await eventually(() => taken).toEqual(["inbox: intussen"]);
    await eventually(() => trouble(db)).toBeNull();
  });

  it("says that the password is wrong, and tries it once more", async () => {
    const dovecot = await dovecotFor();
    await dovecot.changePassword("another");
    const db = await openFresh();
    read(db, dovecot.url());
    await eventually(() => trouble(db)).toBe("password");
    await eventually(() => dovecot.refusals()).toBe(2);
  });

  it("is signed in to with an access token, with another one when that is refused, and says when there is none", async () => {
    const provider = await TokenPeer.start("hallo@weef.example");
    onTestFinished(() => provider.stop());
    const dovecot = await dovecotFor({ tokenInfoUrl: provider.infoUrl });
    const db = await openFresh();
    const tokens = tokensOf(db, provider);
    const one = read(db, dovecot.url(), { tokens });
    await eventually(() => isRead(db)).toBeTruthy();
    await one.worker.stop();
    provider.withdrawAll();
    const two = read(db, dovecot.url(), { tokens });
    dovecot.deliver(mail("met een nieuw token"));
    await eventually(() => two.taken).toEqual(["inbox: met een nieuw token"]);
    expect(provider.asked).toHaveLength(2);
    await two.worker.stop();
    provider.withdrawAll();
    provider.refreshTokens.clear();
    read(db, dovecot.url(), { tokens });
    await eventually(() => trouble(db)).toBe("token");
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

  it("is not taken for empty once the connection has ended", async () => {
    const dovecot = await dovecotFor();
    dovecot.deliver(mail("niet kwijt"));
    const { promise: end, resolve: onEnd } = Promise.withResolvers<void>();
    const session = await ImapSession.open(imapAccount(dovecot.url()), { onNews: () => {}, onEnd, patience: 5_000 });
    await session.examine("INBOX");
    await dovecot.goDown("SIGKILL");
    await end;
    const asked = [
      () => session.uidsFrom(1),
      () => session.uidsSince(new Date(0)),
      () => session.heads([1]),
      () => session.source(1),
      () => session.examine("INBOX"),
      () => session.peek("Sent"),
      () => session.findSentFolder(undefined),
    ];
    for (const ask of asked) await expect(ask(), String(ask)).rejects.toBeInstanceOf(MailboxProblem);
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

/** `lines` of 57 bytes each. */
function mailWithFile(subject: string, lines: number): Buffer {
  const type = "\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n";
  const file = [
    "--b",
    'Content-Disposition: attachment; filename="groot.bin"',
    "Content-Transfer-Encoding: base64",
    "",
  ];
  const head = [mail(subject).replace("\r\n\r\n", type), ...file, ""].join("\r\n");
  const line = `${Buffer.alloc(57, "weef").toString("base64")}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(lines * line.length, line), Buffer.from("--b--\r\n")]);
}

/** A relay between the product and the mail server. It can fall silent. */
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
