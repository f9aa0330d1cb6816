import { v5 as uuidv5 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { business } from "~/content/business";
import { cancelAppointment, moveAppointment } from "~/features/appointments/change-appointment.server";
import { appendLines, findConversation } from "~/features/chat/conversation-store.server";
import { agreeToQuote, askAboutQuote, declineQuote } from "~/features/quotes/customer/answer-quote.server";
import { answerQuestion } from "~/features/quotes/editor/answer-question.server";
import { sendQuote } from "~/features/quotes/editor/send-quote.server";
import { withdrawQuote } from "~/features/quotes/editor/withdraw-quote.server";
import { openNewVersion } from "~/features/quotes/editor/write-quote.server";
import { findQuote, insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { newId } from "~/lib/new-id.server";
import { openFresh } from "../../../../tests/support/databases";
import { anna, storeAppointment, storeContact, storeOffer } from "../../../../tests/support/leads";
import { agreementTo, quoteRow } from "../../../../tests/support/quotes";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { addNote } from "../change-lead.server";
import { readLead } from "./read-lead.server";

const FORM = "7d9f1c1e-52b4-4c38-9a8e-1f5a7f0f7d01";
const QUESTION = uuidv5("Kan het eerder?", FORM);

describe("the timeline", () => {
  let db: Db;
  let time: Date;
  beforeEach(async () => {
    db = await openFresh();
    time = new Date("2026-11-23T09:00:00.000Z");
  });

  const services = () => ({
    ...mailingServices(db, () => time),
    limits: { quoteQuestions: limitOf(db, "q", 9), appointmentMoves: limitOf(db, "m", 9) },
  });
  const tell = async (lead: string) => {
    const place = { path: "/admin", filter: "all", cursor: null } as const;
    const file = await readLead(db, lead, { language: "nl", now: time }, place);
    return file?.timeline.days.flatMap(({ items }) => items) ?? [];
  };
  /** Each time a minute later than before. */
  const by = () => {
    time = new Date(time.getTime() + 60_000);
    return { user: anna, now: time };
  };
  const sent = async (changes: Partial<QuoteRow>) => {
    const draft = quoteRow({ created_at: time.toISOString(), ...changes });
    await insertQuote(db, draft);
    await sendQuote(services(), draft, by());
    const row = await findQuote(db, { id: draft.id });
    if (!row) throw new Error("The quote is gone");
    return row;
  };

  it("tells what became of quotes: sent, asked about, answered, agreed to, declined, withdrawn, replaced", async () => {
    const lead_id = await storeOffer(db, { created_at: "2026-11-23T08:00:00.000Z" });
    const agreed = await sent({ lead_id });
    const desk = services();
    await askAboutQuote(desk, agreed, { id: FORM, question: "Kan het eerder?" }, by().now);
    await answerQuestion(desk, { id: QUESTION, answer: "Ja, in mei." }, by());
    expect(await agreeToQuote(desk, agreed, agreementTo(agreed), by().now)).toEqual({ outcome: "agreed" });
    await declineQuote(desk, await sent({ lead_id }), { reason: "price", note: "Te veel" }, by().now);
    await withdrawQuote(desk, (await sent({ lead_id })).id, by());
    const former = await sent({ lead_id });
    const next = await openNewVersion(db, former.id, by().now);
    await sendQuote(desk, { id: next?.id ?? "", version: 1 }, by());
    const told = (await tell(lead_id)).filter(({ kind }) => kind === "quote" || kind === "question");
    expect(told.map(({ title, text, by: who }) => [title, text, who])).toEqual([
      ["Offerte opgesteld", null, null],
      ["Offerte 2026-0001 verstuurd", null, anna.email],
      ["Vraag over offerte 2026-0001", "Kan het eerder?", null],
      ["Vraag over offerte 2026-0001 beantwoord", "Ja, in mei.", anna.email],
      ["Akkoord met offerte 2026-0001, door Rob Smit", null, null],
      ["Offerte opgesteld", null, null],
      ["Offerte 2026-0002 verstuurd", null, anna.email],
      ["Niet akkoord met offerte 2026-0002", "Te duur\nTe veel", null],
      ["Offerte opgesteld", null, null],
      ["Offerte 2026-0003 verstuurd", null, anna.email],
      ["Offerte 2026-0003 ingetrokken", null, anna.email],
      ["Offerte opgesteld", null, null],
      ["Offerte 2026-0004 verstuurd", null, anna.email],
      ["Offerte opgesteld", null, null],
      ["Offerte 2026-0004 vervangen door een nieuwe versie", null, anna.email],
      ["Offerte 2026-0004-2 verstuurd", null, anna.email],
    ]);
  });

  it("tells what was said in a chat, line by line where nothing came between", async () => {
    const id = newId();
    const lead = await storeContact(db, { id, at: "2026-11-21T11:00:00.000Z" });
    const say = async (author: "visitor" | "bot" | "person", text: string) =>
      db.transaction().execute(async (tx) => {
        const row = (await findConversation(tx, { id })) ?? expect.fail("There is no such conversation");
        await appendLines(tx, row, [{ id: newId(), author, text }], by().now.toISOString());
      });
    await say("visitor", "Wat kost dat?");
    await say("bot", "Bel gerust.");
    await addNote(services(), lead, "Belde ook", by());
    await say("person", "Ik kijk even mee.");
    expect((await tell(lead)).map(({ kind, text }) => [kind, text])).toEqual([
      ["line", "Bezoeker: Hallo"],
      ["chat", null],
      ["line", "Bezoeker: Wat kost dat?\nAssistent: Bel gerust."],
      ["note", "Belde ook"],
      ["line", `${business.name}: Ik kijk even mee.`],
    ]);
  });

  it("tells that an appointment was moved and cancelled, and of the mails about it", async () => {
    const lead = await storeAppointment(db, {
      id: "appointment",
      created_at: "2026-11-23T08:00:00.000Z",
      starts_at: "2026-12-01T09:00:00.000Z",
      ends_at: "2026-12-01T09:30:00.000Z",
    });
    const slot = { startsAt: "2026-12-01T10:15:00.000Z", endsAt: "2026-12-01T10:45:00.000Z" };
    const [moving, cancelling] = [services(), services()];
    expect((await moveAppointment(moving, "appointment", { to: slot, seen: null }, "visitor", by().now)).outcome).toBe(
      "moved",
    );
    // Waits for the mails being sent.
    await moving.outbox.stop();
    const later = { startsAt: "2026-12-01T13:15:00.000Z", endsAt: "2026-12-01T13:45:00.000Z" };
    const stopped = services();
    await stopped.outbox.stop();
    await moveAppointment(stopped, "appointment", { to: later, seen: null }, anna, by().now);
    // The unsent mail about the move is withdrawn, and the move is told all the same.
    await cancelAppointment(cancelling, "appointment", "visitor", by().now);
    await cancelling.outbox.stop();
    expect((await tell(lead)).map(({ title }) => title)).toEqual([
      "Afspraak gemaakt voor di 1 dec 2026, 10:00",
      "Afspraak verzet door de klant, van di 1 dec 2026, 10:00 naar di 1 dec 2026, 11:15",
      "Mail verstuurd: nieuwe tijd van de afspraak",
      "Afspraak verzet door ons, van di 1 dec 2026, 11:15 naar di 1 dec 2026, 14:15",
      "Afspraak van di 1 dec 2026, 14:15 afgezegd door de klant",
      "Mail verstuurd: afzegging van de afspraak",
    ]);
  });
});
