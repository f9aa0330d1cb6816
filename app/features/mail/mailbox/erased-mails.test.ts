import { beforeEach, expect, it } from "vitest";
import { findLead } from "~/features/leads/lead-store.server";
import { erasePerson, printOf } from "~/features/privacy/erase/erase-person.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import { deleteOutdated } from "~/features/privacy/retention/delete-outdated.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices } from "../../../../tests/support/known-person";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { enqueue, notice } from "../../../../tests/support/mails";
import { listUnknownSenders } from "./mailbox-store.server";
import type { MailboxMessage } from "./mailbox-worker.server";
import { receiveMessage } from "./receive-message.server";

const NOW = new Date("2026-11-28T09:00:00.000Z");
const JAN = "jan@klant.example";
const PIET = "piet@ander.example";
const OURS = "hallo@weef.example";

function written(
  from: string,
  subject: string,
  { to = OURS, head = ["Message-ID: <een@klant.example>"] } = {},
): Buffer {
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, "Date: Sat, 28 Nov 2026 08:59:00 +0000", ...head];
  return Buffer.from([...lines, "", "Graag!"].join("\r\n"));
}

describeOnEachDatabase("a mail of a person who was erased", (openFresh) => {
  let db: Db;
  let services: ReturnType<typeof filingServices>;
  let requestId: string;
  beforeEach(async () => {
    db = await openFresh();
    services = filingServices(db, freshFolder(), NOW);
    const lead = await storeOffer(db, { email: JAN, created_at: "2026-11-27T09:00:00.000Z" });
    requestId = (await findLead(db, { id: lead }))?.subject_id ?? "";
  });

  const take = (source: Buffer, place: Partial<MailboxMessage> = {}) =>
    receiveMessage(
      {
        db,
        live: services.live,
        ourAddresses: async () => new Map([OURS, anna.email].map((address) => [address, null])),
        now: () => NOW,
      },
      foundMail(source, { receivedAt: NOW, ...place }),
    );
  async function erase(email: string): Promise<void> {
    const { trace } = await tracePerson(db, { email }, services.ownerEmail);
    const done = await erasePerson(services, { email }, { seen: printOf(trace) }, { user: anna, now: NOW });
    expect(done.outcome).toBe("erased");
  }
  const tray = async () => (await listUnknownSenders(db, 10)).map(({ subject }) => subject);
  const thread = () => db.selectFrom("thread_messages").select("subject").execute();
  const noticeOf = async () => {
    await services.outbox.stop();
    const id = await enqueue(db, services.outbox, { ...notice, recipient: OURS, replyTo: JAN, requestId });
    const mail = db.selectFrom("outbox").select("message_id").where("id", "=", id);
    const { message_id } = await mail.executeTakeFirstOrThrow();
    return written(OURS, "Nieuwe aanvraag", { head: [`Reply-To: ${JAN}`, `Message-ID: ${message_id}`] });
  };

  it("does not come back when the folder is numbered anew, whatever it was", async () => {
    const mails = [
      written(JAN, "Mijn site"),
      written(JAN, "Met hetzelfde Message-ID"),
      written(JAN, "Zonder Message-ID", { head: [] }),
      written(JAN, "=?utf-8?B?Q2Fmww==?= =?utf-8?B?qQ==?=", { head: ["Message-ID: <twee@klant.example>"] }),
      written(anna.email, "Ons antwoord", { to: JAN, head: [`Cc: ${OURS}`, "Message-ID: <drie@weef.example>"] }),
      await noticeOf(),
    ];
    for (const mail of mails) await take(mail);
    expect([(await thread()).length, await tray()]).toEqual([5, []]);
    await erase(JAN);
    for (const mail of mails) await take(mail, { uidValidity: "2" });
    expect([await thread(), await tray()]).toEqual([[], []]);
    const kept = await db.selectFrom("erased_mails").selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/jan|klant|site|antwoord/i);
  });

  it("does not come back to the tray", async () => {
    await take(written(PIET, "Vraag"));
    expect(await tray()).toEqual(["Vraag"]);
    await erase(PIET);
    await take(written(PIET, "Vraag"), { uidValidity: "2" });
    expect(await tray()).toEqual([]);
  });

  it("does not come back with the person, also when older mail is asked for", async () => {
    await take(written(JAN, "Mijn site"));
    await erase(JAN);
    await storeOffer(db, { email: JAN });
    await take(written(JAN, "Mijn site"), { isOld: true });
    expect(await thread()).toEqual([]);
  });

  it("holds up neither what they write next, nor others with its Message-ID", async () => {
    await take(written(JAN, "Mijn site"));
    await erase(JAN);
    await take(written(JAN, "Toch een site", { head: ["Message-ID: <twee@klant.example>"] }));
    await take(written(PIET, "Mijn site"));
    expect((await tray()).toSorted()).toEqual(["Mijn site", "Toch een site"]);
  });

  it("does not come back after the longest time without contact, and is forgotten two years later", async () => {
    await take(written(JAN, "Mijn site"));
    await deleteOutdated(db, new Date("2028-12-01T09:00:00.000Z"));
    await take(written(JAN, "Mijn site"), { uidValidity: "2" });
    expect([await thread(), await tray()]).toEqual([[], []]);
    await deleteOutdated(db, new Date("2030-12-02T09:00:00.000Z"));
    expect(await db.selectFrom("erased_mails").selectAll().execute()).toEqual([]);
  });
});
