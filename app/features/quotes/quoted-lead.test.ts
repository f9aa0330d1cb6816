import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeStatus } from "~/features/leads/change-lead.server";
import { findLead } from "~/features/leads/lead-store.server";
import { readContext } from "~/features/leads/list/lead-list.server";
import { presentLead } from "~/features/leads/list/present-lead.server";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { openFresh } from "../../../tests/support/databases";
import { storeConfiguration } from "../../../tests/support/leads";
import { agreementTo, quoteRow } from "../../../tests/support/quotes";
import { mailingServices } from "../../../tests/support/services";
import { agreeToQuote, declineQuote } from "./customer/answer-quote.server";
import { resendQuote, sendQuote } from "./editor/send-quote.server";
import { withdrawQuote } from "./editor/withdraw-quote.server";
import { findQuote, insertQuote } from "./quote-store.server";
// Otherwise the first test that sends one waits for it to load.
import "./document/write-quote-document.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const DAY = 24 * 3_600_000;
const BY = { user: { id: "1", email: "owner@weef.example" }, now: NOW };

describe("a quote that was sent", () => {
  let db: Db;
  let time: Date;
  let sent: OutgoingMail[];
  let services: ReturnType<typeof mailingServices>;
  beforeEach(async () => {
    db = await openFresh();
    time = NOW;
    services = mailingServices(db, () => time);
    sent = services.sent;
  });

  const stored = async (id: string): Promise<QuoteRow> => {
    const row = await findQuote(db, { id });
    if (!row) throw new Error("No such quote");
    return row;
  };
  const open = async (changes: Partial<QuoteRow> = {}) => {
    const row = quoteRow(changes);
    await insertQuote(db, row);
    expect(await sendQuote(services, row, BY)).toEqual({ outcome: "sent" });
    return stored(row.id);
  };

  it("is not sent again if it was withdrawn a moment before", async () => {
    const row = await open();
    // A colleague withdraws the quote after it was read, before its mail is enqueued.
    const begin = db.transaction.bind(db);
    vi.spyOn(db, "transaction").mockImplementationOnce(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      transaction.execute = async (work) => {
        expect(await withdrawQuote(services, row.id, BY)).toBe(true);
        return await execute(work);
      };
      return transaction;
    });
    expect(await resendQuote(services, row.id, BY)).toBe("closed");
    expect(sent).toHaveLength(1);
  });

  it("leaves a lead won when another quote is sent or declined, and open as long as one may be agreed to", async () => {
    const lead_id = await storeConfiguration(db);
    const lead = async () => {
      const { status, decline_reason } = (await findLead(db, { id: lead_id })) ?? {};
      return [status, decline_reason];
    };
    const [first, second, third] = [await open({ lead_id }), await open({ lead_id }), await open({ lead_id })];
    await declineQuote(services, first, { reason: "price" }, NOW);
    expect(await lead()).toEqual(["quoted", null]);
    const expired = new Date(NOW.getTime() + 40 * DAY);
    await db.updateTable("quotes").set({ valid_until: "2027-12-31" }).where("id", "=", second.id).execute();
    await declineQuote(services, await stored(second.id), { reason: "other-agency" }, expired);
    expect(await lead()).toEqual(["declined", "Ander bureau"]);
    const fourth = await open({ lead_id });
    expect(await lead()).toEqual(["quoted", null]);
    await agreeToQuote(services, fourth, agreementTo(fourth), NOW);
    const extra = await open({ lead_id });
    expect(await lead()).toEqual(["agreed", null]);
    await declineQuote(services, extra, { reason: "not-now" }, NOW);
    await declineQuote(services, third, { reason: "not-now" }, NOW);
    expect(await lead()).toEqual(["agreed", null]);
  });

  describe("while the mail server is away", () => {
    let leadId: string;
    let quote: QuoteRow;
    beforeEach(async () => {
      leadId = await storeConfiguration(db, { created_at: NOW.toISOString() });
      quote = quoteRow({ lead_id: leadId });
      await insertQuote(db, quote);
      services.mailServer.trouble = "connect ECONNREFUSED 127.0.0.1:4799";
      expect(await sendQuote(services, quote, BY)).toEqual({ outcome: "delayed" });
    });
    const lead = async () => {
      const row = await findLead(db, { id: leadId });
      if (!row) throw new Error("No such lead");
      return row;
    };
    const told = async () => {
      const reader = { language: "nl", now: time } as const;
      const row = await lead();
      return presentLead(row, await readContext(db, [row], reader), reader);
    };
    const mailServerBack = async () => {
      services.mailServer.trouble = null;
      time = new Date(time.getTime() + 60_000);
      for (; sent.length === 0; ) await services.outbox.sendDue();
    };

    it("is not an answer yet, and its lead says why", async () => {
      expect(await lead()).toMatchObject({ status: "new", first_answered_at: null });
      const { clock, mails } = await told();
      expect(clock?.state).toBe("left");
      expect(mails).toMatchObject([
        { kind: "quote", state: "queued", reason: { text: "De mailserver is niet bereikbaar." } },
      ]);
    });

    it("is the answer as soon as the mail server takes its mail", async () => {
      await mailServerBack();
      expect(await lead()).toMatchObject({ status: "quoted", first_answered_at: time.toISOString() });
      const { clock, mails } = await told();
      expect([clock?.text, mails]).toEqual(["Beantwoord na 1 min", []]);
    });

    it("updates its lead at open desks from then on", async () => {
      const told: unknown[] = [];
      vi.spyOn(services.live, "publish").mockImplementation(async (event) => {
        told.push([event, (await lead()).status]);
      });
      await mailServerBack();
      await expect.poll(() => told).toEqual([[{ kind: "lead-changed", lead: leadId }, "quoted"]]);
    });

    it("does not make an answer of a status that is taken back", async () => {
      const set = async (status: string) => {
        const { version } = await lead();
        return changeStatus(services, leadId, { status, version: String(version) }, { ...BY, now: time });
      };
      await set("contacted");
      expect(await lead()).toMatchObject({ first_answered_at: NOW.toISOString() });
      await set("new");
      expect(await lead()).toMatchObject({ status: "new", first_answered_at: null });
    });

    it("can be agreed to by somebody who has its link already, which makes the lead answered", async () => {
      const row = await stored(quote.id);
      expect(await agreeToQuote(services, row, agreementTo(row), NOW)).toEqual({ outcome: "agreed" });
      await mailServerBack();
      expect(await lead()).toMatchObject({ status: "agreed", first_answered_at: NOW.toISOString() });
    });
  });

  it("changes nothing in its lead when it is sent once more", async () => {
    const lead_id = await storeConfiguration(db);
    const row = await open({ lead_id });
    await changeStatus(services, lead_id, { status: "declined", reason: "Te duur", version: "2" }, BY);
    expect(await resendQuote(services, row.id, BY)).toBe("resent");
    expect(await findLead(db, { id: lead_id })).toMatchObject({ status: "declined", version: 3 });
  });
});
