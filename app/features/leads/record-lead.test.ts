import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { changeConversation, findConversation } from "~/features/chat/conversation-store.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../tests/support/databases";
import { storeAppointment, storeConfiguration, storeContact, storeOffer } from "../../../tests/support/leads";
import { findLead, leadsOfPerson } from "./lead-store.server";
import { answerConversation, recordConversationLead } from "./record-lead.server";

let db: Db;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
};

const read = async (id: string) => {
  const lead = await findLead(db, { id });
  if (!lead) throw new Error("There is no such lead");
  return lead;
};
const people = () => db.selectFrom("people").selectAll().execute();

describe("a lead", () => {
  beforeEach(() => setUp(openFresh));

  it("is made of a request, with the promise of an answer", async () => {
    const id = await storeOffer(db, { id: "a", created_at: "2026-11-24T09:00:00.000Z" });
    expect(await read(id)).toMatchObject({
      kind: "offer-request",
      subject_id: "a",
      email_key: "jan@bouw.example",
      phone_key: "31600000000",
      status: "new",
      is_ads: 0,
      is_test: 0,
      promised_at: "2026-11-25T09:00:00.000Z",
      version: 1,
    });
    const ads = await storeOffer(db, { source: "meta-ads", created_at: "2026-11-24T09:00:00.000Z" });
    expect(await read(ads)).toMatchObject({ is_ads: 1, is_test: 0, promised_at: "2026-11-24T10:00:00.000Z" });
  });

  it("promises nothing to a suspect or a test, nor to somebody who has booked an appointment", async () => {
    const test = await storeOffer(db, { source: "meta-ads", is_test: 1 });
    expect(await read(test)).toMatchObject({ is_ads: 1, is_test: 1, promised_at: null });
    expect(await read(await storeOffer(db, { status: "spam" }))).toMatchObject({ status: "spam", promised_at: null });
    expect(await read(await storeAppointment(db))).toMatchObject({ status: "new", promised_at: null });
  });

  it("belongs to the same person as leads with the same address, however that is written, by whatever way", async () => {
    const phone = "06 11 11 11 11";
    const first = await read(await storeOffer(db, { email: "Jan@Bouw.example", phone }));
    const at = "2026-11-24T09:00:00.000Z";
    const others = await Promise.all([
      storeConfiguration(db, { email: "jan@bouw.example", phone }),
      storeContact(db, { id: uuidv7(), at, contact_email: "JAN@bouw.example" }),
      storeAppointment(db, { id: uuidv7(), email: "jan@bouw.example", phone: null }),
    ]);
    const leads = await leadsOfPerson(db, first.person_id, 10);
    expect(leads.map(({ id }) => id).toSorted()).toEqual([first.id, ...others].toSorted());
    expect(await people()).toHaveLength(1);
  });

  it("is somebody else's with another address or none, even if the number is the same, by whatever way", async () => {
    const phone = "06 11 11 11 11";
    const at = "2026-11-24T09:00:00.000Z";
    await storeOffer(db, { email: "jan@bouw.example", phone });
    await storeOffer(db, { email: "", phone: "+31 6 1111 1111", source: "meta-ads" });
    await storeConfiguration(db, { email: "piet@bouw.example", phone });
    await storeContact(db, { id: uuidv7(), at, contact_phone: "0611111111" });
    await storeAppointment(db, { id: uuidv7(), email: "kees@bouw.example", phone });
    const leads = await db.selectFrom("leads").select("person_id").distinct().execute();
    expect(leads).toHaveLength(5);
    const keys = await db.selectFrom("person_keys").select("value").orderBy("value").execute();
    expect(keys.map(({ value }) => value)).toEqual(["jan@bouw.example", "kees@bouw.example", "piet@bouw.example"]);
  });

  it("of a conversation goes to whoever has the address that its visitor gives later", async () => {
    const jan = await read(await storeOffer(db, { email: "jan@bouw.example", phone: "06 11 11 11 11" }));
    const id = uuidv7();
    const lead = await storeContact(db, { id, at: "2026-11-24T09:00:00.000Z", contact_phone: "06 11 11 11 11" });
    const tell = async (contact_email: string) => {
      await db.transaction().execute(async (tx) => {
        await changeConversation(tx, id, { contact_email });
        const row = await findConversation(tx, { id });
        if (row) await recordConversationLead(tx, row, "Hallo", new Date("2026-11-25T09:00:00.000Z"));
      });
      return (await read(lead)).person_id;
    };
    const alone = (await read(lead)).person_id;
    expect(alone).not.toBe(jan.person_id);
    expect(await tell("Jan@Bouw.example")).toBe(jan.person_id);
    const other = await tell("piet@prive.example");
    expect([alone, jan.person_id]).not.toContain(other);
    expect((await read(await storeOffer(db, { email: "piet@prive.example" }))).person_id).toBe(other);
    expect((await read(await storeOffer(db, { email: "jan@bouw.example" }))).person_id).toBe(jan.person_id);
  });

  it("of a conversation stays a single one, up to date, with its notes and tags", async () => {
    const id = uuidv7();
    const lead = await storeContact(db, { id, at: "2026-11-24T09:00:00.000Z", contact_phone: "06 11 11 11 11" });
    const { search } = await read(lead);
    await db
      .updateTable("leads")
      .set({ search: `${search}\nbelt terug\n#warm` })
      .execute();
    await changeConversation(db, id, { contact_name: "Zoë", contact_email: "zoe@x.example" });
    await db.transaction().execute(async (tx) => {
      const row = await findConversation(tx, { id });
      if (row) await recordConversationLead(tx, row, "Hallo", new Date("2026-11-25T09:00:00.000Z"));
    });
    const changed = await read(lead);
    expect(changed).toMatchObject({ name: "Zoë", email_key: "zoe@x.example", created_at: "2026-11-24T09:00:00.000Z" });
    expect(changed.search).toBe(
      "zoe\nzoe@x.example\n06 11 11 11 11\n31611111111\n0611111111\nhallo\nbelt terug\n#warm",
    );
  });

  it("is answered by the first reply only", async () => {
    const id = uuidv7();
    const lead = await storeContact(db, { id, at: "2026-11-24T09:00:00.000Z", contact_phone: "06 11 11 11 11" });
    for (const now of ["2026-11-24T09:20:00.000Z", "2026-11-24T10:00:00.000Z"]) {
      await db.transaction().execute((tx) => answerConversation(tx, id, new Date(now)));
    }
    expect(await read(lead)).toMatchObject({ status: "contacted", first_answered_at: "2026-11-24T09:20:00.000Z" });
  });
});

describeOnEachDatabase("a lead, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("makes one person of somebody who asks twice at once", async () => {
    const other = openAgain(db);
    await Promise.all([storeOffer(db), storeConfiguration(other, { email: "jan@bouw.example" }), storeOffer(other)]);
    expect(await people()).toHaveLength(1);
  });
});
