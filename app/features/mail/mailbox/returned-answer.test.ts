import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it, vi } from "vitest";
import { answerAsPerson } from "~/features/chat/attend.server";
import { changeStatus } from "~/features/leads/change-lead.server";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { recordContact } from "~/features/leads/lead-page/record-contact.server";
import { findLead } from "~/features/leads/lead-store.server";
import { undoBatch } from "~/features/leads/list/undo-batch.server";
import { promisedLeads } from "~/features/leads/today/leads-today-store.server";
import { duePromises } from "~/features/notifications/reminders/reminder-store.server";
import { followMail } from "~/features/quotes/quoted-lead.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { bounceReport } from "../../../../tests/support/bounce-report";
import { chatServices } from "../../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { anna, storeContact, storeOffer } from "../../../../tests/support/leads";
import { storeBroughtQuote } from "../../../../tests/support/quotes";
import "../../../../tests/support/mails-loaded";
import { Outbox } from "../outbox/outbox.server";
import { readWriting } from "../thread/read-writing.server";
import { followMessage, SECOND_THOUGHTS, writeMessage } from "../thread/send-message.server";
import { receiveMessage } from "./receive-message.server";

const JAN = "jan@klant.example";
const ASKED = "2026-11-28T08:00:00.000Z";
const ANSWERED = "2026-11-28T08:30:00.000Z";
const NOW = new Date("2026-11-28T09:00:00.000Z");
const LATER = "2026-11-28T08:45:00.000Z";
const by = { user: anna, now: new Date(LATER) };

describeOnEachDatabase("an answer that comes back", (openFresh) => {
  let db: Db;
  let lead: string;
  const publish = vi.fn(async () => {});
  beforeEach(async () => {
    publish.mockClear();
    db = await openFresh();
    lead = await storeOffer(db, { name: "Jan Jansen", email: JAN, created_at: ASKED });
  });

  async function take(source: string, role: "inbox" | "sent"): Promise<void> {
    const services = {
      db,
      live: { publish },
      ourAddresses: async () => new Map([["hallo@weef.example", null]]),
      now: () => NOW,
    };
    await receiveMessage(services, foundMail(source, { role, receivedAt: NOW }));
  }
  const answer = (id = "<antwoord@weef.example>", { to = JAN, at = ANSWERED } = {}) => {
    const head = ["From: hallo@weef.example", `To: ${to}`, `Subject: ${id}`, `Message-ID: ${id}`];
    return take([...head, `Date: ${new Date(at).toUTCString()}`, "", "Dag"].join("\r\n"), "sent");
  };
  const bounce = (about = "<antwoord@weef.example>", failed = [JAN]) => take(bounceReport({ about, failed }), "inbox");
  const ours = async (id = lead) => (await findLead(db, { id })) ?? expect.fail("There is no such lead");
  const waits = { status: "new", first_answered_at: null };

  it("is none: its lead waits as it did, in the list of today and for whoever is reminded", async () => {
    await answer();
    expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: ANSWERED });
    expect(await promisedLeads(db, { assignee: null, limit: 9 })).toEqual([]);
    publish.mockClear();
    await bounce();
    const { promised_at } = await ours();
    expect(await ours()).toMatchObject({ ...waits, created_at: ASKED, version: 3 });
    expect(await promisedLeads(db, { assignee: null, limit: 9 })).toMatchObject([{ id: lead, promised_at }]);
    expect(await duePromises(db, ASKED, NOW)).toMatchObject([{ id: lead }]);
    expect(publish).toHaveBeenCalledExactlyOnceWith({ kind: "lead-changed", lead });
    await answer("<nog-eens@weef.example>", { at: LATER });
    expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: LATER });
  });

  it("says so in the timeline and above the next mail, as long as the address is the same", async () => {
    const env = { SITE_URL: "https://weef.example", SESSION_SECRET: "s".repeat(32) };
    const above = async () => (await readWriting(db, lead, { user: anna, language: "nl", env, now: NOW }))?.returned;
    const told = async () => {
      const place = { path: "/admin/leads/1", filter: "all", cursor: null } as const;
      const days = (await readLead(db, lead, { language: "nl", now: NOW }, place))?.timeline.days ?? [];
      return days.flatMap(({ items }) => items).find(({ kind }) => kind === "sent")?.state?.text;
    };
    await answer("<een@weef.example>", { to: `${JAN}, piet@klant.example` });
    await bounce("<een@weef.example>", ["piet@klant.example"]);
    expect([await told(), await above()]).toEqual(["Kwam terug van piet@klant.example", null]);
    await bounce("<een@weef.example>");
    expect(await told()).toBe("Kwam terug: telt niet als antwoord");
    expect(await above()).toMatch(/^Je laatste mail naar jan@klant\.example kwam terug\. .* Zet het goede bij/);
    await db.updateTable("leads").set({ email: "jan@klant-bv.example" }).execute();
    expect(await above()).toBeNull();
  });

  it("is none for all that the person asked", async () => {
    const other = await storeOffer(db, { name: "Jan Jansen", email: JAN, created_at: ASKED });
    await answer();
    await bounce();
    expect([await ours(), await ours(other)]).toMatchObject([waits, waits]);
  });

  it("leaves the lead answered by what was done since, from then on", async () => {
    await answer();
    const { batch } = await recordContact({ db, live: { publish } }, lead, "phone", by);
    await undoBatch({ db, live: { publish } }, batch ?? "", by);
    await recordContact({ db, live: { publish } }, lead, "phone", by);
    await bounce();
    expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: LATER });
  });

  it("does not leave it answered by a call that was taken back", async () => {
    await answer();
    const { batch } = await recordContact({ db, live: { publish } }, lead, "phone", by);
    await undoBatch({ db, live: { publish } }, batch ?? "", by);
    await bounce();
    expect(await ours()).toMatchObject(waits);
  });

  it("leaves it answered by another mail, until that comes back too", async () => {
    await answer();
    await answer("<tweede@weef.example>", { at: LATER });
    await bounce();
    expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: LATER });
    await bounce("<tweede@weef.example>");
    expect(await ours()).toMatchObject(waits);
  });

  it("leaves it answered by a quote, in the chat, and by a status that somebody gave it", async () => {
    const chat = uuidv7();
    const inChat = await storeContact(db, { id: chat, at: ASKED, contact_email: JAN });
    const quoted = await storeOffer(db, { name: "Jan Jansen", email: JAN, created_at: ASKED });
    await answer();
    await storeBroughtQuote(db, LATER, { lead_id: quoted });
    await answerAsPerson(chatServices(db), chat, { id: uuidv7(), text: "Dag!" }, new Date(LATER));
    await changeStatus({ db, live: { publish } }, lead, { status: "agreed", version: "2" }, by);
    await bounce();
    expect(await ours(inChat)).toMatchObject({ status: "contacted", first_answered_at: LATER });
    expect(await ours(quoted)).toMatchObject({ first_answered_at: LATER });
    expect(await ours()).toMatchObject({ status: "agreed", first_answered_at: ANSWERED });
  });

  it("is one as long as somebody else got it", async () => {
    await answer("<samen@weef.example>", { to: `${JAN}, piet@klant.example` });
    await bounce("<samen@weef.example>", ["piet@klant.example"]);
    expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: ANSWERED });
    await bounce("<samen@weef.example>");
    expect(await ours()).toMatchObject(waits);
  });

  it.each([
    [["hallo@weef.example"], "contacted"],
    [["bert@elders.example"], "contacted"],
    [[""], "new"],
  ])("is one as long as the person got it, whoever in copy did not (%j)", async (failed, status) => {
    await answer("<kopie@weef.example>", { to: `${JAN}, hallo@weef.example, bert@elders.example` });
    await bounce("<kopie@weef.example>", failed);
    expect(await ours()).toMatchObject({ status });
  });

  it("is none for whom it did not reach, whoever else with a request of their own got it", async () => {
    const piet = await storeOffer(db, { name: "Piet Pot", email: "piet@pot.example", created_at: ASKED });
    await answer("<samen@weef.example>", { to: `${JAN}, piet@pot.example` });
    await bounce("<samen@weef.example>");
    expect(await ours()).toMatchObject(waits);
    expect(await ours(piet)).toMatchObject({ status: "contacted", first_answered_at: ANSWERED });
  });

  it("is none either where it brought a quote, which can be sent again", async () => {
    await storeBroughtQuote(db, LATER, { lead_id: lead });
    await db.updateTable("leads").set({ status: "quoted", first_answered_at: LATER }).execute();
    const { id, message_id } = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    await bounce(message_id);
    expect(await ours()).toMatchObject({ ...waits, version: 2 });
    const again = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto("outbox")
      .values({ ...again, id: newId(), message_id: "<weer@weef.example>", last_error: null })
      .execute();
    const sent = await db.selectFrom("outbox").selectAll().where("id", "!=", id).executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((tx) => followMail({ publish }).follow?.(tx, sent, NOW) ?? Promise.resolve(undefined));
    expect(await ours()).toMatchObject({ status: "quoted", first_answered_at: NOW.toISOString() });
  });

  it.each(["after", "before"])(
    "is none where the desk wrote it, also if it is back %s it counts as sent",
    async (when) => {
      let time = new Date(ANSWERED);
      const transport = {
        domain: "weef.example",
        close: () => {},
        send: async ({ messageId }: { messageId: string }) => {
          if (when === "before") await bounce(messageId);
        },
      };
      const follows = { "personal-mail": followMessage({ publish }) };
      const outbox = new Outbox({ db, transport, log: createLog("silent"), follows, now: () => time });
      const env = { SITE_URL: "https://weef.example", SESSION_SECRET: "s".repeat(32) };
      const fields = { id: newId(), to: JAN, seen: "", subject: "Je aanvraag", text: "Dag" };
      await writeMessage({ db, outbox, live: { publish }, env }, lead, fields, { user: anna, now: time });
      time = new Date(time.getTime() + SECOND_THOUGHTS + 1);
      await outbox.sendDue();
      if (when === "after") {
        expect(await ours()).toMatchObject({ status: "contacted", first_answered_at: time.toISOString() });
        const { message_id } = await db.selectFrom("outbox").select("message_id").executeTakeFirstOrThrow();
        await bounce(message_id);
      }
      expect(await ours()).toMatchObject(waits);
    },
  );
});
