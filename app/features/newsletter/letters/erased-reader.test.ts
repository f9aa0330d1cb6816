import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { erasePerson, printOf } from "~/features/privacy/erase/erase-person.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import { type Db, isPostgres } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices } from "../../../../tests/support/known-person";
import { anna } from "../../../../tests/support/leads";
import { letterRow, readerRow } from "../../../../tests/support/letters";
import { letterQueue } from "./letter-queue.server";
import { followLetter } from "./letter-returned.server";

const NOW = new Date("2026-11-23T11:00:00.000Z");
const UNKNOWN = "550 5.1.1 No such user";

/** True if one transaction waits for another. */
async function isSomebodyHeldUp(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

describeOnEachDatabase("a letter that comes back from somebody who is erased", (open) => {
  it.each(["after it", "at the same moment"])("leaves nothing: %s", async (moment) => {
    const db = await open();
    const services = filingServices(db, freshFolder(), NOW);
    const reader = readerRow("nl");
    await db.insertInto("subscribers").values(reader).execute();
    await db
      .insertInto("letters")
      .values(letterRow(NOW, { state: "queued", ended_at: null }))
      .execute();
    await letterQueue({ ...services, now: () => NOW }).attemptDue();
    const mail = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    const seen = printOf((await tracePerson(db, reader, services.ownerEmail)).trace);
    const erase = () => erasePerson(services, { email: reader.email }, { seen }, { user: anna, now: NOW });
    let erased: ReturnType<typeof erase> | undefined;
    await db.transaction().execute(async (tx) => {
      await followLetter.hold(tx, mail);
      if (moment === "at the same moment") {
        erased = erase();
        if (isPostgres(db)) await vi.waitFor(async () => expect(await isSomebodyHeldUp(db)).toBe(true));
      }
      await followLetter.fail?.(tx, mail, UNKNOWN, NOW);
    });
    expect((await (erased ?? erase())).outcome).toBe("erased");
    for (const table of ["subscribers", "letter_mails", "outbox"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
