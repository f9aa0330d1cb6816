import { statSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { openFresh } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { TokenPeer, tokensOf } from "../../../../tests/support/token-peer";
import type { OutgoingMail } from "./compose.server";
import { mailTroubleOf } from "./mail-trouble";
import { UnansweredMail, UnsendableMail } from "./retry";
import { createTransport, type MailTransport } from "./send.server";

const mail: OutgoingMail = {
  id: "0190-a",
  messageId: "<0190-a@weef.example>",
  recipient: "anna@bakkerij.example",
  replyTo: "hallo@weef.example",
  date: new Date("2026-11-21T13:05:00Z"),
  subject: "Je aanvraag is binnen",
  html: "<p>Één</p>",
  text: "Één",
  headers: { "Auto-Submitted": "auto-generated" },
  attachments: [],
  calendar: null,
};
const never = new AbortController().signal;

async function openPeer(options?: Parameters<typeof SmtpPeer.start>[0]): Promise<SmtpPeer> {
  const peer = await SmtpPeer.start(options);
  onTestFinished(() => peer.goDown());
  return peer;
}

function open(options: Parameters<typeof createTransport>[0]): MailTransport {
  const transport = createTransport(options);
  onTestFinished(() => transport.close());
  return transport;
}

describe("over SMTP", () => {
  it("hands over both parts, with fixed Message-ID, date and headers", async () => {
    const peer = await openPeer();
    await open({ smtpUrl: peer.url(), from: "Weef <post@weef.example>", dataDir: "" }).send(mail, never);
    const [received] = peer.received;
    expect(received).toMatchObject({
      envelope: { from: "post@weef.example", to: ["anna@bakkerij.example"] },
      from: { name: "Weef", address: "post@weef.example" },
      to: [{ address: "anna@bakkerij.example" }],
      replyTo: [{ address: "hallo@weef.example" }],
      subject: "Je aanvraag is binnen",
      messageId: "<0190-a@weef.example>",
      date: "2026-11-21T13:05:00.000Z",
    });
    expect(received?.text?.trim()).toBe("Één");
    expect(received?.html?.trim()).toBe("<p>Één</p>");
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it("comes from the business itself when nothing else is configured", async () => {
    const peer = await openPeer();
    const transport = open({ smtpUrl: peer.url(), dataDir: "" });
    await transport.send(mail, never);
    expect(peer.received[0]?.from).toEqual({ name: "Weef", address: "hallo@weef.example" });
    expect(transport.domain).toBe("weef.example");
  });

  it("signs in over STARTTLS", async () => {
    const peer = await openPeer({ credentials: { user: "weef@weef.example", password: "p@ss:w/rd" } });
    await open({ smtpUrl: peer.url(), dataDir: "" }).send(mail, never);
    expect(peer.received[0]).toMatchObject({ isEncrypted: true, user: "weef@weef.example" });
  });

  it("rejects with the reply when it may not sign in", async () => {
    const peer = await openPeer({ credentials: { user: "weef", password: "right" } });
    const smtpUrl = peer.url({ user: "weef", password: "wrong" });
    await expect(open({ smtpUrl, dataDir: "" }).send(mail, never)).rejects.toMatchObject({
      code: "EAUTH",
      responseCode: 535,
    });
  });

  it.each([
    ["as Google does", 334],
    ["as Microsoft does", 535],
  ] as const)("signs in with an access token, and with another one when that is refused %s", async (_how, refusal) => {
    const provider = await TokenPeer.start("hallo@weef.example");
    onTestFinished(() => provider.stop());
    const peer = await openPeer({ tokens: { isValid: (token) => provider.isValid(token), refusal } });
    const smtpUrl = peer.url().replace("://", "://hallo%40weef.example@");
    const tokens = tokensOf(await openFresh(), provider);
    const sendOnce = () =>
      open({ smtpUrl, tokens, dataDir: "" })
        .send(mail, never)
        .catch((error: Error) => error);
    await sendOnce();
    expect(peer.received[0]).toMatchObject({ isEncrypted: true, user: "hallo@weef.example" });
    provider.withdrawAll();
    if (refusal === 535) expect(await sendOnce()).toMatchObject({ code: "EAUTH", responseCode: 535 });
    await sendOnce();
    expect([peer.received.length, provider.asked.length]).toEqual([2, 2]);
    provider.withdrawAll();
    provider.refreshTokens.clear();
    await sendOnce();
    const failure = await sendOnce();
    expect(failure).toMatchObject({ code: "EAUTH" });
    expect(mailTroubleOf((failure as Error).message)).toBe("signIn");
  });

  it.each(["a@b.nl, c@d.nl", "a@b.nl\r\nBcc: c@d.nl", "<a@b.nl>,<c@d.nl>", '"a@b.nl,c"@d.nl'])(
    "sends nothing to %j",
    async (recipient) => {
      const peer = await openPeer();
      const sending = open({ smtpUrl: peer.url(), dataDir: "" }).send({ ...mail, recipient }, never);
      await expect(sending).rejects.toBeInstanceOf(UnsendableMail);
      expect(peer.connections).toBe(0);
    },
  );

  it("lets no subject, name or reply address add a header or a recipient", async () => {
    const peer = await openPeer();
    const attack = "x\r\nBcc: c@d.nl\r\n\r\nbody";
    await open({ smtpUrl: peer.url(), dataDir: "" }).send(
      { ...mail, subject: attack, replyTo: `a@b.nl${attack}` },
      never,
    );
    const [received] = peer.received;
    expect(received?.envelope.to).toEqual(["anna@bakkerij.example"]);
    expect(received?.bcc ?? []).toEqual([]);
    expect(received?.replyTo ?? []).toEqual([]);
    expect(received?.subject).toBe("x Bcc: c@d.nl body");
    expect(received?.raw).not.toMatch(/^bcc:/im);
  });

  it("reads no file and no address, whatever a mail says", async () => {
    const peer = await openPeer();
    const html = { path: "/etc/hostname" } as unknown as string;
    await expect(open({ smtpUrl: peer.url(), dataDir: "" }).send({ ...mail, html }, never)).rejects.toThrow();
    expect(peer.received).toEqual([]);
  });

  it("settles when the attempt is called off", async () => {
    const peer = await openPeer();
    peer.hang("data");
    const attempt = new AbortController();
    const sending = open({ smtpUrl: peer.url(), dataDir: "" }).send(mail, attempt.signal);
    const outcome = expect(sending).rejects.toMatchObject({ code: "EABORT" });
    await expect.poll(() => peer.connections).toBe(1);
    attempt.abort();
    await outcome;
  });

  it("tells a mail that the mail server has, and says nothing of, from one that it has not", async () => {
    const peer = await openPeer();
    const attempt = async (stage: "sender" | "data") => {
      peer.hang(stage);
      const calledOff = new AbortController();
      const sending = open({ smtpUrl: peer.url(), dataDir: "" }).send(mail, calledOff.signal);
      const failure = sending.then(
        () => "sent",
        (error: unknown) => error,
      );
      await expect.poll(() => peer.silences).toBe(1);
      calledOff.abort();
      const thrown = await failure;
      peer.behave();
      return thrown;
    };
    expect(await attempt("data")).toBeInstanceOf(UnansweredMail);
    expect(await attempt("sender")).not.toBeInstanceOf(UnansweredMail);
  });

  it("says of no mail that the mail server may have it when it has refused it, or hung up", async () => {
    const peer = await openPeer();
    const transport = open({ smtpUrl: peer.url(), dataDir: "" });
    peer.refuse("data", "452 4.3.1 Out of storage");
    await expect(transport.send(mail, never)).rejects.toMatchObject({ code: "EMESSAGE", responseCode: 452 });
    peer.drop("data");
    await expect(transport.send(mail, never)).rejects.toMatchObject({ code: "ECONNECTION" });
  });

  it("refuses a sender that is no mail address", () => {
    expect(() => createTransport({ from: "Weef", dataDir: "" })).toThrow("Weef");
  });
});

describe("without a mail server", () => {
  it("writes the mail to a file named after it", async () => {
    const dataDir = freshFolder();
    await open({ dataDir }).send(mail, never);
    const written = await PostalMime.parse(await readFile(path.join(dataDir, "mail", "0190-a.eml")));
    expect(written).toMatchObject({
      subject: mail.subject,
      messageId: mail.messageId,
      to: [{ address: mail.recipient }],
    });
    expect(written.html?.trim()).toBe(mail.html);
    expect(await readdir(path.join(dataDir, "mail"))).toEqual(["0190-a.eml"]);
  });

  it("lets nobody else look into the folder", async () => {
    const dataDir = freshFolder();
    await open({ dataDir }).send(mail, never);
    const modes = ["mail", "mail/0190-a.eml"].map((name) => statSync(path.join(dataDir, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it("writes it once, whatever an earlier attempt has left behind", async () => {
    const dataDir = freshFolder();
    const transport = open({ dataDir });
    await transport.send({ ...mail, id: "other" }, never);
    await writeFile(path.join(dataDir, "mail", "0190-a.eml.draft"), "half a ma");
    await transport.send(mail, never);
    const first = await readFile(path.join(dataDir, "mail", "0190-a.eml"), "utf8");
    await transport.send({ ...mail, subject: "Again" }, never);
    expect(await readFile(path.join(dataDir, "mail", "0190-a.eml"), "utf8")).toBe(first);
    expect((await readdir(path.join(dataDir, "mail"))).sort()).toEqual(["0190-a.eml", "other.eml"]);
  });
});
