import { setImmediate as othersTurn } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { storeConversation } from "../../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { confirmation } from "../../../../tests/support/mails";
import { mailingServices } from "../../../../tests/support/services";
import { readTexts } from "./read-texts.server";

const KEYS = { emails: ["joris@wissink.example"], phones: [] };

describeOnEachDatabase("what speaks of somebody among much that does not", (openFresh) => {
  it.each([1_000, 1_001])(
    "is found on any page of %i mails, and others have their turn between pages",
    async (count) => {
      const db = await openFresh();
      const { outbox } = mailingServices(db);
      await db.transaction().execute((tx) => outbox.enqueue(tx, confirmation));
      const mail = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
      await db.deleteFrom("outbox").execute();
      const theirs = [0, 499, 500, 998, 999, 1_000].filter((index) => index < count);
      const rows = Array.from({ length: count }, (_, index) => {
        const [recipient = ""] = theirs.includes(index) ? KEYS.emails : ["kim@blijft.example"];
        return { ...mail, id: uuidv7(), message_id: uuidv7(), recipient };
      });
      for (let from = 0; from < count; from += 500) {
        await db
          .insertInto("outbox")
          .values(rows.slice(from, from + 500))
          .execute();
      }
      let turns = 0;
      let isReading = true;
      const others = (async () => {
        for (; isReading; turns += 1) await othersTurn();
      })();
      const { mails } = await readTexts(db, KEYS);
      isReading = false;
      await others;
      expect([...mails].sort()).toEqual(theirs.map((index) => rows[index]?.id));
      expect(turns).toBeGreaterThan(4);
    },
  );

  it("is found on any page of conversations", async () => {
    const db = await openFresh();
    const ids = Array.from({ length: 201 }, () => uuidv7());
    const theirs = [0, 99, 100, 200];
    for (const [index, id] of ids.entries()) {
      await storeConversation(db, { id }, [theirs.includes(index) ? `Ik ben ${KEYS.emails[0]}` : "Hallo"]);
    }
    expect([...(await readTexts(db, KEYS)).conversations].sort()).toEqual(theirs.map((index) => ids[index]));
  });
});
