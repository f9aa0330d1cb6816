import { readdir } from "node:fs/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { readEnv } from "~/lib/env.server";
import { createLog } from "~/lib/log.server";
import { createServices, type Services } from "~/services.server";
import { databasePlace, describeOnEachDatabase, describeOnPostgres } from "../../../../tests/support/databases";
import { Dovecot, isDovecotInstalled } from "../../../../tests/support/dovecot";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { mailServerRow, storeMailServer } from "../../../../tests/support/mail-servers";
import { confirmation, enqueue } from "../../../../tests/support/mails";
import { SECRET } from "../../../../tests/support/services";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { findFolder, readConnection } from "../mailbox/mailbox-store.server";
import { createTransport, type MailTransport } from "../outbox/send.server";
import { CurrentTransport } from "./current-transport";
import { deleteMailServers, listMailServers, saveMailServer } from "./mail-server-store.server";
import { CurrentMailServers, type MailEnv, openPassword } from "./mail-servers.server";

const SMTP = "smtps://hallo%40weef.example:ge%2Fheim@smtp.weef.example:465";
const IMAP = "imaps://hallo%40weef.example:geheim@imap.weef.example:993";

describeOnEachDatabase("the mail servers in use", (openFresh) => {
  const open = async (db: Awaited<ReturnType<typeof openFresh>>, env: Partial<MailEnv> = {}) => {
    const live = { subscribe: () => () => {}, publish: async () => {} };
    const servers = new CurrentMailServers({
      ...{ db, live, log: createLog("silent"), onChange: () => {} },
      env: { SESSION_SECRET: SECRET, ...env } as MailEnv,
    });
    await servers.ready();
    return servers;
  };

  it("are those that were entered at the desk", async () => {
    const db = await openFresh();
    await storeMailServer(db, SMTP);
    await storeMailServer(db, IMAP, { sent_folder: "Verzonden" });
    const { current } = await open(db);
    const from = "Weef <post@weef.example>";
    expect(current).toEqual({ smtpUrl: SMTP, from, imapUrl: IMAP, sentFolder: "Verzonden" });
    expect(JSON.stringify(await listMailServers(db))).not.toMatch(/geheim|ge.{1,3}heim/);
  });

  it("are those of the environment where it names one, each by itself", async () => {
    const db = await openFresh();
    await storeMailServer(db, SMTP);
    await storeMailServer(db, IMAP);
    const smtpUrl = "smtp://post.weef.example";
    expect((await open(db, { SMTP_URL: smtpUrl })).current).toMatchObject({ smtpUrl, from: undefined, imapUrl: IMAP });
    const from = "Anders <anders@weef.example>";
    expect((await open(db, { MAIL_FROM: from })).current).toMatchObject({ smtpUrl: SMTP, from });
  });

  it("are signed in to with a password that opens for that user of that server only", async () => {
    const row = mailServerRow(SMTP);
    expect(openPassword(row, SECRET)).toBe("ge/heim");
    expect(openPassword({ ...row, host: "smtp.elders.example" }, SECRET)).toBeNull();
    expect(openPassword({ ...row, port: 25 }, SECRET)).toBeNull();
    expect(openPassword({ ...row, username: "anna" }, SECRET)).toBeNull();
    const db = await openFresh();
    await storeMailServer(db, SMTP);
    const { current } = await open(db, { SESSION_SECRET: `${SECRET}-another` });
    expect(current.smtpUrl).toBe("smtps://hallo%40weef.example:@smtp.weef.example:465");
  });

  it("are not overwritten by an owner who has not seen the last change", async () => {
    const db = await openFresh();
    const first = mailServerRow(SMTP);
    const second = mailServerRow(SMTP, { port: 587, changed_at: "2026-11-29T10:00:00.000Z" });
    const save = (row: typeof first, known: string | null) =>
      db.transaction().execute((tx) => saveMailServer(tx, row, known));
    expect([await save(first, null), await save(second, null)]).toEqual([true, false]);
    expect([await save(second, first.changed_at), await save(first, first.changed_at)]).toEqual([true, false]);
    expect((await listMailServers(db)).map(({ port }) => port)).toEqual([587]);
  });
});

it("a mail under way is finished by the mail server that it began with", async () => {
  const [before, after] = [await SmtpPeer.start(), await SmtpPeer.start()];
  onTestFinished(async () => {
    transport.close();
    await Promise.all([before.goDown(), after.goDown()]);
  });
  const open = (peer: SmtpPeer) => createTransport({ smtpUrl: peer.url(), dataDir: "" });
  const transport = new CurrentTransport(open(before));
  const send = (id: string) => transport.send(mail(id), new AbortController().signal);
  before.hang("data");
  const sending = send("one");
  await expect.poll(() => before.silences).toBe(1);
  transport.use(open(after));
  await send("two");
  before.behave();
  await sending;
  const received = ({ received }: SmtpPeer) => received.map(({ subject }) => subject);
  expect([received(before), received(after)]).toEqual([["one"], ["two"]]);
});

const mail = (id: string): Parameters<MailTransport["send"]>[0] => ({
  ...{ id, messageId: `<${id}@weef.example>`, recipient: "anna@bakkerij.example", replyTo: null, date: new Date() },
  ...{ subject: id, html: "<p>Hallo</p>", text: "Hallo", headers: {}, attachments: [], calendar: null },
});

describeOnPostgres("another mail server", (openFresh) => {
  async function startProcess(databaseUrl: string | undefined): Promise<Services & { folder: string }> {
    const folder = freshFolder();
    const owner = { ADMIN_EMAIL: "owner@weef.example", ADMIN_PASSWORD: "een lang wachtwoord" };
    const env = readEnv({ DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET, DATA_DIR: folder, ...owner });
    const services = createServices(env, createLog("silent"));
    onTestFinished(() => services.schedule.stop());
    await services.schedule.ready();
    services.schedule.start();
    return { ...services, folder };
  }

  const deliver = async ({ db, outbox }: Services) => outbox.deliver(await enqueue(db, outbox, confirmation), 10_000);

  it("sends for every process from then on, and no longer once it is removed", async () => {
    const db = await openFresh();
    const { databaseUrl } = databasePlace(db);
    const peer = await SmtpPeer.start();
    onTestFinished(() => peer.goDown());
    const [one, other] = [await startProcess(databaseUrl), await startProcess(databaseUrl)];
    await storeMailServer(db, peer.url());
    await one.mailServers.changed();
    await expect.poll(() => other.mailServers.current.smtpUrl, { timeout: 10_000 }).toBe(peer.url());
    await deliver(other);
    expect(peer.received.map(({ from }) => from)).toEqual([{ name: "Weef", address: "post@weef.example" }]);
    await db.transaction().execute((tx) => deleteMailServers(tx, ["smtp"]));
    await other.mailServers.changed();
    await expect.poll(() => one.mailServers.current.smtpUrl, { timeout: 10_000 }).toBeUndefined();
    await deliver(one);
    expect(peer.received).toHaveLength(1);
    expect(await readdir(`${one.folder}/mail`)).toHaveLength(1);
  });

  describe.skipIf(!isDovecotInstalled())("with a mailbox", () => {
    it("is read by one process from then on, and by none once it is removed", async () => {
      const db = await openFresh();
      const { databaseUrl } = databasePlace(db);
      const dovecot = await Dovecot.start();
      onTestFinished(() => dovecot.stop());
      const [one, other] = [await startProcess(databaseUrl), await startProcess(databaseUrl)];
      await storeMailServer(db, dovecot.url());
      await one.mailServers.changed();
      const isRead = async () => (await findFolder(db, "sent")) !== undefined;
      await expect.poll(isRead, { timeout: 20_000 }).toBe(true);
      expect(other.mailbox.name).toBe(`hallo@weef.example (127.0.0.1)`);
      expect((await readConnection(db)).lease_owner).not.toBeNull();
      await db.transaction().execute((tx) => deleteMailServers(tx, ["imap"]));
      await one.mailServers.changed();
      await expect.poll(async () => (await readConnection(db)).lease_owner, { timeout: 20_000 }).toBeNull();
      await expect.poll(() => other.mailbox.name, { timeout: 10_000 }).toBeNull();
    }, 60_000);
  });
});
