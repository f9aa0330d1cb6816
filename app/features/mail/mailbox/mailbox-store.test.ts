import { beforeEach, expect, it } from "vitest";
import { findLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import type { MailboxFolderRow, MailboxStrangerRow } from "~/lib/db/tables/mailbox-tables";
import { newId } from "~/lib/new-id.server";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { storeOffer } from "../../../../tests/support/leads";
import { malformedMails } from "../../../../tests/support/malformed-mails";
import {
  deleteOldUnknownSenders,
  dismissUnknownSender,
  findFolder,
  insertUnknownSender,
  listUnknownSenders,
  lockMailbox,
  lockUnknownSender,
  readConnection,
  readOlderFrom,
  recordTrouble,
  releaseMailbox,
  saveFolder,
} from "./mailbox-store.server";
import { receiveMessage } from "./receive-message.server";

const NOW = new Date("2026-11-28T09:00:00.000Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
/** RFC 3501, section 2.3.1.1. */
const LAST_UID = 4_294_967_295;
const days = (count: number) => later(count * 24 * 3_600);

function strangerRow(changes: Partial<MailboxStrangerRow> = {}): MailboxStrangerRow {
  return {
    id: newId(),
    message_key: newId(),
    uid_validity: "1",
    uid: 1,
    kind: "person",
    state: "open",
    sender: "piet@ander.example",
    sender_name: "Piet",
    subject: "Vraag",
    sent_at: NOW.toISOString(),
    found_at: NOW.toISOString(),
    likely_person_id: null,
    ...changes,
  };
}

describeOnEachDatabase("what is stored of the mailbox", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const insert = (row: MailboxStrangerRow, at = db) => at.transaction().execute((tx) => insertUnknownSender(tx, row));
  const tray = async (limit = 10) => (await listUnknownSenders(db, limit)).map(({ subject }) => subject);

  it("has one reader at a time: the next takes over once the lease has ended or was given back", async () => {
    const hold = (owner: string, now: Date, at = db) => lockMailbox(at, { owner, now, duration: 45_000 });
    const other = openAgain(db);
    const held = await Promise.all([hold("one", NOW), hold("two", NOW, other)]);
    expect(held.toSorted()).toEqual([false, true]);
    const [winner, loser] = held[0] ? (["one", "two"] as const) : (["two", "one"] as const);
    expect(await hold(loser, later(44))).toBe(false);
    expect(await hold(winner, later(44))).toBe(true);
    expect(await hold(loser, later(88))).toBe(false);
    expect(await hold(loser, later(89))).toBe(true);
    await releaseMailbox(db, winner);
    expect(await hold(winner, later(90))).toBe(false);
    await releaseMailbox(db, loser);
    expect(await hold(winner, later(90))).toBe(true);
  });

  it("says a trouble once, and since when", async () => {
    expect(await recordTrouble(db, "silent", NOW)).toBe(true);
    expect(await recordTrouble(db, "silent", later(60))).toBe(false);
    expect(await readConnection(db)).toMatchObject({ trouble: "silent", trouble_since: NOW.toISOString() });
    expect(await recordTrouble(db, "password", later(60))).toBe(true);
    expect(await recordTrouble(db, null, later(120))).toBe(true);
    expect(await recordTrouble(db, null, later(120))).toBe(false);
    expect(await readConnection(db)).toMatchObject({ trouble: null, trouble_since: null });
  });

  it("is one row of a folder, from where older mail is asked for", async () => {
    const at = NOW.toISOString();
    const row: MailboxFolderRow = {
      role: "inbox",
      account: "key",
      path: "INBOX",
      uid_validity: "1795000000",
      last_uid: LAST_UID,
      since: at,
      older_from: null,
      older_uid: 7,
      seen_at: at,
    };
    await saveFolder(db, { ...row, last_uid: 1 });
    await saveFolder(db, row);
    expect(await findFolder(db, "inbox")).toEqual(row);
    await db.transaction().execute((tx) => readOlderFrom(tx, days(-30)));
    expect(await findFolder(db, "inbox")).toEqual({ ...row, older_from: days(-30).toISOString(), older_uid: null });
  });

  it("lists unknown senders once, the latest first, for a week", async () => {
    const old = strangerRow({ subject: "Eerst", found_at: days(-7).toISOString() });
    const late = strangerRow({ subject: "Laatst", uid: LAST_UID, found_at: later(1).toISOString() });
    for (const row of [old, strangerRow({ subject: "Daarna" }), late]) expect(await insert(row)).toBe(true);
    expect(await insert({ ...old, id: newId() })).toBe(false);
    expect([await tray(), await tray(2)]).toEqual([
      ["Laatst", "Daarna", "Eerst"],
      ["Laatst", "Daarna"],
    ]);
    expect((await listUnknownSenders(db, 1))[0]?.uid).toBe(LAST_UID);
    expect(await deleteOldUnknownSenders(db, NOW)).toBe(0);
    expect(await deleteOldUnknownSenders(db, later(1))).toBe(1);
    expect(await tray()).toEqual(["Laatst", "Daarna"]);
  });

  it("knows where a mail is after its folder was numbered anew, and tells of it once", async () => {
    const row = strangerRow({ uid: 7 });
    expect(await insert(row)).toBe(true);
    const again = strangerRow({ ...row, id: newId(), uid_validity: "2", uid: 3, found_at: later(60).toISOString() });
    expect(await insert(again)).toBe(false);
    expect(await listUnknownSenders(db, 10)).toEqual([{ ...row, uid_validity: "2", uid: 3 }]);
  });

  it("keeps a dismissed mail away, also when two dismiss it at once", async () => {
    const row = strangerRow();
    await insert(row);
    const dismiss = (at: Db) =>
      at.transaction().execute(async (tx) => {
        if (!(await lockUnknownSender(tx, row.id))) return false;
        await dismissUnknownSender(tx, row.id);
        return true;
      });
    expect((await Promise.all([dismiss(db), dismiss(openAgain(db))])).toSorted()).toEqual([false, true]);
    expect(await insert({ ...row, id: newId() })).toBe(false);
    expect(await tray()).toEqual([]);
  });
});

describeOnEachDatabase("a mail that is taken", (openFresh) => {
  let db: Db;
  let person: string;
  beforeEach(async () => {
    db = await openFresh();
    const lead = await storeOffer(db, { email: "jan@klant.example", created_at: "2026-11-27T09:00:00.000Z" });
    person = (await findLead(db, { id: lead }))?.person_id ?? "";
  });

  async function take(source: Buffer, at = db): Promise<void> {
    const ourAddresses = async () => new Map([["hallo@weef.example", null]]);
    await receiveMessage(
      { db: at, live: { publish: async () => {} }, ourAddresses, now: () => NOW },
      foundMail(source, { receivedAt: NOW }),
    );
  }
  const thread = () => db.selectFrom("thread_messages").selectAll().where("person_id", "=", person).execute();

  it("is stored and told of once by two processes that read at the same time", async () => {
    const source = Buffer.from(
      "From: jan@klant.example\r\nMessage-ID: <een@klant.example>\r\nSubject: Ja\r\n\r\nGraag!",
    );
    const other = openAgain(db);
    await Promise.all([take(source), take(source, other), take(source), take(source, other)]);
    expect(await thread()).toMatchObject([{ subject: "Ja", text: "Graag!" }]);
  });

  it("is stored once however malformed it is, and none of them is lost", async () => {
    const stored = async () => (await thread()).length + (await listUnknownSenders(db, 100)).length;
    for (const { source } of malformedMails) {
      const before = await stored();
      await take(source);
      const after = await stored();
      await take(source);
      expect(await stored()).toBe(after);
      expect(after - before).toBeLessThanOrEqual(1);
    }
    expect(await stored()).toBeGreaterThanOrEqual(50);
  }, 30_000);

  it("has its attachments byte by byte", async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const source = [
      "From: jan@klant.example",
      "Message-ID: <bijlage@klant.example>",
      "Content-Type: multipart/mixed; boundary=b",
      "",
      "--b",
      "",
      "Zie de bijlage",
      "--b",
      'Content-Disposition: attachment; filename="alles.bin"',
      "Content-Transfer-Encoding: base64",
      "",
      bytes.toString("base64"),
      "--b--",
    ];
    await take(Buffer.from(source.join("\r\n")));
    const [file] = await db.selectFrom("thread_attachments").selectAll().execute();
    expect(file).toMatchObject({ name: "alles.bin", size: 256 });
    expect(Buffer.from(file?.content ?? "", "base64")).toEqual(bytes);
  });
});
