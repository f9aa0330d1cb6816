import "../../../../tests/support/mails-loaded";
import { beforeEach, expect, it, vi } from "vitest";
import { readMessages } from "~/features/leads/lead-page/timeline-messages.server";
import { findLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna, bert, storeOffer } from "../../../../tests/support/leads";
import { confirmation } from "../../../../tests/support/mails";
import { createLog } from "../../../lib/log.server";
import { handleMailsForm } from "../desk/handle-mails-form.server";
import type { OutgoingMail } from "../outbox/compose.server";
import { Outbox } from "../outbox/outbox.server";
import { renderWithFiles } from "../outbox/render-queued.server";
import { FILE_BOUNDS } from "./files";
import { readWriting } from "./read-writing.server";
import { cancelMessage, followMessage, SECOND_THOUGHTS, writeMessage } from "./send-message.server";
import { findMessage, headsOf, insertMessage, moveMessages, uploadsOf } from "./thread-store.server";
import { writeByForm } from "./write-by-form.server";
import { MAIL_FORM } from "./writing";

const env = { SITE_URL: "https://weef.example", SESSION_SECRET: "s".repeat(32) };
const JAN = "jan@klant.example";

describeOnEachDatabase("a personal mail", (openFresh) => {
  let db: Db;
  let lead: string;
  let person: string;
  let now: Date;
  let sent: (OutgoingMail & { isPatient: boolean })[];
  let isAway: boolean;
  let outbox: Outbox;
  const publish = vi.fn(async () => {});
  beforeEach(async () => {
    db = await openFresh();
    now = new Date("2026-11-28T09:00:00.000Z");
    lead = await storeOffer(db, { name: "Jan Jansen", email: JAN, created_at: "2026-11-27T09:00:00.000Z" });
    person = (await ours()).person_id;
    sent = [];
    isAway = false;
    const transport = {
      domain: "weef.example",
      close: () => {},
      send: async (mail: OutgoingMail, _signal: AbortSignal, isPatient = false) => {
        if (isAway) throw Object.assign(new Error("away"), { code: "ECONNECTION" });
        sent.push({ ...mail, isPatient });
      },
    };
    const follows = { "personal-mail": followMessage({ publish }) };
    outbox = new Outbox({
      db,
      transport,
      log: createLog("silent"),
      render: renderWithFiles(db),
      follows,
      now: () => now,
    });
  });

  const ours = async () => (await findLead(db, { id: lead })) ?? expect.fail("There is no such lead");
  const thread = () => headsOf(db, person, 100);
  const write = (fields: object = {}, user = anna) =>
    writeMessage(
      { db, outbox, live: { publish }, env },
      lead,
      { id: newId(), to: JAN, seen: "", subject: "Je aanvraag", text: "**Dag** Jan", ...fields },
      { user, now },
    );
  const later = async () => {
    now = new Date(now.getTime() + SECOND_THOUGHTS + 1);
    await outbox.sendDue();
  };

  it("leaves after ten seconds, once per id, and only then answers the lead", async () => {
    const id = newId();
    expect(await write({ id })).toEqual({ outcome: "written", message: id });
    expect(await write({ id })).toEqual({ outcome: "written", message: id });
    await outbox.sendDue();
    expect([sent.length, (await ours()).first_answered_at]).toEqual([0, null]);
    await later();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([[JAN, "Je aanvraag"]]);
    expect(sent[0]?.html).toContain("<strong>Dag</strong> Jan");
    expect(sent[0]?.headers).toEqual({});
    expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: now.toISOString() });
    expect(await thread()).toMatchObject([{ id, message_id: sent[0]?.messageId, sent_at: now.toISOString() }]);
  });

  it("follows the confirmation when it is the first about a lead", async () => {
    const requestId = (await ours()).subject_id;
    const confirm = async (recipient: string) => {
      const mail = { ...confirmation, recipient, requestId };
      await db.transaction().execute((tx) => outbox.enqueue(tx, mail));
      now = new Date(now.getTime() + 60_000);
      await outbox.sendDue();
      return sent.at(-1)?.messageId;
    };
    const answered = async (fields: object = {}) => {
      await write(fields);
      await later();
      const [head] = await thread();
      const { in_reply_to } = (await findMessage(db, head?.id ?? "")) ?? {};
      return [in_reply_to, sent.at(-1)?.headers["In-Reply-To"], sent.at(-1)?.headers.References];
    };
    const wrong = await confirm("jan@kalnt.example");
    const right = await confirm(JAN);
    await db
      .updateTable("outbox")
      .set({ last_error: "550 5.1.1" })
      .where("message_id", "=", wrong ?? "")
      .execute();
    expect(await answered()).toEqual([right, right, right]);
    const first = sent.at(-1)?.messageId;
    expect(await answered()).toEqual([first, first, `${right} ${first}`]);
    expect(await answered({ subject: "Iets anders" })).toEqual([null, undefined, undefined]);
  });

  it.each(["failed", "returned"])("names no confirmation that did not arrive: %s", async (how) => {
    const mail = { ...confirmation, recipient: JAN, requestId: (await ours()).subject_id };
    await db.transaction().execute((tx) => outbox.enqueue(tx, mail));
    now = new Date(now.getTime() + 60_000);
    await outbox.sendDue();
    const state = how === "failed" ? ("failed" as const) : ("sent" as const);
    await db.updateTable("outbox").set({ state, last_error: "550 5.1.1" }).execute();
    await write();
    await later();
    expect(sent.at(-1)?.headers).toEqual({});
  });

  it("is said to have left to who wrote it, for a while", async () => {
    const hasLeft = async (user = anna) => (await readWriting(db, lead, { user, language: "nl", env, now }))?.hasLeft;
    await write();
    expect(await hasLeft()).toBe(false);
    await later();
    expect([await hasLeft(), await hasLeft(bert)]).toEqual([true, false]);
    await db.updateTable("thread_messages").set({ returned: "bounce" }).execute();
    expect(await hasLeft()).toBe(false);
    await db.updateTable("thread_messages").set({ returned: null }).execute();
    now = new Date(now.getTime() + 120_000);
    expect(await hasLeft()).toBe(false);
  });

  it("answers nobody while the mail server is away", async () => {
    isAway = true;
    await write();
    await later();
    expect((await ours()).first_answered_at).toBeNull();
    expect(await thread()).toHaveLength(1);
  });

  it("is taken back within ten seconds, and not after", async () => {
    const [one, other] = [newId(), newId()];
    await write({ id: one });
    const by = { user: anna, now };
    expect(await cancelMessage({ db, outbox, live: { publish }, env }, lead, one, by)).toMatchObject({
      text: "**Dag** Jan",
    });
    await write({ id: other });
    await later();
    expect(await cancelMessage({ db, outbox, live: { publish }, env }, lead, other, { user: anna, now })).toBeNull();
    expect((await thread()).map(({ id }) => id)).toEqual([other]);
    expect(sent).toHaveLength(1);
  });

  const post = (fields: Record<string, unknown>, ...files: File[]) =>
    writeByForm(
      { db, outbox, live: { publish }, env },
      lead,
      { fields: { do: MAIL_FORM, id: newId(), to: JAN, seen: "", subject: "Plan", text: "Dag", ...fields }, files },
      { user: anna, now, language: "nl" },
    );
  const uploads = (user = anna) => uploadsOf(db, { lead_id: lead, user_id: user.id });
  const plan = () => new File(["Een plan"], "C:\\plannen\\plan.txt", { type: "text/plain" });

  it("keeps its files while it is refused, and takes them along when it leaves", async () => {
    expect(await post({ text: "" }, plan())).toMatchObject({
      status: 422,
      answer: { errors: { text: expect.any(String) } },
    });
    expect(await uploads()).toMatchObject([{ name: "plan.txt", size: 8 }]);
    expect(await uploads(bert)).toEqual([]);
    const file = (await uploads()).map(({ id }) => id);
    expect(await post({ file: [newId()] })).toMatchObject({
      status: 409,
      answer: { errors: { files: expect.any(String) } },
    });
    await post({ file }, new File(["%PDF-1.7"], "offerte.pdf", { type: "text/html" }));
    expect(await uploads()).toEqual([]);
    await later();
    expect(
      sent[0]?.attachments.map(({ filename, contentType, content }) => [filename, contentType, `${content}`]),
    ).toEqual([
      ["plan.txt", "text/plain", "Een plan"],
      ["offerte.pdf", "application/pdf", "%PDF-1.7"],
    ]);
    // A slow line needs longer for them than a hanging server is given.
    expect(sent[0]?.isPatient).toBe(true);
    await post({ seen: (await thread())[0]?.id });
    await later();
    expect(sent[1]?.isPatient).toBe(false);
  });

  it("keeps the files of a second press out of the next mail", async () => {
    const id = newId();
    await post({ id }, plan());
    expect(await post({ id }, plan())).toEqual({ written: id });
    expect(await uploads()).toEqual([]);
  });

  it("sends no more files than it may, however they came", async () => {
    const file = () => ({ ...upload, id: newId() });
    const upload = {
      lead_id: lead,
      user_id: anna.id,
      name: "a",
      type: "text/plain",
      size: 1,
      content: "",
      stored_at: "",
    };
    const rows = Array.from({ length: FILE_BOUNDS.count + 1 }, file);
    await db.insertInto("thread_uploads").values(rows).execute();
    const all = { file: rows.map(({ id }) => id) };
    expect(await post(all)).toMatchObject({ status: 409, answer: { errors: { files: expect.any(String) } } });
    expect(await thread()).toEqual([]);
  });

  it("gives its files back when it is taken back, and leaves none when it is withdrawn", async () => {
    await post({}, plan());
    await cancelMessage({ db, outbox, live: { publish }, env }, lead, (await thread())[0]?.id, { user: anna, now });
    const [kept] = await uploads();
    await post({ file: [kept?.id] });
    const emailId = (await thread())[0]?.email_id;
    const by = { user: anna, now: new Date(now.getTime() + SECOND_THOUGHTS) };
    expect(await handleMailsForm({ db, outbox }, { do: "take-back", mail: emailId }, by)).toBe("takenBack");
    expect(await db.selectFrom("thread_attachments").select("id").execute()).toEqual([]);
    expect([await thread(), await uploads()]).toEqual([[], []]);
  });

  it("keeps none of the files of which one cannot go along", async () => {
    const empty = new File([], "leeg.txt");
    expect(await post({}, plan(), empty)).toMatchObject({
      status: 422,
      answer: { errors: { files: "‘leeg.txt’ is leeg, of een map. Kies een ander bestand." } },
    });
    expect([await uploads(), await thread()]).toEqual([[], []]);
  });

  it("names the thread that it goes on with", async () => {
    await write();
    await later();
    await write({ subject: "Re: Je aanvraag", seen: (await thread())[0]?.id ?? "" });
    await later();
    const first = sent[0]?.messageId ?? "";
    expect(sent[1]?.headers).toEqual({ "In-Reply-To": first, References: first });
  });

  it.each([
    [
      "<1@klant.example>#c2hh",
      { "In-Reply-To": "<1@klant.example>", References: "<0@klant.example> <1@klant.example>" },
    ],
    ["<c2hh@no-id>", { References: "<0@klant.example>" }],
  ])("names the mail that it answers as that names itself (%s)", async (message_id, headers) => {
    await write();
    const id = (await thread())[0]?.id ?? "";
    const references = JSON.stringify(["<0@klant.example>"]);
    await db.updateTable("thread_messages").set({ message_id, references }).where("id", "=", id).execute();
    await later();
    await write({ subject: "Re: Je aanvraag", seen: id });
    await later();
    expect(sent[1]?.headers).toEqual(headers);
  });

  /** A mail found in the mailbox after another was written. */
  async function comesIn(changes: object): Promise<void> {
    const mine = await db.selectFrom("thread_messages").selectAll().limit(1).executeTakeFirstOrThrow();
    const theirs = { ...mine, direction: "in" as const, origin: "inbox" as const, user_id: null, email_id: null };
    await insertMessage(db as never, { ...theirs, id: newId(), ...changes });
  }
  const question = {
    message_id: "<vraag>",
    subject: "Een vraag",
    text: "Kan het?",
    sent_at: "2026-11-28T10:00:00.000Z",
  };
  const writing = () => readWriting(db, lead, { user: anna, language: "nl", env, now });

  it("goes on with what was written, not with the notice of an absence since", async () => {
    await write();
    await comesIn(question);
    const away = { message_id: "<weg>", subject: "Automatisch antwoord", is_automatic: 1 };
    await comesIn({ ...away, id: "away", sent_at: "2026-11-28T11:00:00.000Z" });
    expect(await writing()).toMatchObject({
      subject: "Re: Een vraag",
      answering: { text: "Kan het?", warning: null },
      seen: "away",
    });
  });

  it("warns of a forged sender wherever the mail is read", async () => {
    await write();
    await comesIn({ ...question, is_forged: 1 });
    expect((await writing())?.answering?.warning).toMatch(/^Pas op: .+DMARC/);
    const [newest] = await readMessages(db, person, "nl", now);
    expect(newest?.state).toMatchObject({ kind: "forged", text: expect.stringMatching(/^Pas op: .+DMARC/) });
  });

  it("is not sent beside that of a colleague who wrote meanwhile, unless that has been read", async () => {
    await write({}, bert);
    expect(await write()).toMatchObject({ outcome: "answered", by: { user_id: bert.id } });
    const seen = (await thread())[0]?.id ?? "";
    expect(await write({ seen })).toMatchObject({ outcome: "written" });
  });

  it.each([
    [{ text: "Dag {naam}" }, { outcome: "unfilled", field: "text", variable: "{naam}" }],
    [{ subject: "Over {dag}" }, { outcome: "unfilled", field: "subject", variable: "{dag}" }],
    [{ text: "[Offerte](#quote-2026-0009)" }, { outcome: "quote", number: "2026-0009" }],
    [{ text: " " }, { outcome: "invalid", field: "text" }],
    [{ text: "Hallo Jan," }, { outcome: "greeting" }],
    [{ subject: "" }, { outcome: "invalid", field: "subject" }],
    [{ id: "x" }, { outcome: "invalid", field: null }],
    [{ to: "oud@klant.example" }, { outcome: "address", address: JAN }],
  ])("is not sent as %j", async (fields, refused) => {
    expect(await write(fields)).toEqual(refused);
    expect(await thread()).toEqual([]);
  });

  it("goes along with its lead, unless the other thread has it already", async () => {
    const id = newId();
    await write({ id });
    const copy = await db.selectFrom("thread_messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await insertMessage(db as never, { ...copy, id: newId(), person_id: "p2", lead_id: null });
    await moveMessages(db as never, [lead], person, "p2");
    expect([(await thread()).length, (await headsOf(db, "p2", 9)).length]).toEqual([1, 1]);
    await moveMessages(db as never, [lead], person, "p3");
    expect((await headsOf(db, "p3", 9)).map((head) => head.id)).toEqual([id]);
  });
});
