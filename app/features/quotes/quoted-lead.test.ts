import { beforeEach, expect, it, vi } from "vitest";
import { recordRequest } from "~/features/leads/record-lead.server";
import { findLead } from "~/features/leads/store.server";
import type { OutgoingMail } from "~/features/mail/compose.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/quote-tables";
import { configuratorRequestRow } from "../../../tests/support/configurator-requests";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { quoteRow } from "../../../tests/support/quotes";
import { mailingServices } from "../../../tests/support/services";
import { agreeToQuote, declineQuote } from "./answer-quote.server";
import { resendQuote, sendQuote } from "./send-quote.server";
import { findQuote, insertQuote } from "./store.server";
import { withdrawQuote } from "./withdraw-quote.server";
// Else the first test that sends one waits for it to be loaded.
import "./write-quote-document.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const DAY = 24 * 3_600_000;
const BY = { user: { id: "1", email: "owner@weef.example" }, now: NOW };

describeOnEachDatabase("a quote that was sent", (openFresh) => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: ReturnType<typeof mailingServices>;
  beforeEach(async () => {
    db = await openFresh();
    services = mailingServices(db, () => NOW);
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
  const agreement = ({ document_hash: document }: QuoteRow) => ({ terms: "on", name: "Rob Smit", document });

  it("is not sent again where it was withdrawn a moment before", async () => {
    const row = await open();
    // Between what is read of it and the mail, somebody else takes it back.
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
    const request = configuratorRequestRow();
    const lead_id = await db.transaction().execute(async (tx) => {
      await tx.insertInto("configurator_requests").values(request).execute();
      return recordRequest(tx, "configurator-request", request);
    });
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
    await agreeToQuote(services, fourth, agreement(fourth), NOW);
    const extra = await open({ lead_id });
    expect(await lead()).toEqual(["agreed", null]);
    await declineQuote(services, extra, { reason: "not-now" }, NOW);
    await declineQuote(services, third, { reason: "not-now" }, NOW);
    expect(await lead()).toEqual(["agreed", null]);
  });
});
