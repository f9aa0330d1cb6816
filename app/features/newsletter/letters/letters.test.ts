import { beforeEach, describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import { Outbox } from "~/features/mail/outbox/outbox.server";
import type { renderQueued } from "~/features/mail/outbox/render-queued.server";
import type { Db } from "~/lib/db/database.server";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { describeOnEachDatabase, describeOnPostgres, openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { readerRow } from "../../../../tests/support/letters";
import { unsubscribeAtDesk } from "../desk/change-subscriber.server";
import { unsubscribe } from "../follow-link.server";
import { handleLetterForm } from "./handle-letter-form.server";
import { NEW_LETTER } from "./letter";
import { letterQueue } from "./letter-queue.server";
import { followLetter, returnLetter } from "./letter-returned.server";
import { readLetterPage, readLetters } from "./read-letters.server";

const NOW = new Date("2026-11-23T11:00:00.000Z");
const SPAM = "550 5.6.0 Looks like spam";
const UNKNOWN = "550 5.1.1 No such user";
const DAY = 24 * 3_600_000;
const TEXTS = {
  subject_nl: "Voor de winter",
  body_nl: "Dag,\n\n**Drie** tips.",
  subject_en: "Before winter",
  body_en: "Hi,\n\n**Three** tips.",
};
const env = { SITE_URL: "https://weef.example" };
const log = createLog("silent");

let db: Db;
let time: Date;
let sent: OutgoingMail[];
/** The mail server's reply to each attempt. */
let reply: (mail: OutgoingMail) => { code: string; responseCode?: number; response?: string } | null;

async function setUp(open: () => Promise<Db>) {
  db = await open();
  time = NOW;
  sent = [];
  reply = () => null;
}

/** One process of the product: its outbox, and its queue of letters. */
function start(render?: typeof renderQueued) {
  const transport = {
    domain: "weef.example",
    send: async (mail: OutgoingMail) => {
      const trouble = reply(mail);
      if (trouble) throw Object.assign(new Error("Not taken"), trouble);
      sent.push(mail);
    },
    close: () => {},
  };
  const now = () => time;
  const outbox = new Outbox({ db, transport, log, now, follows: { letter: followLetter }, ...(render && { render }) });
  return { outbox, letters: letterQueue({ db, outbox, env, log, now }) };
}

async function addReaders(...rows: SubscriberRow[]): Promise<SubscriberRow[]> {
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto("subscribers")
      .values(rows.slice(from, from + 500))
      .execute();
  }
  return rows;
}

const by = () => ({ user: anna, now: time, language: "nl" as const });
const act = (id: string, fields: Record<string, string>) => handleLetterForm({ db, env, ...start() }, id, fields, by());

async function write(texts: Partial<typeof TEXTS> = {}): Promise<string> {
  const id = newId();
  const saved = await act(NEW_LETTER, { do: "save", id, version: "0", ...TEXTS, ...texts });
  expect(saved).toEqual({ to: `/admin/newsletter/letters/${id}?outcome=saved` });
  return id;
}

const begin = (id: string) => act(id, { do: "send", version: "1" });
const page = (id: string) => readLetterPage(db, id, "nl");

async function pass(milliseconds: number, { outbox, letters } = start()) {
  time = new Date(time.getTime() + milliseconds);
  await letters.attemptDue();
  // A mail that was just enqueued is its own process's for two seconds.
  time = new Date(time.getTime() + 3_000);
  while ((await outbox.sendDue()) > 0);
}

async function untilSent(id: string, process = start(), most = 1_000) {
  for (let round = 0; round < most; round += 1) {
    await pass(10_000, process);
    const { state, progress } = (await page(id)) ?? {};
    if (state === "sent" && progress?.waiting === 0) return;
  }
  throw new Error("It is still being sent");
}

describeOnEachDatabase("a letter", (open) => {
  beforeEach(() => setUp(open));

  it("goes once to each who had confirmed, in their language, with a link to leave by one click", async () => {
    const [nl, en] = await addReaders(readerRow("nl"), readerRow("en"));
    await addReaders(readerRow("nl", { state: "pending", confirmed_at: null }));
    await addReaders(readerRow("nl", { state: "unsubscribed", unsubscribed_at: "2026-11-02T10:00:00.000Z" }));
    const id = await write();
    await begin(id);
    time = new Date(time.getTime() + 1);
    await addReaders(readerRow("nl", { confirmed_at: time.toISOString() }));
    await untilSent(id);
    expect(sent.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual(
      [
        [nl?.email, "Voor de winter"],
        [en?.email, "Before winter"],
      ].toSorted(),
    );
    const mail = sent.find(({ recipient }) => recipient === nl?.email);
    expect(mail?.html).toContain("<strong>Drie</strong> tips.");
    expect(mail?.html).not.toMatch(/<img|weef\.example\/(?!nieuwsbrief)\S*\?/);
    const link = /<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect((await unsubscribe(db, new URL(link).searchParams.get("code") ?? "")).step).toBe("done");
    expect((await page(id))?.progress).toEqual({ left: 0, waiting: 0, sent: 2, failed: 0, returned: 0 });
  });

  it("goes once to each, with however many processes, and when they die in between", async () => {
    const readers = await addReaders(...Array.from({ length: 90 }, () => readerRow("nl")));
    const id = await write();
    await begin(id);
    const processes = [start(), start(), start()];
    for (let round = 0; round < 4; round += 1) await Promise.all(processes.map((one) => pass(4_000, one)));
    // The leases run out.
    time = new Date(time.getTime() + 10 * 60_000);
    await untilSent(id);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
  });

  it("pauses, and goes on with those who have not got it", async () => {
    await addReaders(...Array.from({ length: 60 }, () => readerRow("nl")));
    const id = await write();
    await begin(id);
    await pass(1);
    expect(await act(id, { do: "pause" })).toMatchObject({ to: expect.stringContaining("paused") });
    await pass(60_000);
    expect(sent).toHaveLength(25);
    expect((await page(id))?.progress).toMatchObject({ sent: 25, left: 35 });
    await act(id, { do: "resume" });
    await untilSent(id);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(60);
    expect(sent).toHaveLength(60);
  });

  it("does not reach whoever leaves while it waits", async () => {
    const [reader] = await addReaders(readerRow("nl"));
    const { outbox, letters } = start();
    const id = await write();
    await begin(id);
    await letters.attemptDue();
    const { props } = await db.selectFrom("outbox").select("props").executeTakeFirstOrThrow();
    await unsubscribe(db, new URL(JSON.parse(props).unsubscribeUrl).searchParams.get("code") ?? "");
    await pass(10_000, { outbox, letters });
    expect(sent).toEqual([]);
    expect(reader?.state).toBe("confirmed");
    expect((await page(id))?.progress).toEqual({ left: 0, waiting: 0, sent: 0, failed: 0, returned: 0 });
  });

  it("cannot be sent again to whoever left after it was given up", async () => {
    const [reader] = await addReaders(readerRow("nl"), readerRow("nl"));
    reply = () => ({ code: "EENVELOPE", responseCode: 550, response: SPAM });
    const id = await write();
    await begin(id);
    await untilSent(id);
    expect((await page(id))?.progress).toMatchObject({ sent: 0, failed: 2 });
    await unsubscribeAtDesk(db, reader?.id ?? "", by());
    expect(await db.selectFrom("outbox").select("recipient").execute()).not.toContainEqual({
      recipient: reader?.email,
    });
    expect((await page(id))?.progress).toEqual({ left: 0, waiting: 0, sent: 0, failed: 1, returned: 0 });
  });

  it("is listed a page at a time, the latest first", async () => {
    const ids = [];
    for (let nth = 0; nth < 26; nth += 1) {
      ids.unshift(await write());
      time = new Date(time.getTime() + 1);
    }
    const first = await readLetters(db, null, "nl");
    const second = await readLetters(db, first?.nextCursor ?? "", "nl");
    expect([first, second].map((list) => list?.letters.map(({ id }) => id))).toEqual([ids.slice(0, 25), ids.slice(25)]);
    expect(second?.nextCursor).toBeNull();
    expect(await readLetters(db, "elsewhere", "nl")).toBeNull();
    const oldest = ids.at(-1) ?? "";
    await addReaders(readerRow("nl"));
    await begin(oldest);
    expect((await readLetters(db, null, "nl"))?.letters[0]).toMatchObject({ id: oldest, progress: { left: 1 } });
  });

  it("ends no subscription when mail servers do not want what we send", async () => {
    await addReaders(readerRow("nl"));
    for (const isRefused of [true, true, false, false]) {
      reply = () => (isRefused ? { code: "EENVELOPE", responseCode: 550, response: SPAM } : null);
      const id = await write();
      await begin(id);
      await untilSent(id);
      const mail = db.selectFrom("letter_mails").select("mail_id").where("letter_id", "=", id);
      const { mail_id } = await mail.executeTakeFirstOrThrow();
      const bounce = "550 5.7.1 Sender is blocked";
      if (!isRefused) await db.transaction().execute((tx) => returnLetter(tx, mail_id, bounce, time));
      time = new Date(time.getTime() + DAY);
    }
    expect(await db.selectFrom("subscribers").select("state").execute()).toEqual([{ state: "confirmed" }]);
  });

  it("ends a subscription when a second one comes back, or is refused for good", async () => {
    const [returned, refused] = await addReaders(readerRow("nl"), readerRow("nl"));
    reply = ({ recipient }) =>
      recipient === refused?.email ? { code: "EENVELOPE", responseCode: 550, response: UNKNOWN } : null;
    const states = async () => {
      const rows = await db.selectFrom("subscribers").select(["id", "state"]).execute();
      return [returned, refused].map((reader) => rows.find(({ id }) => id === reader?.id)?.state);
    };
    for (const expected of ["confirmed", "unsubscribed"]) {
      const id = await write();
      await begin(id);
      await untilSent(id);
      const mails = await db.selectFrom("letter_mails").selectAll().where("letter_id", "=", id).execute();
      const mail = mails.find(({ subscriber_id }) => subscriber_id === returned?.id)?.mail_id ?? "";
      // Reported twice, as mail servers do.
      for (const at of [time, time]) await db.transaction().execute((tx) => returnLetter(tx, mail, UNKNOWN, at));
      expect(await states()).toEqual([expected, expected]);
      expect((await page(id))?.progress).toEqual({ left: 0, waiting: 0, sent: 0, failed: 0, returned: 2 });
      time = new Date(time.getTime() + DAY);
    }
  });
});

describeOnPostgres("the reader of a letter", (open) => {
  beforeEach(() => setUp(open));

  it("is locked before the mail, as by unsubscribing", async () => {
    await addReaders(readerRow("nl"));
    await begin(await write());
    await start().letters.attemptDue();
    const mail = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    const free = () => db.selectFrom("subscribers").select("id").forUpdate().skipLocked().execute();
    expect(await free()).toHaveLength(1);
    await db.transaction().execute(async (tx) => {
      await followLetter.hold(tx, mail);
      expect(await free()).toEqual([]);
    });
  });
});

describe("5,000 readers and a mail server that fails now and then", () => {
  beforeEach(() => setUp(openFresh));

  it("get it once each", async () => {
    const readers = await addReaders(...Array.from({ length: 5_000 }, (_, nth) => readerRow(nth % 5 ? "nl" : "en")));
    const tries = new Map<string, number>();
    let attempts = 0;
    reply = ({ recipient }) => {
      attempts += 1;
      const tried = (tries.get(recipient) ?? 0) + 1;
      tries.set(recipient, tried);
      if (attempts % 400 === 0) return { code: "ECONNECTION" };
      return tried === 1 && attempts % 7 === 0
        ? { code: "EENVELOPE", responseCode: 451, response: "451 4.7.1 Later" }
        : null;
    };
    const id = await write();
    await begin(id);
    // Rendering each takes longer than all the rest.
    const renderPlain: typeof renderQueued = async ({ id, message_id: messageId, recipient, created_at }) => {
      const mail = {
        id,
        messageId,
        recipient,
        replyTo: null,
        date: new Date(created_at),
        subject: "",
        html: "",
        text: "",
      };
      return { mail: { ...mail, headers: {}, attachments: [], calendar: null }, uselessFrom: null };
    };
    for (let round = 0; sent.length < readers.length && round < 400; ) {
      const process = start(renderPlain);
      for (const end = round + 40; round < end; round += 1) await pass(10_000, process);
    }
    await untilSent(id);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
    expect(attempts).toBeGreaterThan(5_500);
  }, 60_000);
});

describe("what is typed", () => {
  const { problems, errors: words } = deskWords.nl.letters;

  beforeEach(() => setUp(openFresh));

  it.each([
    [{ subject_nl: "" }, { subject_nl: words.missing }],
    [{ body_en: " \n" }, { body_en: words.missing }],
    [{ subject_nl: "x".repeat(151) }, { subject_nl: words.long }],
    [{ body_nl: "a\u0000b" }, { body_nl: words.characters }],
    [{ subject_nl: "", body_nl: "", subject_en: "", body_en: "" }, { subject_nl: words.empty }],
  ])("is refused at its field: %o", async (typed, errors) => {
    const fields = { do: "save", id: newId(), version: "0", ...TEXTS, ...typed };
    expect(await act(NEW_LETTER, fields)).toEqual({
      answer: { problem: problems.invalid, fields, errors },
      status: 422,
    });
    expect(await db.selectFrom("letters").select("id").execute()).toEqual([]);
  });

  it("may be in one language: readers of the other get nothing", async () => {
    const [nl] = await addReaders(readerRow("nl"), readerRow("en"));
    const id = await write({ subject_en: "", body_en: "" });
    await begin(id);
    await untilSent(id);
    expect(sent.map(({ recipient }) => recipient)).toEqual([nl?.email]);
  });

  it("is stored once, and not over what a colleague saved", async () => {
    const id = newId();
    const fields = { do: "save", id, version: "0", ...TEXTS };
    await Promise.all([act(NEW_LETTER, fields), act(NEW_LETTER, fields)]);
    expect(await db.selectFrom("letters").select(["id", "version"]).execute()).toEqual([{ id, version: 1 }]);
    await act(id, { ...fields, version: "1", subject_nl: "Van Anna" });
    const late = { ...fields, version: "1", subject_nl: "Van Bert" };
    expect(await act(id, late)).toMatchObject({
      answer: { problem: problems.conflict, fields: late },
      status: 409,
    });
    // The letter that was read is the one that is sent.
    expect(await begin(id)).toMatchObject({ to: expect.stringContaining("gone") });
    expect((await page(id))?.state).toBe("draft");
  });

  it("can begin with an article, in both languages", async () => {
    const acted = await act(NEW_LETTER, { do: "article", article: "4", subject_nl: "Oud" });
    if (!("answer" in acted)) throw new Error("It was stored");
    expect(acted.answer.fields.subject_nl).not.toBe("Oud");
    expect(acted.answer.fields.body_nl).toContain("https://weef.example/blog/4");
    expect(acted.answer.fields.body_en).toContain("https://weef.example/en/blog/4");
  });

  it("is tested by a mail to oneself alone", async () => {
    await addReaders(readerRow("nl"));
    const process = start();
    const id = newId();
    await handleLetterForm({ db, env, ...process }, NEW_LETTER, { do: "test", id, version: "0", ...TEXTS }, by());
    time = new Date(time.getTime() + 5_000);
    while ((await process.outbox.sendDue()) > 0);
    await expect
      .poll(() => sent.map(({ recipient, subject }) => [recipient, subject]).toSorted())
      .toEqual([
        [anna.email, "Before winter"],
        [anna.email, "Voor de winter"],
      ]);
    expect((await page(id))?.state).toBe("draft");
  });
});
