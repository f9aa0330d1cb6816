import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { findLead } from "~/features/leads/lead-store.server";
import { openWaitsOfLeads } from "~/features/leads/waits/wait-store.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { bounceReport } from "../../../../tests/support/bounce-report";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { anna, storeOffer } from "../../../../tests/support/leads";
import "../../../../tests/support/mails-loaded";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { Outbox } from "../outbox/outbox.server";
import { createTransport, relayIdOf } from "../outbox/send.server";
import { followMessage, SECOND_THOUGHTS, writeMessage } from "../thread/send-message.server";
import { listUnknownSenders } from "./mailbox-store.server";
import { receiveMessage } from "./receive-message.server";

const JAN = "jan@klant.example";
const SES_ID = "0102018f2b7c9a10-3f0e9c1d-5f3a-4a55-9d0e-0f0f0f0f0f0f-000000";
const RELAYED = `<${SES_ID}@eu-west-1.amazonses.com>`;

it.each([
  [`250 Ok ${SES_ID}`, SES_ID],
  ["250 2.0.0 Ok: queued as 4XyZ1234abc", "4XyZ1234abc"],
  [
    "250 2.6.0 <0a1b2c@weef.example> [InternalId=123, Hostname=AM0.example] Queued mail for delivery",
    "0a1b2c@weef.example",
  ],
  ["250 OK id=1tABCD-0000000ab-Xy12", "1tABCD-0000000ab-Xy12"],
  ["250 2.0.0 Ok", null],
  ["250 Great success and congratulations", null],
  [undefined, null],
])("finds in the reply of a mail server what it calls a mail: %s", (reply, name) => {
  expect(relayIdOf(reply)).toBe(name);
});

describeOnEachDatabase("a mail that went out over a relay that replaces its Message-ID", (openFresh) => {
  let db: Db;
  let lead: string;
  let ownId: string;
  let sentOn: string;
  const live = { publish: vi.fn(async () => {}) };
  const ours = async () => await findLead(db, { id: lead });

  beforeEach(async () => {
    db = await openFresh();
    lead = await storeOffer(db, { email: JAN, created_at: "2026-11-28T08:00:00.000Z" });
    const peer = await SmtpPeer.start();
    peer.acceptance = `Ok ${SES_ID}`;
    const transport = createTransport({ smtpUrl: peer.url(), dataDir: "" });
    let now = new Date("2026-11-28T08:30:00.250Z");
    const follows = { "personal-mail": followMessage(live) };
    const outbox = new Outbox({ db, transport, log: createLog("silent"), follows, now: () => now });
    onTestFinished(async () => {
      await outbox.stop();
      await peer.goDown();
    });
    const env = { SITE_URL: "https://weef.example", SESSION_SECRET: "s".repeat(32) };
    const fields = { id: newId(), to: JAN, seen: "", subject: "Je aanvraag", text: "Dag Jan" };
    await writeMessage({ db, outbox, live, env }, lead, fields, { user: anna, now });
    now = new Date(now.getTime() + SECOND_THOUGHTS + 1);
    await outbox.sendDue();
    const [mail] = peer.received;
    ownId = mail?.headers.find(({ key }) => key === "x-weef-message-id")?.value ?? "";
    sentOn = mail?.date ?? "";
    expect(await ours()).toMatchObject({ status: "contacted" });
  });

  const take = async (source: string) => {
    const now = new Date("2026-11-28T09:00:00.000Z");
    const ourAddresses = async () => new Map([["hallo@weef.example", null]]);
    await receiveMessage({ db, live, ourAddresses, now: () => now }, foundMail(source, { receivedAt: now }));
  };
  const inText = (failed: string, ...original: string[]) =>
    [
      "From: Mailer-Daemon@relay.example",
      `X-Failed-Recipients: ${failed}`,
      "",
      `  ${failed}`,
      "    550 5.1.1 User unknown",
      "",
      "------ This is a copy of the message ------",
      "",
      ...original,
    ].join("\r\n");
  const dated = () => `Date: ${new Date(sentOn).toUTCString()}`;

  it.each<[string, () => string]>([
    ["by the name that the relay gave it", () => bounceReport({ about: RELAYED, failed: [JAN] })],
    ["by that name in plain text", () => inText(JAN, `Message-ID: ${RELAYED}`)],
    ["by our own header", () => inText(JAN, "Message-ID: <x@relay.example>", `X-Weef-Message-ID: ${ownId}`)],
    ["by recipient and date", () => inText(JAN, "Message-ID: <x@relay.example>", dated())],
  ])("is known when it comes back: %s", async (_how, report) => {
    await take(report());
    expect(await ours()).toMatchObject({ status: "new", first_answered_at: null });
    const row = await db.selectFrom("outbox").select("last_error").executeTakeFirstOrThrow();
    expect(row.last_error).toMatch(/^550 5\.1\.1/);
    expect(await listUnknownSenders(db, 9)).toEqual([]);
  });

  it.each<[string, () => string]>([
    ["the date of another second", () => inText(JAN, `Date: ${new Date(Date.parse(sentOn) + 1_000).toUTCString()}`)],
    ["another recipient", () => inText("piet@pot.example", dated())],
    ["another name", () => inText(JAN, `Message-ID: <${SES_ID.replace("0102", "0103")}@eu-west-1.amazonses.com>`)],
    ["nothing", () => inText(JAN)],
  ])("is not taken back by a report that knows %s", async (_what, report) => {
    await take(report());
    expect(await ours()).toMatchObject({ status: "contacted" });
    expect(await listUnknownSenders(db, 9)).toMatchObject([{ kind: "automatic" }]);
  });

  it("is known as what a customer answers, whatever their clock says", async () => {
    const answer = [`From: ${JAN}`, "To: hallo@weef.example", "Subject: Dank", `In-Reply-To: ${RELAYED}`];
    await take(
      [...answer, "Date: Sat, 28 Nov 2026 08:00:00 +0000", "Message-ID: <a@klant.example>", "", "Graag"].join("\r\n"),
    );
    expect((await openWaitsOfLeads(db, [lead])).get(lead)).toMatchObject({ since: "2026-11-28T09:00:00.000Z" });
  });

  it("is not taken for somebody's when its copy comes into the mailbox", async () => {
    const copy = ["From: hallo@weef.example", `To: ${JAN}`, `Message-ID: ${RELAYED}`, "Subject: Je aanvraag"];
    await take([...copy, `X-Weef-Message-ID: ${ownId}`, "", "Dag Jan"].join("\r\n"));
    const { count } = await db
      .selectFrom("thread_messages")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect([Number(count), await listUnknownSenders(db, 9)]).toEqual([1, []]);
  });
});
