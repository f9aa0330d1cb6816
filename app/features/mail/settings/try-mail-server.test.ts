import { readFileSync } from "node:fs";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { makeCertificate, makeExpiredCertificate } from "../../../../tests/support/certificate";
import { Dovecot, isDovecotInstalled } from "../../../../tests/support/dovecot";
import { freePort } from "../../../../tests/support/free-port";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { SmtpPeer, TLS_ADDRESS } from "../../../../tests/support/smtp-peer";
import { tryReading, trySending } from "./try-mail-server.server";

const credentials = { user: "hallo@weef.example", password: "geheim" };
const OWNER = "owner@weef.example";

/** Certificates for `name`, each of a trusted issuer unless it says otherwise. */
function certificatesFor(name: string) {
  const folder = freshFolder();
  const made = (file: string, of: string) => {
    const files = { key: path.join(folder, `${file}-key.pem`), certificate: path.join(folder, `${file}.pem`) };
    makeCertificate(of, files);
    return files;
  };
  const certificates = {
    valid: made("valid", name),
    otherName: made("other", "mail.elders.example"),
    expired: makeExpiredCertificate(name, folder),
  };
  const known = getCACertificates("default");
  onTestFinished(() => setDefaultCACertificates(known));
  const trusted = Object.values(certificates).map(({ certificate }) => readFileSync(certificate, "utf8"));
  setDefaultCACertificates([...known, ...trusted]);
  return { ...certificates, unknown: made("unknown", name) };
}

async function smtpPeer(options: Parameters<typeof SmtpPeer.start>[0] = {}): Promise<SmtpPeer> {
  const peer = await SmtpPeer.start({ credentials, ...options });
  onTestFinished(() => peer.goDown());
  return peer;
}

const send = (url: string, patience?: number) =>
  trySending({
    ...{ url, from: "Weef <post@weef.example>", to: OWNER, language: "nl", now: new Date() },
    ...(patience && { patience }),
  });

describe("sending", () => {
  it("sends a real mail to the owner, by TLS and by STARTTLS", async () => {
    const { valid } = certificatesFor(TLS_ADDRESS);
    for (const isImplicit of [true, false]) {
      const peer = await smtpPeer({ tls: { ...valid, isImplicit } });
      expect(await send(peer.url())).toBeNull();
      expect(peer.received).toMatchObject([
        {
          subject: "De mail van je website werkt",
          envelope: { from: "post@weef.example", to: [OWNER] },
          isEncrypted: true,
        },
      ]);
    }
  });

  it.each(["expired", "otherName", "unknown"] as const)("says what is wrong with a certificate: %s", async (kind) => {
    const certificates = certificatesFor(TLS_ADDRESS);
    const peer = await smtpPeer({ tls: { ...certificates[kind], isImplicit: true } });
    const trouble = { expired: "certificateExpired", otherName: "certificateName", unknown: "certificateUnknown" }[
      kind
    ];
    expect(await send(peer.url())).toEqual({ trouble, reply: null });
  });

  it("says that the security does not fit the port, either way", async () => {
    const { valid } = certificatesFor(TLS_ADDRESS);
    const plain = await smtpPeer({ tls: { ...valid, isImplicit: false } });
    expect(await send(plain.url().replace("smtp:", "smtps:"))).toMatchObject({ trouble: "wrongSecurity" });
    const encrypted = await smtpPeer({ tls: { ...valid, isImplicit: true } });
    expect(await send(encrypted.url().replace("smtps:", "smtp:"), 500)).toMatchObject({ trouble: "wrongSecurity" });
  });

  it("says that there is no such server, or no answer on that port", async () => {
    expect(await send("smtps://a:b@smtp.weef.invalid:465")).toMatchObject({ trouble: "unknownServer" });
    expect(await send(`smtps://a:b@127.0.0.1:${await freePort()}`)).toMatchObject({ trouble: "unreachable" });
  });

  it.each([
    ["auth", "535 5.7.8 Authentication failed", "signIn"],
    ["auth", "534 5.7.9 Application-specific password required", "appPassword"],
    ["auth", "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled", "signInOff"],
    ["sender", "550 5.7.1 No", "senderRefused"],
    ["sender", "553 5.7.1 Sender address rejected: not owned by user hallo@weef.example", "senderRefused"],
    ["recipient", "550 5.1.1 User unknown", "noMailbox"],
    ["data", "550 5.7.60 Client does not have permissions to send as this sender", "senderRefused"],
    ["data", "552 5.2.2 Mailbox full", "mailboxFull"],
    ["data", "451 4.3.0 Try again later", "later"],
  ] as const)("repeats what the mail server says of the %s: %s", async (stage, reply, trouble) => {
    const peer = await smtpPeer();
    peer.refuse(stage, reply);
    expect(await send(peer.url())).toEqual({ trouble, reply });
  });

  it("shortens what the mail server says", async () => {
    const peer = await smtpPeer();
    peer.refuse("data", `554 5.7.1 ${"Nee ".repeat(100)}`);
    expect((await send(peer.url()))?.reply?.length).toBeLessThanOrEqual(200);
  });
});

describe.skipIf(!isDovecotInstalled())("reading", { timeout: 30_000 }, () => {
  let certificates: ReturnType<typeof certificatesFor>;
  beforeEach(() => {
    certificates = certificatesFor("localhost");
  });

  const dovecotWith = async (tls?: { key: string; certificate: string }) => {
    const dovecot = await Dovecot.start(tls && { tls });
    onTestFinished(() => dovecot.stop());
    return { dovecot, url: dovecot.url().replace("127.0.0.1", "localhost") };
  };

  it("opens the inbox, and the folder for sent mail that is named", async () => {
    const { url } = await dovecotWith(certificates.valid);
    expect([await tryReading(url, null), await tryReading(url, "Sent")]).toEqual([null, null]);
    expect(await tryReading(url, "Verzonden")).toBe("no-sent-folder");
  });

  it.each(["expired", "otherName", "unknown"] as const)("says what is wrong with a certificate: %s", async (kind) => {
    const { url } = await dovecotWith(certificates[kind]);
    const trouble = { expired: "certificate-expired", otherName: "certificate-name", unknown: "certificate-unknown" };
    expect(await tryReading(url, null)).toBe(trouble[kind]);
  });

  it("says that the password is wrong, and that the security does not fit the port", async () => {
    const { dovecot, url } = await dovecotWith();
    expect(await tryReading(url.replace("imap:", "imaps:"), null)).toBe("wrong-security");
    await dovecot.changePassword("another");
    expect(await tryReading(url, null)).toBe("password");
    const encrypted = await dovecotWith(certificates.valid);
    expect(await tryReading(encrypted.url.replace("imaps:", "imap:"), null, 500)).toBe("wrong-security");
  });

  it("says that there is no such server, or no answer on that port", async () => {
    expect(await tryReading("imaps://a:b@imap.weef.invalid:993", null)).toBe("unknown-host");
    expect(await tryReading(`imaps://a:b@127.0.0.1:${await freePort()}`, null)).toBe("unreachable");
  });
});
