import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { appendLines, insertConversationOnce } from "~/features/chat/conversation-store.server";
import { newConversation } from "~/features/chat/post-message.server";
import { insertQuote } from "~/features/quotes/quote-store.server";
import { appointmentRow } from "../../../../tests/support/appointments";
import { chatPost, someBrowser, storeConversation } from "../../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeAppointment, storeContact, storeOffer } from "../../../../tests/support/leads";
import { storeProject } from "../../../../tests/support/projects";
import { quoteRow } from "../../../../tests/support/quotes";
import { readKey, tickOf, tracePerson } from "./find-person.server";
import { isEmpty } from "./trace";

const OWNER = "owner@weef.example";
const ANNA = { name: "Anna Bakker", email: "anna@bakkerij-a.example", phone: "0600000000" };
const BERT = { name: "Bert Bouwman", email: "bert@bouw-b.example", phone: "06-00000000" };
const AT = "2026-11-21T10:00:00.000Z";
const ADDRESS = { email: "jan@smederij.example" };
const NUMBER = { phone: "31612345678" };

describeOnEachDatabase("whose data are found", (openFresh) => {
  it("by an address: what was given with it; what only has the same number is apart, also by a number", async () => {
    const db = await openFresh();
    const at = { created_at: AT };
    const hers = await storeOffer(db, { ...ANNA, ...at });
    const his = await storeOffer(db, { ...BERT, ...at });
    const chat = await storeContact(db, { id: uuidv7(), at: AT, contact_phone: "06 0000 0000" });
    const appointment = await storeAppointment(db, { id: uuidv7(), ...BERT, ...at });
    const spam = appointmentRow({ ...BERT, id: uuidv7(), status: "spam", starts_at: "2026-11-25T09:00:00.000Z" });
    await db.insertInto("appointments").values(spam).execute();
    const draft = { mode: "website", language: "nl", expires_at: AT, ...at } as const;
    const fields = (who: object) => JSON.stringify(who);
    await db
      .insertInto("configurator_drafts")
      .values([
        { ...draft, token_hash: "his", fields: fields(BERT) },
        { ...draft, token_hash: "hers", fields: fields(ANNA) },
      ])
      .execute();
    const quote = quoteRow({ lead_id: his });
    await insertQuote(db, quote);
    const { trace, byNumber } = await tracePerson(db, { email: ANNA.email }, OWNER);
    expect(trace.emails).toEqual([ANNA.email]);
    expect([trace.ids.leads, trace.ids.quotes, trace.ids.appointments, trace.ids.drafts]).toEqual([
      [hers],
      [],
      [],
      ["hers"],
    ]);
    expect(byNumber.leads.map(({ id }) => id).toSorted()).toEqual([his, chat, appointment].toSorted());
    expect([byNumber.appointments, byNumber.drafts]).toEqual([[spam.id], ["his"]]);
    const all = await tracePerson(db, { phone: "31600000000" }, OWNER);
    expect(isEmpty(all.trace)).toBe(true);
    expect(all.byNumber.leads.map(({ id }) => id).toSorted()).toEqual([hers, his, chat, appointment].toSorted());
    const ticked = await tracePerson(db, { email: ANNA.email }, OWNER, [`lead:${his}`, "draft:his", "lead:another"]);
    expect(ticked.trace.emails).toEqual([ANNA.email]);
    const { ids } = ticked.trace;
    expect([ids.leads, ids.quotes, ids.drafts, ids.appointments]).toEqual([
      [hers, his],
      [quote.id],
      ["hers", "his"],
      [],
    ]);
  });

  it.each([
    { confirmed: "nothing", columns: {}, found: [1, 1] },
    {
      confirmed: "the number",
      columns: { contact_phone: "06 12345678", contact_confirmed_at: AT },
      found: [1, 0],
    },
    {
      confirmed: "the address",
      columns: { contact_email: "Jan@smederij.example", contact_confirmed_at: AT },
      found: [1, 1],
    },
  ])(
    "in a conversation that asked about an address and a number, where $confirmed was confirmed",
    async ({ columns, found }) => {
      const db = await openFresh();
      const row = { ...newConversation(chatPost(""), someBrowser().tokenHash, new Date(AT)), ...columns };
      const asks = { email: "jan@smederij.example", phone: "06 12345678" };
      await db.transaction().execute(async (tx) => {
        await insertConversationOnce(tx, row);
        await appendLines(tx, row, [{ id: crypto.randomUUID(), author: "bot", text: "Klopt dit?", asks }], AT);
      });
      const [byAddress, onNumber] = [await tracePerson(db, ADDRESS, OWNER), await tracePerson(db, NUMBER, OWNER)];
      expect([byAddress.trace.ids.conversations.length, onNumber.byNumber.conversations.length]).toEqual(found);
      expect(isEmpty(onNumber.trace)).toBe(true);
    },
  );

  it("where only a person with that number is left, but not if an address shows that it is somebody else", async () => {
    const db = await openFresh();
    const left = { name: "Jan", phone_key: NUMBER.phone, created_at: AT };
    await db
      .insertInto("people")
      .values([
        { ...left, id: "jan", email_key: null },
        { ...left, id: "piet", email_key: "piet@smederij.example" },
      ])
      .execute();
    expect((await tracePerson(db, NUMBER, OWNER)).byNumber.people).toEqual(["jan"]);
  });

  it("in a project that was added by hand with a number alone", async () => {
    const db = await openFresh();
    const { id } = await storeProject(db, { email: null, phone: "06 1234 5678" });
    await storeProject(db, { email: null, phone: "06 99999999" });
    const { byNumber, trace } = await tracePerson(db, NUMBER, OWNER);
    expect([byNumber.projects, trace.ids.projects]).toEqual([[id], []]);
    const ticked = await tracePerson(db, NUMBER, OWNER, [tickOf("projects", id)]);
    expect(ticked.trace.ids.projects).toEqual([id]);
  });

  it("by their number and their address, however either was written, there and here", async () => {
    const db = await openFresh();
    const written = ["info@bäckerei-idn.example", "info@xn--bckerei-idn-l8a.example"];
    const numbers = ["\u202a06 22334455\u202c (na 17u)", "٠٦ \u2013 ٢٢٣٣٤٤٥٥"];
    for (const [nth, email] of written.entries()) await storeOffer(db, { email, phone: numbers[nth] ?? null });
    await storeConversation(db, {}, ["Mail me op info@bäckerei-idn.example"]);
    const asked = [...written, "p:+31622334455", "(+31) 6\u221222334455"].map(readKey);
    const traces = await Promise.all(asked.map((key) => key && tracePerson(db, key, OWNER)));
    const found = traces.map((traced) => [traced?.trace.ids.leads.length, traced?.byNumber.leads.length]);
    expect(found).toEqual([
      [2, 0],
      [2, 0],
      [0, 2],
      [0, 2],
    ]);
    expect(traces.map((traced) => traced?.trace.ids.conversations.length)).toEqual([1, 1, 0, 0]);
  });

  it("not in a conversation with somebody else that only mentions them", async () => {
    const db = await openFresh();
    const columns = { contact_phone: "06 87654321", contact_confirmed_at: AT };
    await storeConversation(db, columns, ["Mijn buurman is jan@smederij.example"]);
    expect((await tracePerson(db, ADDRESS, OWNER)).trace.ids.conversations).toEqual([]);
  });
});
