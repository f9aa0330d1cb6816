import { expect, it } from "vitest";
import { chatPost, someBrowser, storeConversation } from "../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { newConversation } from "../conversations/post-message.server";
import { appendLines, insertConversationOnce } from "../conversations/store.server";
import { tracePerson } from "./find-person.server";

const OWNER = "owner@weef.example";
const AT = "2026-11-21T10:00:00.000Z";
const ADDRESS = { email: "jan@smederij.example" };
const NUMBER = { phone: "31612345678" };

describeOnEachDatabase("whose data are found", (openFresh) => {
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
    "in a talk that asked about an address and a number, where $confirmed was confirmed",
    async ({ columns, found }) => {
      const db = await openFresh();
      const row = { ...newConversation(chatPost(""), someBrowser().tokenHash, new Date(AT)), ...columns };
      const asks = { email: "jan@smederij.example", phone: "06 12345678" };
      await db.transaction().execute(async (tx) => {
        await insertConversationOnce(tx, row);
        await appendLines(tx, row, [{ id: crypto.randomUUID(), author: "bot", text: "Klopt dit?", asks }], AT);
      });
      const traces = await Promise.all([ADDRESS, NUMBER].map((key) => tracePerson(db, key, OWNER)));
      expect(traces.map(({ ids }) => ids.conversations.length)).toEqual(found);
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
    expect((await tracePerson(db, NUMBER, OWNER)).ids.people).toEqual(["jan"]);
  });

  it("not in a talk with somebody else that only mentions them", async () => {
    const db = await openFresh();
    const columns = { contact_phone: "06 87654321", contact_confirmed_at: AT };
    await storeConversation(db, columns, ["Mijn buurman is jan@smederij.example"]);
    expect((await tracePerson(db, ADDRESS, OWNER)).ids.conversations).toEqual([]);
  });
});
