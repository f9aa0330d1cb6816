import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { addUser, authOn } from "../../../../tests/support/accounts";
import { copyRow } from "../../../../tests/support/calendar-copies";
import { describeOnEachDatabase, describeOnPostgres, isSomebodyHeldUp } from "../../../../tests/support/databases";
import { SECRET } from "../../../../tests/support/services";
import { newCalendar } from "../calendar-account.server";
import { deleteRemoved, retryTarget, saveRemoved, wakeTargets } from "./copy-store.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describeOnEachDatabase("a calendar that appointments are written into", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  it("is forgotten with its password a day after it was removed, or a week if copies stay in it", async () => {
    const { id: userId } = await addUser(authOn(db), { email: "anna@weef.example", role: "owner" }, NOW);
    const account = { kind: "caldav", url: "https://dav.example/", username: "anna", password: "x" } as const;
    const made = { ...account, userId, name: "Anna", collections: [], ownAddresses: [] };
    const [empty, full] = [newCalendar(made, SECRET, NOW), newCalendar(made, SECRET, NOW)];
    for (const row of [empty, full]) await db.transaction().execute((tx) => saveRemoved(tx, row, NOW));
    await db
      .insertInto("calendar_copies")
      .values(copyRow({ calendar_id: full.id }))
      .execute();
    const leftAfter = async (hours: number) => {
      await deleteRemoved(db, hoursLater(hours));
      return (await db.selectFrom("removed_calendars").select("id").execute()).map(({ id }) => id);
    };
    expect((await leftAfter(23)).sort()).toEqual([empty.id, full.id].sort());
    expect(await leftAfter(25)).toEqual([full.id]);
    expect(await leftAfter(7 * 24 + 1)).toEqual([]);
  });

  it("is woken by an appointment, but not while its password is refused, unless there is a new one", async () => {
    const id = newId();
    const change = { trouble: "password", due_at: hoursLater(24).toISOString(), lease_owner: "a process" };
    const due = async () =>
      (await db.selectFrom("calendar_targets").selectAll().where("id", "=", id).executeTakeFirst())?.due_at;
    const wake = (at: Date) => db.transaction().execute((tx) => wakeTargets(tx, [id], at));
    await wake(NOW);
    await wake(hoursLater(1));
    expect(await due()).toBe(hoursLater(1).toISOString());
    await db.updateTable("calendar_targets").set(change).execute();
    await wake(hoursLater(2));
    expect(await due()).toBe(change.due_at);
    await db.transaction().execute((tx) => retryTarget(tx, id, hoursLater(3)));
    expect(await due()).toBe(hoursLater(3).toISOString());
  });
});

describeOnPostgres("calendars that two appointments go into", (openFresh) => {
  it("are woken for both at the same time", async () => {
    const db = await openFresh();
    const [first, second] = [newId(), newId()];
    await db.transaction().execute((tx) => wakeTargets(tx, [first, second], NOW));
    const { other } = await db.transaction().execute(async (tx) => {
      await wakeTargets(tx, [first], NOW);
      const other = db.transaction().execute((otherTx) => wakeTargets(otherTx, [second, first], NOW));
      await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      await wakeTargets(tx, [second], NOW);
      return { other };
    });
    await other;
  });
});
