import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { openFresh } from "../../../../tests/support/databases";
import { Dovecot, isDovecotInstalled } from "../../../../tests/support/dovecot";
import { freePort } from "../../../../tests/support/free-port";
import { storeMailServer } from "../../../../tests/support/mail-servers";
import { limitOf, SECRET } from "../../../../tests/support/services";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { handleMailSettingsForm } from "./handle-mail-settings-form.server";
import { listMailServers } from "./mail-server-store.server";
import { CurrentMailServers, type MailEnv } from "./mail-servers.server";

const user = { id: "u1", email: "owner@weef.example" };
const credentials = { user: "hallo@weef.example", password: "ge heim" };

describe("the mail servers that an owner enters", () => {
  let db: Db;
  let peer: SmtpPeer;
  beforeEach(async () => {
    db = await openFresh();
    peer = await SmtpPeer.start({ credentials });
    onTestFinished(() => peer.goDown());
  });

  /** The fields that the form posts for `url`, with a mailbox or without. */
  function typed(smtp = peer.url(), imap: string | null = null) {
    const place = (kind: string, address: string) => {
      const { protocol, hostname, port } = new URL(address);
      const security = protocol.endsWith("s:") ? "tls" : "starttls";
      return { [`${kind}_host`]: hostname, [`${kind}_port`]: port, [`${kind}_security`]: security };
    };
    const { username, password } = new URL(imap ?? smtp);
    return {
      ...{ do: "save", provider: "other", username: credentials.user, password: credentials.password },
      ...{ sender: "Weef <hallo@weef.example>", ...place("smtp", smtp) },
      ...(imap && { ...place("imap", imap), reads: "on", imap_username: decodeURIComponent(username) }),
      ...(imap && { imap_password: decodeURIComponent(password) }),
    };
  }

  async function post(fields: Record<string, string>, changes: Partial<MailEnv> = {}, now = new Date()) {
    const env = { SESSION_SECRET: SECRET, ...changes } as MailEnv;
    const live = { subscribe: () => () => {}, publish: async () => {} };
    const log = createLog("silent");
    const mailServers = new CurrentMailServers({ db, live, log, env, onChange: () => {} });
    const limits = { mailTries: limitOf(db, "mail-tries", 3) };
    const done = await handleMailSettingsForm({ db, env, log, live, mailServers, limits }, fields, { user, now }, "nl");
    return { ...("answer" in done ? { ...done.answer, status: done.status } : done), current: mailServers.current };
  }

  const known = async () =>
    Object.fromEntries((await listMailServers(db)).map((row) => [`known_${row.kind}`, row.changed_at]));
  const audited = () => db.selectFrom("audit_log").select(["action", "subject", "detail"]).orderBy("id").execute();

  it("are in use once a mail was sent with them, and logged without the password", async () => {
    expect(await post(typed())).toMatchObject({ outcome: "saved", current: { from: "Weef <hallo@weef.example>" } });
    expect(peer.received.map(({ envelope }) => envelope.to)).toEqual([[user.email]]);
    const log = await audited();
    expect(log).toMatchObject([{ action: "mail-server.save", subject: "mail-server:smtp" }]);
    expect(JSON.stringify([log, await listMailServers(db)])).not.toContain("ge heim");
  });

  it("are not stored as long as they do not work, and the answer has all but the password", async () => {
    const done = await post({ ...typed(), password: "verkeerd" });
    expect(done).toMatchObject({
      status: 422,
      fields: { username: credentials.user },
      current: { smtpUrl: undefined },
    });
    expect(done).toMatchObject({
      errors: { password: "De gebruikersnaam of het wachtwoord klopt niet." },
      tried: [{ kind: "smtp", isGood: false, says: null, reply: "535 5.7.8 Authentication failed" }],
    });
    expect(JSON.stringify(done)).not.toContain("verkeerd");
    expect([await listMailServers(db), await audited()]).toEqual([[], []]);
  });

  it("keep their password while user and server stay the same, and no other server ever gets it", async () => {
    await post(typed());
    const changed = { ...typed(), password: "", sender: "post@weef.example", ...(await known()) };
    expect(await post(changed)).toMatchObject({ outcome: "saved", current: { from: "post@weef.example" } });
    const other = await SmtpPeer.start({ credentials });
    onTestFinished(() => other.goDown());
    const elsewhere = { ...typed(other.url()), password: "", ...(await known()) };
    expect(await post(elsewhere)).toMatchObject({ errors: { password: expect.stringContaining("opnieuw") } });
    const someoneElse = { ...changed, username: "anna@weef.example", ...(await known()) };
    expect(await post(someoneElse)).toMatchObject({ errors: { password: expect.stringContaining("opnieuw") } });
    expect([other.connections, peer.received.length]).toEqual([0, 2]);
  });

  it("are not overwritten unseen, and tried a few times only", async () => {
    await post(typed());
    expect(await post(typed())).toMatchObject({ status: 409, current: { from: undefined } });
    await post(typed());
    expect(await post(typed())).toMatchObject({ status: 429 });
    expect(peer.received).toHaveLength(3);
  });

  it("are left alone where the environment names them", async () => {
    const fixed = { SMTP_URL: "smtps://smtp.weef.example" };
    const imap = `imaps://a:b@127.0.0.1:${await freePort()}`;
    const done = await post(typed("smtp://nergens.invalid:25", imap), fixed);
    expect(done).toMatchObject({ errors: { imap_port: expect.any(String) }, tried: [{ kind: "imap", isGood: false }] });
    expect(await post({ do: "remove" }, fixed)).toMatchObject({ outcome: "gone" });
  });

  it("are removed on request, or reading alone when it is unticked", async () => {
    await storeMailServer(db, "imaps://hallo%40weef.example:geheim@imap.weef.example:993");
    expect(await post({ ...typed(), ...(await known()) })).toMatchObject({ outcome: "saved" });
    expect((await listMailServers(db)).map(({ kind }) => kind)).toEqual(["smtp"]);
    expect(await post({ do: "remove" })).toMatchObject({ outcome: "removed", current: { smtpUrl: undefined } });
    expect((await audited()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      "mail-server.save mail-server:smtp",
      "mail-server.remove mail-server:imap",
      "mail-server.remove mail-server:smtp",
    ]);
  });

  it.each([
    ["smtp_host", "https://smtp.weef.example"],
    ["smtp_host", "smtp.weef.example:465"],
    ["smtp_host", "a@smtp.weef.example"],
    ["smtp_host", "127.0.0.1/x"],
    ["smtp_port", "0"],
    ["smtp_port", "65536"],
    ["smtp_port", "2 5"],
    ["username", "hal\u0000lo"],
    ["password", "x".repeat(501)],
    ["sender", "Weef"],
    ["sender", "Weef <a@b.nl>, <c@d.nl>"],
  ])("are not tried with a %s like %j", async (field, value) => {
    expect(await post({ ...typed(), [field]: value })).toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) },
    });
    expect(peer.connections).toBe(0);
  });

  it("take an app password as Google shows it", async () => {
    const google = await SmtpPeer.start({ credentials: { ...credentials, password: "abcdefghijklmnop" } });
    onTestFinished(() => google.goDown());
    const done = await post({ ...typed(google.url()), password: "abcd efgh ijkl mnop" });
    expect(done).toMatchObject({ outcome: "saved" });
  });

  describe.skipIf(!isDovecotInstalled())("with a mailbox", () => {
    it("are stored each by itself: the one that works stays when the other does not", async () => {
      const dovecot = await Dovecot.start();
      onTestFinished(() => dovecot.stop());
      const imap = dovecot.url();
      const first = await post({ ...typed(peer.url(), imap), imap_password: "verkeerd" });
      expect(first).toMatchObject({
        status: 422,
        errors: { imap_password: expect.stringContaining("weigert") },
        tried: [{ isGood: true }, { isGood: false }],
      });
      expect((await listMailServers(db)).map(({ kind }) => kind)).toEqual(["smtp"]);
      expect(JSON.stringify(first)).not.toContain("verkeerd");
      const second = await post({ ...typed(peer.url(), imap), ...(await known()) });
      expect(second).toMatchObject({ outcome: "saved", current: { imapUrl: expect.stringMatching(/^imap:/) } });
    }, 30_000);
  });
});
