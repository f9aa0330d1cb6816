import { expect, it } from "vitest";
import { malformedMails } from "../../../../tests/support/malformed-mails";
import { fileName, parseHead, parseMessage, type ReceivedMessage } from "./parse-message.server";
import { safeHtml } from "./safe-html.server";

const RECEIVED = new Date("2026-11-28T09:00:05Z");
/** Microseconds of processor time, whatever else the machine does; far more than any of them takes. */
const MOST_WORK = 5_000_000;

const parse = (...lines: string[]) => parseMessage(Buffer.from(lines.join("\r\n")), RECEIVED);

it("knows sixty malformed mails and more", () => {
  expect(malformedMails.length).toBeGreaterThanOrEqual(60);
});

it.each(malformedMails)("reads what can be read: $name", async ({ source, text, subject, from, fromName, file }) => {
  const start = process.cpuUsage();
  const message = await parseMessage(source, RECEIVED);
  const head = await parseHead(source.subarray(0, 100_000), RECEIVED);
  if (message.html) safeHtml(message.html);
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(MOST_WORK);
  expectBounded(message);
  expect(head.sentAt <= "2026-11-29T10:00:00").toBe(true);
  if (text !== undefined) expect(message.text).toContain(text);
  if (subject !== undefined) expect(message.head.subject).toBe(subject);
  if (from !== undefined) expect(message.head.from?.address).toBe(from);
  if (fromName !== undefined) expect(message.head.from?.name).toBe(fromName);
  if (file !== undefined) expect(message.files.map(({ name }) => name)).toEqual([file]);
});

function expectBounded({ head, text, html, files }: ReceivedMessage): void {
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toContain("\0");
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(html?.length ?? 0).toBeLessThanOrEqual(1_000_000);
  expect(head.references.length).toBeLessThanOrEqual(100);
  expect(head.to.length + head.cc.length).toBeLessThanOrEqual(200);
  for (const line of [head.subject, head.from?.name ?? "", ...files.map(({ name }) => name)]) {
    expect(line.length).toBeLessThanOrEqual(151);
    expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
  }
}

it("says what could not be shown as it was sent", async () => {
  const remarksOf = async (name: string) => {
    const source = malformedMails.find((each) => each.name === name)?.source ?? Buffer.alloc(0);
    return (await parseMessage(source, RECEIVED)).remarks;
  };
  expect(await remarksOf("a date in the future")).toEqual(["wrong-date"]);
  expect(await remarksOf("parts 2,000 deep")).toEqual(["unreadable"]);
  expect(await remarksOf("winmail.dat")).toEqual(["outlook-file"]);
  expect(await remarksOf("one line of 2 MB")).toEqual(["shortened"]);
});

it("goes by what a file is, not by what it says", async () => {
  const exe = malformedMails.find(({ name }) => name === "a program that says it is a picture");
  const { files } = await parseMessage(exe?.source ?? Buffer.alloc(0), RECEIVED);
  expect(files[0]?.type).not.toContain("image");
});

it.each([
  [`${"n".repeat(200)}.pdf`, `${"n".repeat(146)}….pdf`],
  [`${"map/".repeat(100)}foto.png`, "foto.png"],
  [`${"é😀".repeat(100)}.jpeg\r\n`, `${"é😀".repeat(72)}é….jpeg`],
  [`a.${"n".repeat(200)}`, `a.${"n".repeat(148)}…`],
])("keeps the extension of a long file name: %s", (long, name) => {
  expect(fileName(long)).toBe(name);
});

it.each([
  ["an absence notice", "Auto-Submitted: auto-replied", true],
  ["a notice of an older program", "X-Autoreply: yes", true],
  ["a list", "List-Id: <nieuws.klant.example>", true],
  ["bulk", "Precedence: bulk", true],
  ["a person", "Auto-Submitted: no", false],
  ["a person whose program says that it is none", "X-Autoreply: no", false],
  ["a newsletter", "List-Unsubscribe: <https://klant.example/af>", true],
])("tells what programs send from what people write: %s", async (_what, header, isAutomatic) => {
  const { head } = await parse("From: jan@klant.example", header, "", "Ik ben er maandag weer.");
  expect(head.isAutomatic).toBe(isAutomatic);
});

it.each([
  ["Automatisch antwoord: Mijn site", true],
  ["=?utf-8?Q?Automatisch_antwoord=3A_Caf=C3=A9?=", true],
  ["Afwezig: Mijn site", true],
  ["Automatic reply: My site", true],
  ["Out of Office AutoReply", true],
  ["Out of office: My site", true],
  ["Abwesenheitsnotiz", true],
  ["Automatische Antwort: Meine Seite", true],
  ["Re: Automatisch antwoord: Mijn site", false],
  ["Out of office next week, can we move our call?", false],
  ["Afwezig", false],
  ["Vraag over de tekst Automatic reply: wat moet daar staan?", false],
  ["Automatisch antwoorden op onze site", false],
])("takes an absence notice without a header for what it is: %s", async (subject, isAutomatic) => {
  const { head } = await parse("From: jan@klant.example", `Subject: ${subject}`, "", "Ik ben er maandag weer.");
  expect(head.isAutomatic).toBe(isAutomatic);
});

const GROUP = [
  "List-ID: <hallo.weef.example>",
  "Precedence: list",
  "List-Unsubscribe: <mailto:hallo+unsubscribe@weef.example>",
];
const NEWSLETTER = ["List-ID: Nieuws <nieuws.klant.example>", "List-Unsubscribe: <https://klant.example/af>"];
const [TO_US, TO_GROUP] = ["To: hallo@weef.example", "To: Weef <hallo@Weef.example>"];

it.each<[string, string[], boolean]>([
  ["through a group of ours", [TO_GROUP, ...GROUP], false],
  ["through a group of ours that calls itself bulk", [TO_GROUP, GROUP[0] ?? "", "Precedence: bulk"], false],
  ["through a group of ours that got a blind copy", ["Delivered-To: mailbox@weef.example", ...GROUP], false],
  ["to us with a way to unsubscribe, in answer to us", [TO_US, NEWSLETTER[1] ?? "", "In-Reply-To: <a@b>"], false],
  ["to us, marked as of a list that has no name", [TO_US, "Precedence: list"], false],
  ["to us from a list of their own", [TO_US, ...NEWSLETTER], true],
  ["to us from a list of a domain that ends like ours", [TO_US, "List-ID: <nieuws.anderweef.example>"], true],
  [
    "to us in bulk, with one tap to unsubscribe",
    [TO_US, NEWSLETTER[1] ?? "", "Feedback-ID: 1:2", "In-Reply-To: <a@b>"],
    true,
  ],
  ["through a group of ours, by a program", [TO_GROUP, ...GROUP, "Auto-Submitted: auto-replied"], true],
])("tells what a group passes on from what a list sends: %s", async (_what, headers, isAutomatic) => {
  const { head } = await parse("From: jan@klant.example", ...headers, "", "Wat kost dat?");
  expect(head.isAutomatic).toBe(isAutomatic);
});

it.each([
  ["accepted", "ATTENDEE;CN=Jan;PARTSTAT=ACC\r\n EPTED:mailto:jan@klant.example", true],
  [
    "accepted, as Outlook says it",
    "ATTENDEE;PARTSTAT=ACCEPTED:mailto:jan@klant.example\r\nCOMMENT;LANGUAGE=nl-NL:\\n",
    true,
  ],
  [
    "accepted with a word",
    "ATTENDEE;PARTSTAT=ACCEPTED:mailto:jan@klant.example\r\nCOMMENT:Iets later\\, kan dat?",
    false,
  ],
  ["declined", "ATTENDEE;PARTSTAT=DECLINED:mailto:jan@klant.example", false],
])("takes an invitation that was %s for what it is", async (_what, line, isAutomatic) => {
  const { head } = await parse(
    "From: jan@klant.example",
    'Content-Type: multipart/alternative; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "Jan heeft geantwoord op de uitnodiging.",
    "--b",
    "Content-Type: text/calendar; charset=utf-8; method=REPLY",
    "",
    "BEGIN:VCALENDAR",
    "METHOD:REPLY",
    "BEGIN:VEVENT",
    line,
    "END:VEVENT",
    "END:VCALENDAR",
    "--b--",
  );
  expect(head.isAutomatic).toBe(isAutomatic);
});

it("notices that the own mail server found the sender forged", async () => {
  const results = (verdict: string) => `Authentication-Results: mx.weef.example; spf=fail; dmarc=${verdict}`;
  const forged = await parse(results("fail"), results("pass"), "From: jan@klant.example", "", "Hallo");
  const genuine = await parse(results("pass"), results("fail"), "From: jan@klant.example", "", "Hallo");
  expect([forged.head.isForged, genuine.head.isForged]).toEqual([true, false]);
});

it.each([
  ["Authentication-Results: mx.weef.example;\r\n\tspf=fail;\r\n\tdmarc=fail", { isForged: true }],
  ["Auto-Submitted: auto-replied", { isAutomatic: true }],
  ["X-Autoreply: yes", { isAutomatic: true }],
  ["Return-Path: <>", { isAutomatic: true }],
  ["Subject: Nog\r\n iets", { subject: "Nog iets", isAutomatic: false, isForged: false }],
])("reads of a head that is too long what matters: %j", async (header, read) => {
  const more = Array.from({ length: 20_000 }, (_, line) => `X-More-${line}: ${"x".repeat(80)}`);
  const lines = [header, "From: Jan\r\n <jan@klant.example>", ...more, "", ""];
  const head = await parseHead(Buffer.from(lines.join("\r\n")), RECEIVED);
  expect(head).toMatchObject({ ...read, from: { address: "jan@klant.example" } });
});

const EXIM = [
  "From: Mail Delivery System <Mailer-Daemon@relay.example>",
  "X-Failed-Recipients: Jan@Klant.example",
  "Subject: Mail delivery failed: returning message to sender",
  "Content-Type: text/plain; charset=us-ascii",
  "",
  "A message that you sent could not be delivered to one or more of its recipients.",
  "",
  "  jan@klant.example",
  "    host mx.klant.example [192.0.2.1]",
  "    SMTP error from remote mail server after RCPT TO:<jan@klant.example>:",
  "    550 5.1.1 User unknown",
  "",
];
const COPY = [
  "------ This is a copy of the message, including all the headers. ------",
  "",
  "Return-path: <hallo@weef.example>",
  "Message-ID: <abc@relay.example>",
  "X-Weef-Message-ID: <own@weef.example>",
  "Date: Sat, 28 Nov 2026 09:00:00 +0100",
];

it("says why a mail came back also where the report is plain text", async () => {
  const { head, bounce } = await parse(...EXIM, ...COPY, "", "550 dingen die we schreven");
  expect(head.isReport).toBe(true);
  expect(bounce).toEqual({
    recipients: ["jan@klant.example"],
    error: "550 5.1.1 User unknown",
    about: "<abc@relay.example>",
    ownId: "<own@weef.example>",
    date: "2026-11-28T08:00:00.000Z",
  });
  const bare = await parse(...EXIM);
  expect(bare.bounce).toMatchObject({ error: "550 5.1.1 User unknown", about: null });
});

it("says why a mail came back", async () => {
  const { bounce } = await parse(
    "From: MAILER-DAEMON@mx.example",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "Sorry.",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "",
    "Final-Recipient: rfc822; Jan@Klant.example",
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 5.1.1",
    " User unknown",
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    "Message-ID: <abc@weef.example>",
    "Subject: Onze offerte",
    "",
    "--b--",
  );
  expect(bounce).toEqual({
    recipients: ["jan@klant.example"],
    error: "550 5.1.1 User unknown",
    about: "<abc@weef.example>",
  });
});
