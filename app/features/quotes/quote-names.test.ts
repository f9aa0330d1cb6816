import { beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../tests/support/databases";
import { pdfText } from "../../../tests/support/pdf-text";
import { agreementTo, quoteRow } from "../../../tests/support/quotes";
import { mailingServices } from "../../../tests/support/services";
import { agreeToQuote, findByToken } from "./customer/answer-quote.server";
import { sendQuote } from "./editor/send-quote.server";
import type { QuoteServices } from "./mails.server";
import { findDocument, findQuote, insertQuote } from "./quote-store.server";
import { showQuote } from "./show-quote.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const EMAIL = "smit@bakkerij.example";

describe("a quote", () => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: QuoteServices;
  beforeEach(async () => {
    db = await openFresh();
    const mailing = mailingServices(db, () => NOW);
    sent = mailing.sent;
    services = mailing;
  });

  it.each([
    ["Nguyễn Văn Ánh", "Nguyễn Văn Ánh"],
    ["李明", EMAIL],
  ])("is sent to %s and signed as typed, with %s in its documents", async (name, shown) => {
    const draft = quoteRow({ customer_name: name, company: null, address: "北京路 12\n3511 Утрехт\n中国" });
    await insertQuote(db, draft);
    const by = { user: { id: "1", email: "owner@weef.example" }, now: NOW };
    expect(await sendQuote(services, draft, by)).toEqual({ outcome: "sent" });
    const token = sent[0]?.text.match(/\/offerte\/(\S+)/)?.[1] ?? "";
    const row = await findByToken(db, token);
    if (!row) throw new Error("The link leads to no quote");
    expect(await agreeToQuote(services, row, agreementTo(row, { name }), NOW)).toEqual({ outcome: "agreed" });
    const agreed = await findQuote(db, { id: row.id });
    expect(agreed && showQuote(agreed, NOW)).toMatchObject({
      addressee: [name, "北京路 12", "3511 Утрехт", "中国"],
      agreement: { by: name },
    });
    const textOf = async (kind: "sent" | "agreed") => {
      const { content = "" } = (await findDocument(db, row.id, kind)) ?? {};
      return pdfText(Buffer.from(content, "base64")).replace(/\s+/g, " ");
    };
    expect(await textOf("sent")).toContain(`Voor ${shown} […] 12 3511 Утрехт Datum`);
    expect(await textOf("agreed")).toContain(`Akkoord gegeven door ${shown} Op `);
  });
});
