import { randomUUID } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { slotAt } from "~/features/appointments/booking/availability.server";
import {
  cancelAppointment,
  moveAppointment,
  restoreAppointment,
} from "~/features/appointments/change-appointment.server";
import { mailsAbout } from "~/features/appointments/mails.server";
import { answerContact } from "~/features/chat/answer-contact.server";
import { answerAsPerson } from "~/features/chat/attend.server";
import { lockLead } from "~/features/leads/lead-store.server";
import { lockPeopleAlone } from "~/features/leads/person-store.server";
import { declineQuote } from "~/features/quotes/customer/answer-quote.server";
import { sendQuote } from "~/features/quotes/editor/send-quote.server";
import { withdrawQuote } from "~/features/quotes/editor/withdraw-quote.server";
import { reminderMail } from "~/features/quotes/mails.server";
import { deleteQuotesBefore, insertQuote } from "~/features/quotes/quote-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { limitLockWaits } from "~/lib/db/lock-waits.server";
import type { AppointmentRow, Tables } from "~/lib/db/tables/tables";
import { appointmentLimits, appointmentRow } from "../../../tests/support/appointments";
import { chatServices } from "../../../tests/support/conversations";
import { describeOnPostgres, isSomebodyHeldUp, openAgain } from "../../../tests/support/databases";
import { anna, storeConfiguration, storeContact } from "../../../tests/support/leads";
import { quoteRow } from "../../../tests/support/quotes";
import { mailingServices } from "../../../tests/support/services";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const APPOINTMENT = uuidv7();
const CHAT = uuidv7();
const TOKEN = "the-hash-of-a-browser";
const QUOTE = quoteRow({
  number: "2026-001",
  state: "sent",
  sent_at: NOW.toISOString(),
  valid_until: "2026-12-21",
  token_hash: "a-hash",
});

function servicesOn(db: Db) {
  const { limits, live, ...chat } = chatServices(db);
  return { ...chat, ...mailingServices(db, () => NOW), live, limits: { ...limits, ...appointmentLimits(db) } };
}

type Services = ReturnType<typeof servicesOn>;

/** Erasing locks people first, then mails, leads, and what these came from. */
describeOnPostgres("erasing a person", (openFresh) => {
  async function storeAppointment(db: Db, status: AppointmentRow["status"]): Promise<void> {
    const services = servicesOn(db);
    const row = appointmentRow({ id: APPOINTMENT, status });
    const { reminder } = mailsAbout(row, { kind: "booked" }, services, NOW);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto("appointments").values(row).execute();
      if (reminder) await services.outbox.enqueue(tx, reminder);
    });
  }
  const storeChat = (db: Db) =>
    storeContact(db, { id: CHAT, at: NOW.toISOString(), token_hash: TOKEN, contact_email: "jan@bouw.example" });

  async function storeQuote(db: Db): Promise<void> {
    const services = servicesOn(db);
    const reminder = reminderMail(QUOTE, services);
    if (!reminder) throw new Error("Nothing is queued");
    await db.transaction().execute(async (tx) => {
      await tx.insertInto("quotes").values(QUOTE).execute();
      await services.outbox.enqueue(tx, reminder);
    });
  }

  const to = slotAt({ date: "2026-11-26", time: "09:45" });
  const nobody = { name: null, email: null, phone: null };
  it.each<{ what: string; before: (db: Db) => Promise<unknown>; work: (services: Services) => Promise<unknown> }>([
    {
      what: "agrees to be contacted",
      before: storeChat,
      work: (services) =>
        answerContact(services, TOKEN, { agrees: true, ...nobody, phone: "06 12345678", asked: undefined }, NOW),
    },
    {
      what: "is answered in the chat",
      before: storeChat,
      work: (services) => answerAsPerson(services, CHAT, { id: randomUUID(), text: "Hallo" }, NOW),
    },
    {
      what: "is taken out of the spam",
      before: (db) => storeAppointment(db, "spam"),
      work: (services) => restoreAppointment(services, APPOINTMENT, { user: anna, now: NOW }),
    },
    {
      what: "moves an appointment",
      before: (db) => storeAppointment(db, "booked"),
      work: (services) =>
        to ? moveAppointment(services, APPOINTMENT, { to, seen: null }, "visitor", NOW) : Promise.reject(),
    },
    {
      what: "cancels an appointment",
      before: (db) => storeAppointment(db, "booked"),
      work: (services) => cancelAppointment(services, APPOINTMENT, "visitor", NOW),
    },
    {
      what: "declines a quote",
      before: storeQuote,
      work: (services) => declineQuote(services, QUOTE, { reason: "price", note: "" }, NOW),
    },
    {
      what: "has a quote withdrawn",
      before: storeQuote,
      work: (services) => withdrawQuote(services, QUOTE.id, { user: anna, now: NOW }),
    },
  ])("and whoever $what at the same time do not wait for each other", async ({ before, work }) => {
    const db = await openFresh();
    await before(db);
    const [elsewhere, watching] = [openAgain(db), openAgain(db)];
    let working: Promise<unknown> | undefined;
    await db.transaction().execute(async (tx) => {
      await lockPeopleAlone(tx);
      await tx.deleteFrom("outbox").execute();
      await tx.deleteFrom("leads").execute();
      working = work(servicesOn(elsewhere));
      // The outcome is checked below.
      working.catch(() => {});
      await expect.poll(() => isSomebodyHeldUp(watching)).toBe(true);
      await tx.deleteFrom("conversations").execute();
      await tx.deleteFrom("appointments").execute();
      await tx.deleteFrom("quotes").execute();
    });
    // The subject no longer exists.
    expect([false, "gone", { outcome: "gone" }, { outcome: "unknown" }, { outcome: "changed" }]).toContainEqual(
      await working,
    );
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  /** Erases in the usual order, while `work`, on the same rows, starts after the first of them are locked. */
  async function eraseBeside(
    db: Db,
    hold: (tx: Tx) => Promise<unknown>,
    work: () => Promise<unknown>,
    erased: (keyof Tables)[],
  ) {
    const watching = openAgain(db);
    let working: Promise<unknown> | undefined;
    await db.transaction().execute(async (tx) => {
      await lockPeopleAlone(tx);
      await hold(tx);
      // Shorter than PostgreSQL takes to resolve a deadlock.
      await limitLockWaits(tx, 500);
      working = work();
      working.catch(() => {});
      await expect.poll(() => isSomebodyHeldUp(watching)).toBe(true);
      for (const table of erased) await tx.deleteFrom(table).execute();
    });
    return await working;
  }

  it("and a mail that has just brought them a quote do not wait for each other", async () => {
    const db = await openFresh();
    const elsewhere = openAgain(db);
    let now = NOW;
    const services = { ...servicesOn(elsewhere), ...mailingServices(elsewhere, () => now) };
    const lead = await storeConfiguration(db);
    const quote = quoteRow({ lead_id: lead });
    await insertQuote(db, quote);
    services.mailServer.trouble = "connect ECONNREFUSED";
    expect(await sendQuote(services, quote, { user: anna, now })).toEqual({ outcome: "delayed" });
    services.mailServer.trouble = null;
    now = new Date(NOW.getTime() + 60_000);
    await eraseBeside(
      db,
      (tx) => lockLead(tx, lead),
      () => services.outbox.sendDue(),
      ["outbox", "leads"],
    );
    expect(services.sent).toHaveLength(1);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  it("and expired quotes without a lead do not wait for each other", async () => {
    const db = await openFresh();
    await insertQuote(db, QUOTE);
    await db
      .insertInto("quote_questions")
      .values({ id: uuidv7(), quote_id: QUOTE.id, text: "?", asked_at: NOW.toISOString() })
      .execute();
    const document = { content: "", sha256: "", created_at: NOW.toISOString() };
    await db
      .insertInto("quote_documents")
      .values({ quote_id: QUOTE.id, kind: "sent", ...document })
      .execute();
    const later = new Date(NOW.getTime() + 60_000);
    const deleted = await eraseBeside(
      db,
      (tx) => tx.deleteFrom("quote_questions").execute(),
      () => deleteQuotesBefore(openAgain(db), { agreed: later, other: later }),
      ["quote_documents", "quotes"],
    );
    expect(deleted).toBe(0);
  });
});
