import { beforeEach, describe, expect, it } from "vitest";
import { answerDueAt } from "~/content/answer-due";
import type { Db } from "~/lib/db/database.server";
import type { LiveEvent } from "~/platform/live/live-event";
import { bounceReport } from "../../../../tests/support/bounce-report";
import { openFresh } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { mailingServices } from "../../../../tests/support/services";
import { findLead } from "../../leads/lead-store.server";
import type { FolderRole } from "./mailbox-store.server";
import { listUnknownSenders } from "./mailbox-store.server";
import { type ReceiveServices, receiveMessage } from "./receive-message.server";

const NOW = new Date("2026-11-28T09:00:00Z");
const JAN = "jan@klant.example";
const RESULTS = "Authentication-Results: mx.weef.example";

let db: Db;
let lead: string;
let person: string;
let published: LiveEvent[];
let services: ReceiveServices;
let uid: number;

beforeEach(async () => {
  db = await openFresh();
  lead = await storeOffer(db, { name: "Jan Jansen", email: JAN, created_at: "2026-11-27T09:00:00.000Z" });
  person = (await findLead(db, { id: lead }))?.person_id ?? "";
  published = [];
  uid = 0;
  services = {
    db,
    live: { publish: async (event) => void published.push(event) },
    ourAddresses: async () =>
      new Map<string, string | null>([
        ["hallo@weef.example", null],
        [anna.email, anna.id],
      ]),
    now: () => NOW,
  };
});

interface Sent {
  from?: string;
  to?: string;
  subject?: string;
  head?: readonly string[];
  text?: string;
  id?: string;
  role?: FolderRole;
  date?: string;
  whileFetched?: () => Promise<unknown>;
}

function take(sent: Sent = {}): Promise<void> {
  const { from = JAN, to = "hallo@weef.example", subject = "Mijn site", head = [], text = "Graag!", role } = sent;
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${sent.id ?? `m${uid}`}@klant.example>`,
    `Date: ${sent.date ?? "Sat, 28 Nov 2026 08:59:00 +0000"}`,
    ...head,
    "",
    text,
  ];
  return takeSource(Buffer.from(lines.join("\r\n")), role, sent.whileFetched);
}

async function takeSource(
  source: Buffer,
  role: FolderRole = "inbox",
  whileFetched: () => Promise<unknown> = async () => {},
  receivedAt = NOW,
): Promise<void> {
  uid += 1;
  const fetched = async () => {
    await whileFetched();
    return source;
  };
  await receiveMessage(services, foundMail(source, { uid, role, receivedAt, source: fetched }));
}

const thread = () => db.selectFrom("thread_messages").selectAll().where("person_id", "=", person).execute();
const tray = () => listUnknownSenders(db, 100);
const ourLead = async () => await findLead(db, { id: lead });
/** Start and end of the wait for another answer. */
const waits = () => db.selectFrom("waits").select(["kind", "since", "due_at", "answered_at"]).execute();
const wasAnswered = () =>
  db
    .updateTable("leads")
    .set({ status: "contacted", first_answered_at: "2026-11-24T10:00:00.000Z" })
    .where("id", "=", lead)
    .execute();

describe("an answer of somebody who is known", () => {
  it("stands in their thread, once, and asks for an answer", async () => {
    await wasAnswered();
    await take({ id: "een" });
    await take({ id: "een" });
    expect(await thread()).toMatchObject([{ direction: "in", text: "Graag!", lead_id: lead, is_automatic: 0 }]);
    const since = "2026-11-28T08:59:00.000Z";
    const due_at = answerDueAt(since, { isAds: false });
    expect(await waits()).toEqual([{ kind: "mail", since, due_at, answered_at: null }]);
    expect(published).toEqual([{ kind: "mail", lead }]);
    expect(await tray()).toEqual([]);
  });

  it("has one deadline: an earlier one that is still open stays", async () => {
    await take();
    expect(await waits()).toEqual([]);
    await wasAnswered();
    await take({ date: "Sat, 28 Nov 2026 08:30:00 +0000" });
    await take({ date: "Sat, 28 Nov 2026 08:45:00 +0000" });
    expect(await waits()).toMatchObject([{ since: "2026-11-28T08:30:00.000Z" }]);
  });

  it("is about something else when its subject is", async () => {
    await take({ subject: "Mijn site" });
    await take({ subject: "RE: Antw: Mijn site" });
    await take({ subject: "Een webshop" });
    expect((await thread()).map(({ topic }) => topic).toSorted()).toEqual(["een webshop", "mijn site", "mijn site"]);
  });

  it("is kept even if another mail has its Message-ID", async () => {
    await take({ id: "dubbel", subject: "Eerst" });
    await take({ id: "dubbel", subject: "Daarna" });
    expect(await thread()).toHaveLength(2);
  });

  it.each<[string, Sent]>([
    ["an absence notice", { head: ["Auto-Submitted: auto-replied"] }],
    ["an absence notice without a header", { subject: "Automatisch antwoord: Mijn site" }],
    ["a list", { head: ["List-Id: <nieuws.klant.example>"] }],
  ])("is none when it is %s", async (_what, sent) => {
    await wasAnswered();
    await take(sent);
    expect(await thread()).toMatchObject([{ is_automatic: 1 }]);
    expect(await waits()).toEqual([]);
    expect(published).toEqual([]);
  });

  it("asks for nothing when it was answered before it was found", async () => {
    await take({ from: "hallo@weef.example", to: JAN, role: "sent" });
    await take({ date: "Sat, 28 Nov 2026 08:58:00 +0000" });
    expect(await waits()).toEqual([]);
    expect(published).toEqual([{ kind: "lead-changed", lead }]);
  });

  it("is waited for from its arrival where a clock is fast, and also when it is found days later", async () => {
    await wasAnswered();
    await take({ date: "Sat, 28 Nov 2026 11:00:00 +0000" });
    expect(await waits()).toMatchObject([{ since: NOW.toISOString() }]);
    await db.deleteFrom("waits").execute();
    await take({ date: "Tue, 24 Nov 2026 11:00:00 +0000" });
    expect(await waits()).toMatchObject([{ since: "2026-11-24T11:00:00.000Z" }]);
  });

  it("waits in the tray when its person was erased while it was fetched", async () => {
    await take({ whileFetched: () => db.deleteFrom("leads").execute() });
    expect([(await thread()).length, (await tray()).length]).toEqual([0, 1]);
  });

  it("is said to be forged when their mail server says so, and asks for nothing", async () => {
    const source = [
      "Authentication-Results: mx.weef.example; dmarc=fail",
      `From: ${JAN}`,
      "Subject: Nieuw rekeningnummer",
      "",
      "Betaal hier.",
    ];
    await takeSource(Buffer.from(source.join("\r\n")));
    expect(await thread()).toMatchObject([{ is_forged: 1 }]);
    expect(published).toEqual([]);
  });
});

describe("an answer from another mail program", () => {
  it("stops the clock at the moment when it was sent", async () => {
    await take({ from: "hallo@weef.example", to: JAN, role: "sent" });
    expect(await thread()).toMatchObject([{ direction: "out", origin: "sent" }]);
    expect(await ourLead()).toMatchObject({ status: "contacted", first_answered_at: "2026-11-28T08:59:00.000Z" });
    expect(published).toEqual([{ kind: "lead-changed", lead }]);
  });

  it("is that of a colleague who has the mailbox in copy", async () => {
    await take({ from: anna.email, to: JAN, head: ["Cc: hallo@weef.example", `${RESULTS}; dmarc=pass`] });
    expect(await thread()).toMatchObject([{ direction: "out", user_id: anna.id }]);
    expect(await ourLead()).toMatchObject({ first_answered_at: "2026-11-28T08:59:00.000Z" });
  });

  it.each([
    ["a little", "2026-11-27T08:58:00.000Z", "2026-11-27T09:10:00.000Z", "2026-11-27T09:10:00.000Z"],
    [
      "and says so to the mail server",
      "2026-11-27T08:58:00.000Z",
      "2026-11-27T08:58:00.000Z",
      "2026-11-27T09:00:00.000Z",
    ],
  ])("stops the clock also where that of a phone is slow %s, once", async (_how, date, received, counts) => {
    const { outbox } = mailingServices(db);
    const requestId = (await ourLead())?.subject_id ?? "";
    const notice = { template: "alert-notice", props: {} as never, language: "nl", recipient: anna.email } as const;
    await db.transaction().execute((tx) => outbox.enqueue(tx, { ...notice, requestId }));
    const { message_id } = await db.selectFrom("outbox").select("message_id").executeTakeFirstOrThrow();
    const from = [
      "From: hallo@weef.example",
      `To: ${JAN}`,
      "Subject: Re: Nieuwe aanvraag",
      "Message-ID: <een@telefoon>",
    ];
    const source = Buffer.from(
      [...from, `In-Reply-To: ${message_id}`, `Date: ${new Date(date).toUTCString()}`, "", "Dag Jan"].join("\r\n"),
    );
    await takeSource(source, "sent", undefined, new Date(received));
    await takeSource(source, "inbox", undefined, NOW);
    expect(await ourLead()).toMatchObject({ status: "contacted", first_answered_at: counts });
    expect(await thread()).toMatchObject([{ sent_at: counts }]);
  });

  it("does not stop it by a mail from before, which answers nothing of it", async () => {
    await take({ from: "hallo@weef.example", to: JAN, role: "sent", date: "Fri, 27 Nov 2026 08:58:00 +0000" });
    expect(await ourLead()).toMatchObject({ first_answered_at: null });
  });

  it("ends the wait for an answer", async () => {
    await wasAnswered();
    await take({ date: "Sat, 28 Nov 2026 08:30:00 +0000" });
    await take({ from: "hallo@weef.example", to: JAN, role: "sent" });
    expect(await waits()).toMatchObject([{ answered_at: "2026-11-28T08:59:00.000Z" }]);
  });

  it("leaves the clock alone when a program wrote it", async () => {
    await take({ from: "hallo@weef.example", to: JAN, role: "sent", head: ["Auto-Submitted: auto-replied"] });
    expect(await ourLead()).toMatchObject({ first_answered_at: null });
  });

  it("is no answer when it was forged", async () => {
    const forged = ["Authentication-Results: mx.weef.example; dmarc=fail", "From: hallo@weef.example", `To: ${JAN}`];
    await takeSource(Buffer.from([...forged, "Subject: Betaal", "", "Hier."].join("\r\n")));
    expect(await ourLead()).toMatchObject({ first_answered_at: null });
    expect([(await thread()).length, (await tray()).length]).toEqual([0, 1]);
  });

  it("reaches whoever got a blind copy", async () => {
    await take({ from: "hallo@weef.example", to: "hallo@weef.example", head: [`Bcc: ${JAN}`], role: "sent" });
    expect(await thread()).toMatchObject([{ direction: "out" }]);
  });

  it("to somebody who is not known is nowhere", async () => {
    await take({ from: "hallo@weef.example", to: "moeder@thuis.example", role: "sent" });
    expect([await thread(), await tray()]).toEqual([[], []]);
  });
});

describe("the tray", () => {
  it("has the sender, subject and date of mail from somebody who is not known, and nothing else", async () => {
    await take({ from: "Piet <piet@ander.example>", text: "Geheim" });
    const [row] = await tray();
    expect(row).toMatchObject({ sender: "piet@ander.example", sender_name: "Piet", subject: "Mijn site" });
    expect(JSON.stringify(row)).not.toContain("Geheim");
    expect(published).toEqual([{ kind: "mailbox" }]);
  });

  it("says whose mail an unknown sender answers, but joins only an equal address", async () => {
    await take({ from: "hallo@weef.example", to: JAN, role: "sent", id: "vraag" });
    await take({ from: "jan@prive.example", head: ["In-Reply-To: <vraag@klant.example>"] });
    expect(await tray()).toMatchObject([{ sender: "jan@prive.example", likely_person_id: person }]);
    expect(await thread()).toHaveLength(1);
  });

  it("has what a colleague forwards, as theirs", async () => {
    await take({ from: anna.email, subject: "Fwd: Nieuwe klant" });
    expect(await tray()).toMatchObject([{ kind: "colleague", sender: anna.email }]);
  });

  it("has every mail of those that have one Message-ID, and of copies one", async () => {
    const wim = { from: "wim@ander.example", id: "1" };
    for (const sent of [{ from: "piet@ander.example", id: "1" }, wim, { ...wim, subject: "Nog iets" }, wim])
      await take(sent);
    expect((await tray()).map(({ sender, subject }) => `${sender} ${subject}`).toSorted()).toEqual([
      "piet@ander.example Mijn site",
      "wim@ander.example Mijn site",
      "wim@ander.example Nog iets",
    ]);
  });

  it("has one of two copies of a mail without a date, whenever they came", async () => {
    const source = Buffer.from("From: piet@ander.example\r\nMessage-ID: <1@localhost>\r\nSubject: Vraag\r\n\r\nHallo");
    await takeSource(source);
    await takeSource(source, "inbox", async () => {}, new Date("2026-11-28T09:05:00Z"));
    expect(await tray()).toHaveLength(1);
  });

  it("knows programs from people", async () => {
    await take({ from: "nieuws@winkel.example", head: ["List-Id: <nieuws.winkel.example>"] });
    expect(await tray()).toMatchObject([{ kind: "automatic" }]);
  });
});

it("says of a mail that came back why it did", async () => {
  await take({ from: "hallo@weef.example", to: JAN, role: "sent", id: "offerte" });
  await takeSource(Buffer.from(bounceReport({ about: "<offerte@klant.example>", failed: [JAN] })));
  expect(await thread()).toMatchObject([{ returned: "bounce", returned_detail: "550 5.1.1" }]);
  expect(await tray()).toEqual([]);
});
